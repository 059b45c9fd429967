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
} as const
