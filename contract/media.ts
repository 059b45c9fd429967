/** File types that a call may accept or answer. */
export type MediaType = 'application/pdf' | 'image/bmp' | 'image/jpeg' | 'image/png' | 'image/tiff' | 'image/webp'

/** Types of the spreadsheets that a call answers, and of a zip with several. */
export type SheetType =
  | 'text/csv'
  | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  | 'application/zip'

const startsWith = (bytes: Uint8Array, signature: readonly number[], from = 0) =>
  signature.every((byte, index) => bytes[from + index] === byte)

const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d]
/** Readers accept other bytes before the header of a PDF, up to this offset. */
const PDF_WITHIN = 1024

const isPdf = (bytes: Uint8Array) => {
  const last = Math.min(PDF_WITHIN, bytes.length - PDF.length)
  for (let at = 0; at <= last; at++) if (startsWith(bytes, PDF, at)) return true
  return false
}

/** Detects a BMP. 'BM' alone occurs by chance, so the size of the DIB header must be a valid one too. */
const isBitmap = (bytes: Uint8Array) =>
  startsWith(bytes, [0x42, 0x4d]) && [40, 52, 56, 108, 124].includes(bytes[14] ?? 0) && !bytes[15] && !bytes[16]

/** Detects a TIFF, also one of more than 4 GB ('+' in place of '*'), in either order of bytes. */
const isTiff = (bytes: Uint8Array) =>
  [0x2a, 0x2b].some(mark => startsWith(bytes, [0x49, 0x49, mark, 0]) || startsWith(bytes, [0x4d, 0x4d, 0, mark]))

/** Detects the type of a file from its first bytes; its name and declared type are not trusted. */
export const mediaTypeOf = (bytes: Uint8Array): MediaType | undefined => {
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png'
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (startsWith(bytes, [0x52, 0x49, 0x46, 0x46]) && startsWith(bytes, [0x57, 0x45, 0x42, 0x50], 8)) return 'image/webp'
  if (isBitmap(bytes)) return 'image/bmp'
  if (isTiff(bytes)) return 'image/tiff'
  return isPdf(bytes) ? 'application/pdf' : undefined
}
