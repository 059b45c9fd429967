const LONGEST = 120
// biome-ignore lint/suspicious/noControlCharactersInRegex: a name must not contain them
const FORBIDDEN = /[\u0000-\u001f\u007f<>:"/\\|?*\u200b-\u200f\u202a-\u202e\u2066-\u2069]+/g
/** Endings that have two spellings. */
const spellings: Partial<Record<string, string>> = { html: 'html?', jpg: 'jpe?g', tif: 'tiff?' }
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i

/**
 * Returns a name that is valid on every file system, with the extension of the content: 'Form 20: change' -> 'Form 20
 * change.pdf'.
 */
export const fileNameOf = (name: string, ending: string): string => {
  const knownEnding = new RegExp(`\\.(${spellings[ending] ?? ending}|pdf)$`, 'i')
  const stem = name
    .replace(FORBIDDEN, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(knownEnding, '')
    .slice(0, LONGEST)
    .replace(/^[. ]+|[. ]+$/g, '')
  return `${!stem || RESERVED.test(stem) ? `document${stem ? ` ${stem}` : ''}` : stem}.${ending}`
}
