import { Refusal } from '@contract/errors'
import { limits } from './limits'

export type FileKind = 'xlsx' | 'csv'

const starts = (bytes: Uint8Array, ...signature: number[]) => signature.every((byte, at) => bytes[at] === byte)

type ZipEntry = { name: string; method: number; packed: number; at: number }

/** The entries of a zip file by its central directory. */
const entriesOf = (bytes: Uint8Array): ZipEntry[] => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let end = bytes.length - 22
  while (end >= 0 && end > bytes.length - 65_558 && view.getUint32(end, true) !== 0x06054b50) end--
  if (end < 0 || view.getUint32(end, true) !== 0x06054b50) throw new Refusal('file-broken')
  const amount = view.getUint16(end + 10, true)
  if (amount > limits.zipEntries) throw new Refusal('file-suspicious')
  const entries: ZipEntry[] = []
  let at = view.getUint32(end + 16, true)
  for (let n = 0; n < amount; n++) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== 0x02014b50) throw new Refusal('file-broken')
    const nameLength = view.getUint16(at + 28, true)
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)),
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      at: view.getUint32(at + 42, true),
    })
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

/** How many bytes an entry really unpacks to: what the file declares is not believed. Stops past `most`. */
const unpackedSize = async (bytes: Uint8Array, { at, packed, method }: ZipEntry, most: number): Promise<number> => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (at + 30 > bytes.length || view.getUint32(at, true) !== 0x04034b50) throw new Refusal('file-broken')
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
  if (start + packed > bytes.length) throw new Refusal('file-broken')
  if (method === 0) return packed
  if (method !== 8) throw new Refusal('file-not-spreadsheet')
  const unpacking = new DecompressionStream('deflate-raw')
  const writer = unpacking.writable.getWriter()
  // What goes wrong shows on the reading side.
  writer.write(bytes.slice(start, start + packed)).catch(() => undefined)
  writer.close().catch(() => undefined)
  const reader = unpacking.readable.getReader()
  let size = 0
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.byteLength
      if (size > most) throw new Refusal('file-suspicious')
    }
  } catch (error) {
    await reader.cancel().catch(() => undefined)
    throw error instanceof Refusal ? error : new Refusal('file-broken')
  }
  return size
}

const holdsText = (bytes: Uint8Array, text: string) => {
  const sought = [...text].flatMap(letter => [letter.charCodeAt(0), 0])
  outer: for (let at = 0; at + sought.length <= Math.min(bytes.length, 4_000_000); at += 2) {
    for (let n = 0; n < sought.length; n++) if (bytes[at + n] !== sought[n]) continue outer
    return true
  }
  return false
}

const isText = (bytes: Uint8Array) => {
  const sample = bytes.subarray(0, 4096)
  if (starts(bytes, 0xff, 0xfe) || starts(bytes, 0xfe, 0xff)) return true
  // Text has no control characters but tabs and line ends.
  return (
    !sample.some(byte => byte < 9 || (byte > 13 && byte < 32)) &&
    !/^\s*<(!doctype|html|\?xml)/i.test(new TextDecoder('latin1').decode(sample))
  )
}

/**
 * Looks at a file's bytes before anything parses it. Answers what it is, or throws a Refusal that says why it is not
 * read: too large, not a spreadsheet, protected, damaged, or unpacking to far more than it holds.
 */
export const guard = async (bytes: Uint8Array, accept: readonly string[]): Promise<FileKind> => {
  if (bytes.length > limits.megabytes * 1024 * 1024)
    throw new Refusal('file-too-large', { megabytes: limits.megabytes })
  if (!bytes.length) throw new Refusal('no-rows')
  if (starts(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    throw new Refusal(holdsText(bytes, 'EncryptedPackage') ? 'file-encrypted' : 'file-not-spreadsheet')
  if (starts(bytes, 0x50, 0x4b, 0x03, 0x04)) {
    const entries = entriesOf(bytes)
    const names = new Set(entries.map(({ name }) => name))
    if (!names.has('[Content_Types].xml') || !names.has('xl/workbook.xml') || !accept.includes('.xlsx'))
      throw new Refusal('file-not-spreadsheet')
    let left = limits.unpackedMegabytes * 1024 * 1024
    for (const entry of entries) left -= await unpackedSize(bytes, entry, left)
    return 'xlsx'
  }
  if (!accept.includes('.csv') || !isText(bytes)) throw new Refusal('file-not-spreadsheet')
  return 'csv'
}
