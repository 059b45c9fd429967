import { Refusal } from '@contract/errors'

/** Text as it is kept on one line. Refuses, by field, what holds nothing to read. */
export const singleLine = (text: string, field: string): string => {
  const kept = text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
  if (!kept) throw new Refusal('invalid-fields', { fields: field }, { [field]: 'This must not be empty' })
  return kept
}
