import type { PersonRecord } from './recordColumns'

/** ID numbers that say nothing, such as N/A, 0000000 or a dash, belong to nobody. */
const isNumber = (number: string) => number.length >= 5 && /(\d.*){4}/.test(number) && !/^(.)\1*$/.test(number)

/**
 * Returns the text that is the same for all records of one person: type and number of the ID as they are written, but
 * for capitals. Numbers other than national ones also need the same country, because countries number passports by
 * themselves. A record without a number stands alone.
 */
export const identityOf = ({ id, idType, idNumber, number, nationality }: PersonRecord): string => {
  if (!idNumber || !number || !isNumber(number)) return `record ${id}`
  const country = idType === 'NATIONAL_ID' ? '' : (nationality ?? '').trim().toUpperCase()
  return [idType ?? '', idNumber.trim().toUpperCase(), country].join('\n')
}

/** Returns the searched form of a record's ID number; undefined for a number that belongs to nobody. */
export const ownNumber = ({ number }: PersonRecord): string | undefined =>
  number && isNumber(number) ? number : undefined
