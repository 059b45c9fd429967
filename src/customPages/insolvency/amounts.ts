const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/

/** An amount as its host wrote it, without grouping: its sign, its whole digits, its decimals. */
const read = (amount: string) => {
  const [matched, sign = '', whole = '', decimals = ''] = DECIMAL.exec(amount.replace(/[,\s]/g, '')) ?? []
  return matched === undefined ? undefined : { sign, whole, decimals }
}

export const isAmount = (amount: string) => read(amount) !== undefined

/**
 * What amounts add up to, exactly: as many digits and decimals as they have, never a float. What is no amount counts as
 * nothing; undefined when none is.
 */
export const sumOf = (amounts: readonly string[]): string | undefined => {
  const known = amounts.flatMap(amount => read(amount) ?? [])
  if (known.length === 0) return undefined
  const places = known.reduce((most, { decimals }) => Math.max(most, decimals.length), 0)
  let total = 0n
  for (const { sign, whole, decimals } of known) {
    const value = BigInt(whole + decimals.padEnd(places, '0'))
    total += sign ? -value : value
  }
  const digits = String(total < 0n ? -total : total).padStart(places + 1, '0')
  const point = digits.length - places
  return `${total < 0n ? '-' : ''}${digits.slice(0, point)}${places ? `.${digits.slice(point)}` : ''}`
}

/** The same amount in its shortest form: two that are equal read alike. */
export const plainest = (amount: string): string => {
  const { sign, whole, decimals } = read(amount) ?? { sign: '', whole: amount, decimals: '' }
  const [units, rest] = [whole.replace(/^0+(?=\d)/, ''), decimals.replace(/0+$/, '')]
  const text = rest ? `${units}.${rest}` : units
  return text === '0' ? text : sign + text
}

/** An amount in the person's own grouping, with cents, and every digit of it; what is no amount reads as it came. */
export const amountText = (amount: string | null | undefined, locale: string): string => {
  if (!amount) return ''
  const known = read(amount)
  if (!known) return amount
  const point = (0.5).toLocaleString(locale).charAt(1)
  return `${known.sign}${BigInt(known.whole).toLocaleString(locale)}${point}${known.decimals.padEnd(2, '0')}`
}
