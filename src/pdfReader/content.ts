import { type FileKind, fileKindOf, PDF, TIFF, UNKNOWN } from './fileKind'
import { plainTextOf, textEndingOf } from './plainText'
import type { Content } from './source'

/** Pictures that browsers draw. */
const DRAWN = ['image/avif', 'image/bmp', 'image/gif', 'image/jpeg', 'image/png', 'image/webp']
const LONGEST_TEXT = 2 * 1024 * 1024

/** Returns the content of a file by its bytes only; its name and declared type are ignored. */
export const contentOf = (bytes: Uint8Array<ArrayBuffer>): Content => {
  if (!bytes.length) return { kind: 'empty', bytes, file: UNKNOWN }
  const file = fileKindOf(bytes)
  if (file === PDF) return { kind: 'pdf', bytes, file }
  if (file === TIFF) return { kind: 'scan', bytes, file }
  if (file) return { kind: DRAWN.includes(file.type) ? 'image' : 'other', bytes, file }
  const plain = plainTextOf(bytes)
  if (!plain) return { kind: 'other', bytes, file: UNKNOWN }
  const { text, encoding } = plain
  const textFile: FileKind = { group: 'text', name: encoding, ending: textEndingOf(text), type: 'text/plain' }
  return text.length > LONGEST_TEXT
    ? { kind: 'other', bytes, file: textFile }
    : { kind: 'text', bytes, file: textFile, text }
}
