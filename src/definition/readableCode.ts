const CODE = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/
/** Abbreviations that stay in capitals inside a sentence. */
const CAPITALS = /\b(id|nin|tin|brn|prn|mda|edms|isic|nssf|ura|vat)\b/gi

/**
 * Returns readable text for a code without a declared label: VOLUNTARY_WINDING_UP reads 'Voluntary winding up',
 * NATIONAL_ID reads 'National ID'. Other text and short names in capitals such as UGX stay unchanged.
 */
export const readableCode = (value: string): string => {
  if (!CODE.test(value) || value.length < 4) return value
  const calm = value.toLowerCase().replaceAll('_', ' ')
  return (calm.charAt(0).toUpperCase() + calm.slice(1)).replace(CAPITALS, name => name.toUpperCase())
}

/** Tells whether a text is the code of a role or a permission: ROLE_REGISTRAR, can_view_registry. */
export const isAccessCode = (text: string): boolean => /^(ROLE_[A-Z\d_]+|can_[a-z\d_]+)$/.test(text)
