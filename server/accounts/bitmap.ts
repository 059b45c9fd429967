/** Pixels in the form that sharp takes. */
export type Pixels = { pixels: Buffer; width: number; height: number; channels: 3 }

const HEADER = 54
const fail = (): never => {
  throw new RangeError('This is no bitmap that can be read')
}

/**
 * Reads an uncompressed bitmap (BMP) of 24 or 32 bits, as scanners and signature pads write it; sharp cannot read them.
 * Throws when the file is anything else, has more than `most` pixels, or is truncated.
 */
export const readBitmap = (bytes: Buffer, most: number): Pixels => {
  if (bytes.length < HEADER) fail()
  const [start, width, signedHeight] = [bytes.readUInt32LE(10), bytes.readInt32LE(18), bytes.readInt32LE(22)]
  const [depth, compression] = [bytes.readUInt16LE(28), bytes.readUInt32LE(30)]
  const height = Math.abs(signedHeight)
  // Compression 3 declares bit masks; with 32 bits nearly all writers use the usual order.
  const readable = (depth === 24 && compression === 0) || (depth === 32 && (compression === 0 || compression === 3))
  if (!readable || width <= 0 || height === 0 || width * height > most) fail()
  const each = depth / 8
  const line = Math.ceil((width * each) / 4) * 4
  if (start < HEADER || start + line * height > bytes.length) fail()

  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++) {
    // Most bitmaps store their lines from the bottom to the top.
    const from = start + line * (signedHeight > 0 ? height - 1 - y : y)
    for (let x = 0; x < width; x++) {
      const [at, to] = [from + x * each, (y * width + x) * 3]
      pixels[to] = bytes[at + 2] ?? 0
      pixels[to + 1] = bytes[at + 1] ?? 0
      pixels[to + 2] = bytes[at] ?? 0
    }
  }
  return { pixels, width, height, channels: 3 }
}
