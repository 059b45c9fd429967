import { SSF } from 'xlsx'

/** Last day that a spreadsheet counts, 31 December 9999. */
const LAST_DAY = 2_958_465

const formatted = (format: string, value: number, date1904: boolean) => {
  try {
    return SSF.format(format, value, { date1904 }).trim()
  } catch {
    return String(value)
  }
}

/**
 * Returns the digits of a whole number, whatever its format: with the leading zeros of the format, without its separators
 * and decimals. A format that puts digits of its own before the number is shown as it is.
 */
const wholeNumber = (value: number, format: string) => {
  const [first = ''] = format.split(';')
  const literals = first.match(/"[^"]*"|\\./g)?.join('') ?? ''
  if (/\d/.test(literals)) return formatted(format, value, false)
  const [pattern = ''] = first.replace(/"[^"]*"|[\\_*].|\[[^\]]*\]/g, '').split('.')
  const zeros = /[e%/]/i.test(first) ? 0 : pattern.replace(/[^0]/g, '').length
  return `${value < 0 ? '-' : ''}${String(Math.abs(value)).padStart(zeros, '0')}`
}

/** Returns the text of a number cell. Numbers keep all their digits, because BRNs are long. */
export const numberCellText = (value: number, format: unknown, date1904: boolean): string => {
  const isFormatted = typeof format === 'string' && format !== 'General'
  if (isFormatted && SSF.is_date(format) && value >= 0 && value <= LAST_DAY)
    return formatted(value % 1 ? 'dd-mm-yyyy hh:mm' : 'dd-mm-yyyy', value, date1904)
  if (Number.isSafeInteger(value)) return isFormatted ? wholeNumber(value, format) : String(value)
  return formatted(isFormatted && !SSF.is_date(format) ? format : 'General', value, date1904)
}
