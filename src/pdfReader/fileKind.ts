import { mediaTypeOf } from '@contract/media'

/** Kind of a file by its signature: its ending, media type, and the words that name it (`daftari.pdf.kinds`). */
export type FileKind = {
  ending: string
  type: string
  group: 'picture' | 'document' | 'workbook' | 'presentation' | 'archive' | 'message' | 'recording' | 'text' | 'unknown'
  /** Name of the format, which is the same in every language. */
  name: string
}

const kind = (group: FileKind['group'], name: string, ending: string, type = 'application/octet-stream'): FileKind => ({
  ending,
  type,
  group,
  name,
})

const OFFICE = 'application/vnd.openxmlformats-officedocument'
const OPEN = 'application/vnd.oasis.opendocument'

export const UNKNOWN = kind('unknown', '', 'bin')
export const PDF = kind('document', 'PDF', 'pdf', 'application/pdf')
export const TIFF = kind('picture', 'TIFF', 'tif', 'image/tiff')

/** Kinds that uploads know too. */
const byMediaType = {
  'application/pdf': PDF,
  'image/bmp': kind('picture', 'BMP', 'bmp', 'image/bmp'),
  'image/jpeg': kind('picture', 'JPEG', 'jpg', 'image/jpeg'),
  'image/png': kind('picture', 'PNG', 'png', 'image/png'),
  'image/tiff': TIFF,
  'image/webp': kind('picture', 'WebP', 'webp', 'image/webp'),
}

const HEIC = kind('picture', 'HEIC', 'heic', 'image/heic')
const MP3 = kind('recording', 'MP3', 'mp3', 'audio/mpeg')

/** Signatures near the start of a file: offset, bytes in Latin-1, kind. The first that fits decides. */
const signatures: readonly [number, string, FileKind][] = [
  [0, 'GIF87a', kind('picture', 'GIF', 'gif', 'image/gif')],
  [0, 'GIF89a', kind('picture', 'GIF', 'gif', 'image/gif')],
  [4, 'ftyphei', HEIC],
  [4, 'ftyphev', HEIC],
  [4, 'ftypmif1', HEIC],
  [4, 'ftypavif', kind('picture', 'AVIF', 'avif', 'image/avif')],
  [4, 'ftyp', kind('recording', 'MPEG-4', 'mp4', 'video/mp4')],
  [4, 'jP  ', kind('picture', 'JPEG 2000', 'jp2', 'image/jp2')],
  [0, '8BPS', kind('picture', 'Photoshop', 'psd', 'image/vnd.adobe.photoshop')],
  [0, 'ID3', MP3],
  [0, '\xff\xfb', MP3],
  [8, 'WAVEfmt', kind('recording', 'WAV', 'wav', 'audio/wav')],
  [0, 'Rar!\x1a\x07', kind('archive', 'RAR', 'rar', 'application/vnd.rar')],
  [0, '7z\xbc\xaf\x27\x1c', kind('archive', '7-Zip', '7z', 'application/x-7z-compressed')],
  [0, '\x1f\x8b\x08', kind('archive', 'gzip', 'gz', 'application/gzip')],
  [0, '{\\rtf', kind('document', 'Rich Text', 'rtf', 'application/rtf')],
  [0, '%!PS', kind('document', 'PostScript', 'ps', 'application/postscript')],
]

/** Documents that are ZIP archives, by the names of their entries; templates and macros have endings of their own. */
const zipped: readonly [RegExp, FileKind][] = [
  [/word\/vbaProject\.bin/, kind('document', 'Word', 'docm')],
  [/xl\/vbaProject\.bin/, kind('workbook', 'Excel', 'xlsm')],
  [/ppt\/vbaProject\.bin/, kind('presentation', 'PowerPoint', 'pptm')],
  [/xl\/workbook\.bin/, kind('workbook', 'Excel', 'xlsb')],
  [/word\/document/, kind('document', 'Word', 'docx', `${OFFICE}.wordprocessingml.document`)],
  [/xl\/workbook/, kind('workbook', 'Excel', 'xlsx', `${OFFICE}.spreadsheetml.sheet`)],
  [/ppt\/presentation/, kind('presentation', 'PowerPoint', 'pptx', `${OFFICE}.presentationml.presentation`)],
  [/opendocument\.text/, kind('document', 'OpenDocument', 'odt', `${OPEN}.text`)],
  [/opendocument\.spreadsheet/, kind('workbook', 'OpenDocument', 'ods', `${OPEN}.spreadsheet`)],
  [/opendocument\.presentation/, kind('presentation', 'OpenDocument', 'odp', `${OPEN}.presentation`)],
  [/^PK/, kind('archive', 'ZIP', 'zip', 'application/zip')],
]

/** Documents of Microsoft's older container, by the names of their streams, which are UTF-16. */
const compound: readonly [string, FileKind][] = [
  ['WordDocument', kind('document', 'Word', 'doc', 'application/msword')],
  ['Workbook', kind('workbook', 'Excel', 'xls', 'application/vnd.ms-excel')],
  ['PowerPoint Document', kind('presentation', 'PowerPoint', 'ppt', 'application/vnd.ms-powerpoint')],
  ['__properties_version', kind('message', 'Outlook', 'msg', 'application/vnd.ms-outlook')],
  ['EncryptedPackage', kind('document', 'Office', 'docx')],
  ['Book', kind('workbook', 'Excel', 'xls', 'application/vnd.ms-excel')],
]

const BEGINNING = 4096
/** A ZIP archive names its entries at its end. */
const DIRECTORY = 256 * 1024

/** Returns bytes as text of one character each, to look for signatures in. */
const latin = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)
const asUtf16 = (name: string) => [...name].join('\0')

/** Returns the kind of a file by its bytes, whatever its name and declared type; undefined for text and the unknown. */
export const fileKindOf = (bytes: Uint8Array): FileKind | undefined => {
  const beginning = String.fromCharCode(...bytes.subarray(0, BEGINNING))
  if (beginning.startsWith('PK\x03\x04')) {
    const names = beginning + latin(bytes.subarray(-DIRECTORY))
    return zipped.find(([mark]) => mark.test(names))?.[1]
  }
  if (beginning.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) {
    const streams = latin(bytes)
    return compound.find(([name]) => streams.includes(asUtf16(name)))?.[1]
  }
  const signature = signatures.find(([at, mark]) => beginning.startsWith(mark, at))
  if (signature) return signature[2]
  const type = mediaTypeOf(bytes)
  return type && byMediaType[type]
}
