const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/

/**
 * Returns the sign, whole digits and decimals of an amount, ignoring grouping; undefined for text that is not an
 * amount.
 */
const read = (amount: string) => {
  const [matched, sign = '', whole = '', decimals = ''] = DECIMAL.exec(amount.replace(/[,\s]/g, '')) ?? []
  return matched === undefined ? undefined : { sign, whole, decimals }
}

export const isAmount = (amount: string) => read(amount) !== undefined

/**
 * Returns the exact sum of amounts, computed on their digits and not as floats. Text that is not an amount is skipped;
 * undefined if all of them are.
 */
export const sumOf = (amounts: readonly string[]): string | undefined => {
  const cents = amounts.flatMap(amount => read(amount) ?? [])
  if (cents.length === 0) return undefined
  const places = cents.reduce((most, { decimals }) => Math.max(most, decimals.length), 0)
  let total = 0n
  for (const { sign, whole, decimals } of cents) {
    const value = BigInt(whole + decimals.padEnd(places, '0'))
    total += sign ? -value : value
  }
  const digits = String(total < 0n ? -total : total).padStart(places + 1, '0')
  const point = digits.length - places
  return `${total < 0n ? '-' : ''}${digits.slice(0, point)}${places ? `.${digits.slice(point)}` : ''}`
}

/** Returns an amount in its shortest form, so that equal amounts have equal text. */
export const plainest = (amount: string): string => {
  const { sign, whole, decimals } = read(amount) ?? { sign: '', whole: amount, decimals: '' }
  const [units, rest] = [whole.replace(/^0+(?=\d)/, ''), decimals.replace(/0+$/, '')]
  const text = rest ? `${units}.${rest}` : units
  return text === '0' ? text : sign + text
}

/**
 * Returns an amount in the person's own grouping, with cents and all digits; text that is not an amount is returned
 * unchanged.
 */
export const amountText = (amount: string | null | undefined, locale: string): string => {
  if (!amount) return ''
  const cents = read(amount)
  if (!cents) return amount
  const point = (0.5).toLocaleString(locale).charAt(1)
  return `${cents.sign}${BigInt(cents.whole).toLocaleString(locale)}${point}${cents.decimals.padEnd(2, '0')}`
}
