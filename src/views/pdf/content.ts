import type { Content } from './source'

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, index) => bytes[index] === byte)

/** Tells whether the bytes are a PDF. Some producers put up to a kilobyte before the header, which pdf.js accepts. */
const isPdf = (bytes: Uint8Array) => {
  for (let at = 0; at < Math.min(bytes.length - 4, 1024); at++)
    if (startsWith(bytes.subarray(at), 0x25, 0x50, 0x44, 0x46, 0x2d)) return true
  return false
}

const LONGEST_TEXT = 2 * 1024 * 1024
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what plain text does not contain
const NOT_TEXT = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/

const asText = (bytes: Uint8Array) => {
  if (!bytes.length || bytes.length > LONGEST_TEXT) return undefined
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return NOT_TEXT.test(text) ? undefined : text
  } catch {
    return undefined
  }
}

/**
 * Returns the type of a file by its bytes only; its name and declared type are ignored. Undefined for a type that
 * cannot be shown.
 */
export const contentOf = (bytes: Uint8Array<ArrayBuffer>): Content | undefined => {
  if (isPdf(bytes)) return { kind: 'pdf', bytes }
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47)) return { kind: 'image', bytes, type: 'image/png' }
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return { kind: 'image', bytes, type: 'image/jpeg' }
  const text = asText(bytes)
  return text === undefined ? undefined : { kind: 'text', bytes, text }
}
