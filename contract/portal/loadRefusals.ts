/** Refusals of loads; see contract/errors.ts and docs/decisions/121-loads.md. */
export const loadRefusals = {
  'load-nothing': [400, 'There is no file to load. Name files by their kind, such as entities.csv or people.xlsx.'],
  'load-file-unknown': [
    400,
    '%{file} is not a file that can be loaded. Name a .csv, .xlsx or .ndjson file by its kind, such as entities.csv, or say its kind in the mapping. Kinds: %{kinds}.',
  ],
  'load-file-broken': [400, '%{file} cannot be read. %{reason} Nothing was loaded.'],
  'load-column-missing': [
    400,
    '%{file} has no column for %{column}. Name the column so, or say in the mapping which column it is.',
  ],
  'load-column-unknown': [400, 'The mapping names a column %{column} that %{file} does not have.'],
  'load-field-unknown': [400, 'The mapping names %{field}, which %{kind} does not have. Fields: %{fields}.'],
  'load-mapping-broken': [400, 'The mapping cannot be read. %{reason} Nothing was loaded.'],
  'load-not-written': [409, 'Load %{load} has written nothing that could be taken back.'],
  'no-such-load': [404, 'This load does not exist any more. Reload the list.'],
  'no-such-load-file': [404, 'The load has no such file any more. Reload and try again.'],
  'load-too-many-files': [409, 'A load has at most %{most} files. Put rows of one kind into one file.'],
  'load-under-way': [409, 'The load is being worked on. Wait until that has ended, or cancel it.'],
  'load-not-under-way': [409, 'The work on this load has ended, so there is nothing to cancel.'],
  'load-not-checked': [409, 'The load has not been checked as it is now. Check it first.'],
  'load-closed': [409, 'This load has been written, so it does not change any more. Start a new load.'],
  'load-stopped': [409, 'The work was cancelled. Nothing was changed.'],
  'load-none-refused': [404, 'The load has no refused rows.'],
  'load-refused-removed': [
    410,
    'Refused rows are kept for 7 days and have been removed. Check the files in a new load.',
  ],
} as const
