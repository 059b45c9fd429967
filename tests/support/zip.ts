import { crc32, deflateRawSync } from 'node:zlib'

/** False header fields of a part. */
type Claim = { name?: string; flags?: number; method?: number; crc?: number; packed?: number; size?: number }
export type ZipPart = {
  name: string
  data: Uint8Array
  /** False size in both headers. */
  claims?: number
  stored?: boolean
  local?: Claim
  central?: Claim
  /** Writes the sizes after the part, as a streaming writer does. */
  streamed?: boolean
  /** Bytes after the part that belong to no part. */
  behind?: Uint8Array
}

const little = (...fields: [size: 2 | 4, value: number][]) => {
  const bytes = Buffer.alloc(fields.reduce((sum, [size]) => sum + size, 0))
  let at = 0
  for (const [size, value] of fields) at = size === 2 ? bytes.writeUInt16LE(value, at) : bytes.writeUInt32LE(value, at)
  return bytes
}

/** Builds a zip file whose headers may be false. */
export const zip = (entries: readonly ZipPart[], { before = Buffer.alloc(0), comment = '' } = {}) => {
  const parts: Uint8Array[] = [before]
  const directory: Uint8Array[] = []
  let at = before.length
  for (const { name, data, claims = data.length, stored, local, central, streamed, behind } of entries) {
    const bytes = stored ? data : deflateRawSync(data)
    const truth = {
      name,
      flags: streamed ? 8 : 0,
      method: stored ? 0 : 8,
      crc: crc32(data),
      packed: bytes.length,
      size: claims,
    }
    const late = streamed ? { crc: 0, packed: 0, size: 0 } : {}
    const header = (claim: Required<Claim>) =>
      little(
        [2, 20],
        [2, claim.flags],
        [2, claim.method],
        [4, 0],
        [4, claim.crc],
        [4, claim.packed],
        [4, claim.size],
        [2, claim.name.length],
        [2, 0],
      )
    const [first, second] = [
      { ...truth, ...late, ...local },
      { ...truth, ...central },
    ]
    const written = [little([4, 0x04034b50]), header(first), Buffer.from(first.name), bytes]
    if (streamed) written.push(little([4, 0x08074b50], [4, truth.crc], [4, truth.packed], [4, truth.size]))
    if (behind) written.push(behind)
    directory.push(
      little([4, 0x02014b50], [2, 20]),
      header(second),
      little([2, 0], [2, 0], [2, 0], [4, 0], [4, at]),
      Buffer.from(second.name),
    )
    parts.push(...written)
    at += written.reduce((sum, part) => sum + part.length, 0)
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0)
  const end = little(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, entries.length],
    [2, entries.length],
    [4, size],
    [4, at],
    [2, comment.length],
  )
  return new Uint8Array(Buffer.concat([...parts, ...directory, end, Buffer.from(comment)]))
}

const xml = (text: string) => new TextEncoder().encode(text)
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** Returns the parts of a workbook of one sheet, with the worksheet and shared texts of a test. */
export const workbookParts = (worksheet: string | Uint8Array, texts?: string): ZipPart[] => [
  {
    name: '[Content_Types].xml',
    data: xml(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"/></Types>',
    ),
  },
  {
    name: 'xl/workbook.xml',
    data: xml(
      `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
  },
  {
    name: 'xl/_rels/workbook.xml.rels',
    data: xml(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    ),
  },
  ...(texts === undefined ? [] : [{ name: 'xl/sharedStrings.xml', data: xml(texts) }]),
  { name: 'xl/worksheets/sheet1.xml', data: typeof worksheet === 'string' ? xml(worksheet) : worksheet },
]
