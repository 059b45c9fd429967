/** Returns true for text that PostgreSQL does not store: it has a NUL character, or half of a surrogate pair. */
export const isUnstorable = (text: string) => /[\0\p{Cs}]/u.test(text)

/** Returns the text with U+FFFD in place of each NUL character and each half of a surrogate pair. */
export const toStorable = (text: string) => text.replace(/[\0\p{Cs}]/gu, '\ufffd')

/** Returns at most `most` UTF-16 units of the beginning of a text, one less where a surrogate pair would be cut. */
export const beginningOf = (text: string, most: number) => text.slice(0, most).replace(/[\ud800-\udbff]$/, '')
