/** First characters that make a spreadsheet program run a cell, with their full-width forms (U+FF0B, U+FF0D, U+FF1D, U+FF20). */
const starters = '=+\\-@\\t\\r\\n\\0\uff1d\uff0b\uff0d\uff20'
const risky = new RegExp(`^'*[${starters}]`)
const escaped = new RegExp(`^'+[${starters}]`)

/** A value that no spreadsheet program takes for a formula when it opens a .csv: one apostrophe goes in front. */
export const toHarmless = (value: string) => (risky.test(value) ? `'${value}` : value)

/** The value as it was before `toHarmless`. */
export const fromHarmless = (value: string) => (escaped.test(value) ? value.slice(1) : value)
