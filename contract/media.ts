/** The kinds of file that a call may take or answer. */
export type MediaType = 'application/pdf' | 'image/bmp' | 'image/jpeg' | 'image/png' | 'image/webp'

const startsWith = (bytes: Uint8Array, signature: readonly number[], from = 0) =>
  signature.every((byte, index) => bytes[from + index] === byte)

const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d]
/** A PDF may have some other bytes before its header; readers look this far for it. */
const PDF_WITHIN = 1024

const isPdf = (bytes: Uint8Array) => {
  const last = Math.min(PDF_WITHIN, bytes.length - PDF.length)
  for (let at = 0; at <= last; at++) if (startsWith(bytes, PDF, at)) return true
  return false
}

/** Two letters are soon met by chance: the size of the header behind them must be one there is, too. */
const isBitmap = (bytes: Uint8Array) =>
  startsWith(bytes, [0x42, 0x4d]) && [40, 52, 56, 108, 124].includes(bytes[14] ?? 0) && !bytes[15] && !bytes[16]

/** What a file is by its first bytes: its name and its declared type may say anything. */
export const mediaTypeOf = (bytes: Uint8Array): MediaType | undefined => {
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png'
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (startsWith(bytes, [0x52, 0x49, 0x46, 0x46]) && startsWith(bytes, [0x57, 0x45, 0x42, 0x50], 8)) return 'image/webp'
  if (isBitmap(bytes)) return 'image/bmp'
  return isPdf(bytes) ? 'application/pdf' : undefined
}
