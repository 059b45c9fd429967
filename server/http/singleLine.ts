import { Refusal } from '@contract/errors'

/** Text as it is kept on one line, in composed letters. Refuses, by field, what holds nothing to read. */
export const singleLine = (text: string, field: string): string => {
  const line = text
    .normalize('NFC')
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
  if (!line) throw new Refusal('invalid-fields', { fields: field }, { [field]: { code: 'empty' } })
  return line
}
