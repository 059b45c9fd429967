const risky = /^'*[=+\-@\t\r\0]/
const escaped = /^'+[=+\-@\t\r\0]/

/** A value that no spreadsheet program takes for a formula when it opens a .csv: one apostrophe goes in front. */
export const toHarmless = (value: string) => (risky.test(value) ? `'${value}` : value)

/** The value as it was before `toHarmless`. */
export const fromHarmless = (value: string) => (escaped.test(value) ? value.slice(1) : value)
