const CODE = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/
/** Names that are written in capitals in a sentence too. */
const CAPITALS = /\b(id|nin|tin|brn|prn|mda|edms|isic|nssf|ura|vat)\b/gi

/**
 * Words of a code that no vocabulary declares: VOLUNTARY_WINDING_UP reads 'Voluntary winding up', NATIONAL_ID reads
 * 'National ID'. Text that is no code stays as it is, and so do short names in capitals such as UGX.
 */
export const readableCode = (value: string): string => {
  if (!CODE.test(value) || value.length < 4) return value
  const calm = value.toLowerCase().replaceAll('_', ' ')
  return (calm.charAt(0).toUpperCase() + calm.slice(1)).replace(CAPITALS, name => name.toUpperCase())
}
