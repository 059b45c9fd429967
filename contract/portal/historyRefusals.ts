/** Refusals of moments at which a file cannot be read. */
export const historyRefusals = {
  'unknown-filing': [404, 'No filing of this entity has the tracking number %{trackingNo}.'],
  'day-to-come': [400, '%{day} is still to come. Choose a day up to today.'],
  'before-registration': [409, 'This entity was registered on %{day}. Choose that day or a later one.'],
  'no-history': [409, 'The history of this file is complete from %{day}. Earlier days cannot be shown.'],
  'not-known-yet': [409, 'The register has known this entity since %{day}. Choose that day or a later one.'],
  'unknown-transaction': [404, 'No change of a file has this number.'],
} as const
