/** What a spreadsheet may be at most, wherever it is read. */
export const limits = {
  megabytes: 25,
  rows: 200_000,
  columns: 100,
  sheets: 50,
  zipEntries: 2000,
  /** All parts unpacked; a list of 200,000 rows unpacks to about 100 MB. */
  unpackedMegabytes: 400,
  /** Seconds after which reading is given up. */
  seconds: 60,
} as const
