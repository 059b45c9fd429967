import { Refusal } from '@contract/errors'

/** Number of compressed bytes passed at once. One byte inflates to at most 1,032, so a piece to 16 MB. */
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

/** Browsers inflate all the bytes they receive before the result can be counted, so they receive small pieces. */
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
 * Returns the bytes of a part, counted while it inflates and checked against its checksum. Throws file-suspicious as
 * soon as it exceeds its declared size, file-broken for any other fault.
 */
export const unpack = async (data: Uint8Array, declared: { size: number; crc: number; deflated: boolean }) => {
  const bytes = declared.deflated ? await inflate(data, declared.size) : data.slice()
  if (crcOf(bytes) !== declared.crc) throw new Refusal('file-broken')
  return bytes
}
