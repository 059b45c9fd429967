/** Spreadsheet that every import accepts. The portal's reader has the same size limit. */
export const SPREADSHEET = { field: 'file', megabytes: 10 } as const
