import { Refusal } from '@contract/errors'

/** Compressed bytes handed over at once. One byte inflates to 1,032 at most, so a piece to 16 MB. */
const PIECE = 16 * 1024

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

const crcOf = (bytes: Uint8Array) => {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (crc >>> 8) ^ (crcTable[(crc ^ byte) & 0xff] ?? 0)
  return (crc ^ 0xffffffff) >>> 0
}

/** Browsers inflate whatever they are given before anything can be counted, so they are given little at a time. */
const inPieces = (bytes: Uint8Array) => {
  let at = 0
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      if (at < bytes.length) controller.enqueue(bytes.slice(at, at + PIECE))
      else controller.close()
      at += PIECE
    },
  })
}

const inflate = async (data: Uint8Array, size: number) => {
  const inflated = new Uint8Array(size)
  const reader = inPieces(data).pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  let at = 0
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      if (at + part.value.length > size) throw new Refusal('file-suspicious')
      inflated.set(part.value, at)
      at += part.value.length
    }
  } catch (error) {
    await reader.cancel().catch(() => undefined)
    throw error instanceof Refusal ? error : new Refusal('file-broken')
  }
  if (at !== size) throw new Refusal('file-broken')
  return inflated
}

/**
 * Returns the bytes of a part, counted while it is inflated and checked against its checksum.
 * Throws file-suspicious as soon as more arrives than was declared, file-broken for anything else that is not right.
 */
export const unpack = async (data: Uint8Array, declared: { size: number; crc: number; deflated: boolean }) => {
  const bytes = declared.deflated ? await inflate(data, declared.size) : data.slice()
  if (crcOf(bytes) !== declared.crc) throw new Refusal('file-broken')
  return bytes
}
