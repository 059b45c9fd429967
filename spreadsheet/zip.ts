import { Refusal } from '@contract/errors'
import { limits } from './limits'
import { unpack } from './unpack'

/**
 * ZIP container of a workbook. A local header and the entry of the central directory describe the same part twice, and
 * readers differ in the one they trust; a file whose two descriptions disagree is refused (decision 032).
 */

const SIGNATURE = { local: 0x04034b50, central: 0x02014b50, end: 0x06054b50, end64: 0x06064b50, locator64: 0x07064b50 }
const DESCRIPTOR = 0x08074b50
const SIZE = { local: 30, central: 46, end: 22, end64: 56, locator64: 20 }
const ZIP64_EXTRA = 1
const IN_EXTRA = 0xffffffff
const MANY = 0xffff

const FLAG = { encrypted: 0x0001, descriptor: 0x0008, stronglyEncrypted: 0x2040 }
/** Flags for the level of compression, the data descriptor, and names in UTF-8. */
const KNOWN_FLAGS = 0x0806 | FLAG.descriptor
const METHOD = { stored: 0, deflated: 8 }

/** Description of a part; `packed` and `size` are its compressed and inflated sizes in bytes. */
type Description = { name: string; flags: number; method: number; crc: number; packed: number; size: number }
export type ZipEntry = Description & { offset: number; start: number; end: number }

const broken = () => new Refusal('file-broken')

/** View over the bytes that refuses a file whose numbers point past its end. */
class Bytes {
  private readonly view: DataView
  constructor(readonly bytes: Uint8Array) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }
  private within(at: number, length: number) {
    if (at < 0 || at + length > this.bytes.length) throw broken()
    return at
  }
  u16 = (at: number) => this.view.getUint16(this.within(at, 2), true)
  u32 = (at: number) => this.view.getUint32(this.within(at, 4), true)
  u64 = (at: number) => Number(this.view.getBigUint64(this.within(at, 8), true))
  text = (at: number, length: number) =>
    new TextDecoder().decode(this.bytes.subarray(this.within(at, length), at + length))
}

/** Reads 64-bit values from the extra field, in order, for those fields whose 32 bits are all ones. */
const wideValues = (file: Bytes, extra: number, length: number, values: readonly number[]): number[] => {
  let at = extra
  let [from, until] = [0, 0]
  while (at + 4 <= extra + length) {
    const next = at + 4 + file.u16(at + 2)
    if (file.u16(at) === ZIP64_EXTRA) [from, until] = [at + 4, next]
    at = next
  }
  return values.map(value => {
    if (value !== IN_EXTRA || !until) return value
    if (from + 8 > until) throw broken()
    from += 8
    return file.u64(from - 8)
  })
}

const describe = (file: Bytes, at: number, kind: 'local' | 'central') => {
  if (file.u32(at) !== SIGNATURE[kind]) throw broken()
  // The central entry has two more bytes before the shared fields, and its own fields after them.
  const fields = kind === 'local' ? at + 6 : at + 8
  const [nameLength, extraLength] = [file.u16(fields + 20), file.u16(fields + 22)]
  const name = at + SIZE[kind]
  const offset = kind === 'local' ? [] : [file.u32(at + 42)]
  const values = [file.u32(fields + 16), file.u32(fields + 12), ...offset]
  const [size = 0, packed = 0, wideOffset = at] = wideValues(file, name + nameLength, extraLength, values)
  return {
    name: file.text(name, nameLength),
    flags: file.u16(fields),
    method: file.u16(fields + 2),
    crc: file.u32(fields + 8),
    packed,
    size,
    offset: wideOffset,
    after: name + nameLength + extraLength + (kind === 'local' ? 0 : file.u16(at + 32)),
  }
}

/** Finds the end of the directory, which only its own comment may follow. */
const findEnd = (file: Bytes) => {
  const { length } = file.bytes
  for (let at = length - SIZE.end; at >= Math.max(0, length - SIZE.end - MANY); at--)
    if (file.u32(at) === SIGNATURE.end && at + SIZE.end + file.u16(at + 20) === length) return at
  throw broken()
}

/** Returns the directory: its number of entries, its start, and its end. */
const findDirectory = (file: Bytes) => {
  const end = findEnd(file)
  const [disk, startDisk, onDisk, amount] = [4, 6, 8, 10].map(field => file.u16(end + field))
  const [size, start] = [file.u32(end + 12), file.u32(end + 16)]
  const narrow = { amount: amount ?? 0, start, end: start + size, wide: end }
  const locator = end - SIZE.locator64
  const hasWide = locator >= 0 && file.u32(locator) === SIGNATURE.locator64
  if (!hasWide) {
    if (disk || startDisk || onDisk !== amount || narrow.end !== end) throw broken()
    return narrow
  }
  const at = file.u64(locator + 8)
  if (file.u32(at) !== SIGNATURE.end64 || at + 12 + file.u64(at + 4) !== locator) throw broken()
  const wide = { amount: file.u64(at + 32), start: file.u64(at + 48), end: file.u64(at + 48) + file.u64(at + 40) }
  const agrees = (one: number, other: number, unsaid: number) => one === other || one === unsaid
  if (
    wide.end !== at ||
    !agrees(narrow.amount, wide.amount, MANY) ||
    !agrees(start, wide.start, IN_EXTRA) ||
    !agrees(size, wide.end - wide.start, IN_EXTRA)
  )
    throw broken()
  return wide
}

/**
 * Returns the size of the data descriptor after a part; it exists with and without a signature, in 32 and in 64 bits.
 */
const descriptorSize = (file: Bytes, at: number, { crc, packed, size }: Description) => {
  for (const signature of [4, 0])
    for (const width of [4, 8]) {
      const [from, length] = [at + signature, signature + 4 + 2 * width]
      if (at + length > file.bytes.length) continue
      const read = width === 4 ? file.u32 : file.u64
      if (
        (!signature || file.u32(at) === DESCRIPTOR) &&
        file.u32(from) === crc &&
        read(from + 4) === packed &&
        read(from + 4 + width) === size
      )
        return length
    }
  throw broken()
}

const checkKind = ({ flags, method, packed, size }: Description) => {
  if (flags & (FLAG.encrypted | FLAG.stronglyEncrypted)) throw new Refusal('file-encrypted')
  if (flags & ~KNOWN_FLAGS) throw broken()
  if (method !== METHOD.stored && method !== METHOD.deflated) throw new Refusal('file-not-spreadsheet')
  if (method === METHOD.stored && packed !== size) throw broken()
}

/** Checks a part's local header against its entry in the directory. Throws file-broken when they disagree. */
const locate = (file: Bytes, entry: Description & { offset: number }): ZipEntry => {
  const local = describe(file, entry.offset, 'local')
  const late = (entry.flags & FLAG.descriptor) !== 0
  const agrees = (key: 'crc' | 'packed' | 'size') =>
    local[key] === entry[key] || (late && (local[key] === 0 || local[key] === IN_EXTRA))
  if (local.name !== entry.name || local.flags !== entry.flags || local.method !== entry.method) throw broken()
  if (!agrees('crc') || !agrees('packed') || !agrees('size')) throw broken()
  const until = local.after + entry.packed
  return { ...entry, start: local.after, end: late ? until + descriptorSize(file, until, entry) : until }
}

/** Returns the key of a part: names are compared without case, and some writers separate folders by a backslash. */
const keyOf = (name: string) => name.replaceAll('\\', '/').replace(/^\//, '').toLowerCase()

/**
 * Reads the entries of a ZIP file by their lower-case names. Throws a Refusal: file-broken when the two descriptions of
 * a part disagree, or parts overlap, share a name or leave unused bytes, file-encrypted, file-suspicious for too many
 * entries, file-not-spreadsheet for a compression other than deflate.
 */
export const zipEntries = (bytes: Uint8Array): Map<string, ZipEntry> => {
  const file = new Bytes(bytes)
  const directory = findDirectory(file)
  if (directory.amount > limits.zipEntries) throw new Refusal('file-suspicious')
  const entries = new Map<string, ZipEntry>()
  let at = directory.start
  for (let n = 0; n < directory.amount; n++) {
    const { after, ...entry } = describe(file, at, 'central')
    checkKind(entry)
    const key = keyOf(entry.name)
    if (entries.has(key)) throw broken()
    entries.set(key, locate(file, entry))
    at = after
  }
  if (at !== directory.end) throw broken()
  let reached = 0
  for (const { offset, end } of [...entries.values()].sort((a, b) => a.offset - b.offset)) {
    if (offset !== reached) throw broken()
    reached = end
  }
  if (reached !== directory.start) throw broken()
  return entries
}

/** Returns a part inflated to its declared size. Throws file-suspicious, file-broken. */
export const readEntry = async (bytes: Uint8Array, { method, start, packed, size, crc }: ZipEntry) => {
  const data = bytes.subarray(start, start + packed)
  return unpack(data, { size, crc, deflated: method === METHOD.deflated })
}
