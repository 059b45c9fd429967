/** Plain text with the name of its encoding. */
type PlainText = { text: string; encoding: string }

/** Control characters that text may contain: white space, escape, and NEL. */
const LAID_OUT = '\t\n\v\f\r\x1b\x85'
/** Least share of plain letters, figures, signs and spaces in text of one byte a character. */
const PLAIN_SHARE = 0.5

const decoded = (bytes: Uint8Array, encoding: string) => {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return text.match(/\p{Cc}/gu)?.some(sign => !LAID_OUT.includes(sign)) ? undefined : text
  } catch {
    return undefined
  }
}

const encodingsOf = ([first, second]: Uint8Array) => {
  if (first === 0xff && second === 0xfe) return ['UTF-16LE']
  if (first === 0xfe && second === 0xff) return ['UTF-16BE']
  return ['UTF-8', 'Windows-1252']
}

const isPlain = (text: string) => text.replace(/[^\x20-\x7e\s]/g, '').length >= PLAIN_SHARE * text.length

/** Reads bytes as plain text; undefined when they are none. Windows-1252 is what older Windows programs write. */
export const plainTextOf = (bytes: Uint8Array): PlainText | undefined => {
  if (!bytes.length) return undefined
  for (const encoding of encodingsOf(bytes)) {
    const text = decoded(bytes, encoding)
    if (text !== undefined && (encoding !== 'Windows-1252' || isPlain(text))) return { text, encoding }
  }
  return undefined
}

/** Returns the ending of a text file by how the text begins. */
export const textEndingOf = (text: string) => {
  if (/^\s*<\?xml/.test(text)) return 'xml'
  return /^\s*<(!doctype html|html)/i.test(text) ? 'html' : 'txt'
}
