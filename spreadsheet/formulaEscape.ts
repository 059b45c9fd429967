/**
 * First characters that make a spreadsheet program evaluate a cell, with their full-width forms (U+FF0B, U+FF0D,
 * U+FF1D, U+FF20).
 */
const starters = '=+\\-@\\t\\r\\n\\0\uff1d\uff0b\uff0d\uff20'
const risky = new RegExp(`^'*[${starters}]`)
const escaped = new RegExp(`^'+[${starters}]`)

/** Prefixes an apostrophe to a value that a spreadsheet program would evaluate as a formula when it opens a .csv. */
export const escapeFormula = (value: string) => (risky.test(value) ? `'${value}` : value)

/** Restores the value before `escapeFormula`. */
export const unescapeFormula = (value: string) => (escaped.test(value) ? value.slice(1) : value)
