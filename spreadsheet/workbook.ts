import { Refusal } from '@contract/errors'
import { CFB } from 'xlsx'
import { limits, MEGABYTE } from './limits'
import { columnOf, scanSheet } from './scanSheet'
import { amountsOf, sheetDataOf } from './sheetData'
import { readEntry, type ZipEntry } from './zip'

/**
 * A workbook reduced to the parts that are read: its sheets with their cells, shared texts and number formats. The
 * parser receives a container that is built here, so it never reads a ZIP structure, a relationship or a range that the
 * sender wrote: drawings, comments, links, merged cells and macros do not reach it (decision 032).
 */

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const PART = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
/** Relationships of the whole package, one of which leads to the workbook. */
const PACKAGE_RELATIONSHIPS = '_rels/.rels'
/** Places of the workbook and its relationships in the container that is built here; the workbook of most files too. */
const WORKBOOK = 'xl/workbook.xml'
const RELATIONSHIPS = 'xl/_rels/workbook.xml.rels'

const tagsOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<(?:\\w+:)?${name}(?=[\\s/>])[^>]*>`, 'g'))].map(([tag]) => tag)

const attribute = (tag: string, name: string) => {
  const [, double, single] = new RegExp(`\\s(?:\\w+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag) ?? []
  return double ?? single
}

/** Returns the part that a relationship of another part refers to. */
const targetOf = (source: string, target: string) => {
  const path = target.startsWith('/') ? [] : source.split('/').slice(0, -1)
  for (const step of target.split('/')) {
    if (step === '..') path.pop()
    else if (step && step !== '.') path.push(step)
  }
  return path.join('/').toLowerCase()
}

/** Returns the part that holds the relationships of another part. */
const relationshipsOf = (part: string) => part.replace(/([^/]*)$/, '_rels/$1.rels')

type Relation = { id: string; type: string; part: string }

const relationsIn = (source: string, relationships: string): Relation[] =>
  tagsOf(relationships, 'Relationship').map(tag => ({
    id: attribute(tag, 'Id') ?? '',
    type: attribute(tag, 'Type') ?? '',
    part: targetOf(source, attribute(tag, 'Target') ?? ''),
  }))
const partOf = (relations: readonly Relation[], type: string) =>
  relations.find(one => one.type.endsWith(`/${type}`))?.part

type Sheet = { name: string; part: string; isHidden: boolean }
type Outline = { sheets: Sheet[]; since1904: boolean; styles: string | undefined; texts: string | undefined }

const outlineOf = (workbook: string, relations: readonly Relation[]): Outline => {
  const sheets = tagsOf(workbook, 'sheet').flatMap(tag => {
    const relation = relations.find(({ id }) => id === attribute(tag, 'id'))
    if (!relation?.type.endsWith('/worksheet')) return []
    const isHidden = /hidden$/i.test(attribute(tag, 'state') ?? '')
    return [{ name: attribute(tag, 'name') ?? '', part: relation.part, isHidden }]
  })
  // Two sheets must not share a part: one part read for every sheet could stand for any amount of data.
  if (new Set(sheets.map(({ part }) => part)).size < sheets.length) throw new Refusal('file-broken')
  const [properties = ''] = tagsOf(workbook, 'workbookPr')
  return {
    sheets: sheets.slice(0, limits.sheets),
    since1904: /^(1|true)$/.test(attribute(properties, 'date1904') ?? ''),
    styles: partOf(relations, 'styles'),
    texts: partOf(relations, 'sharedStrings'),
  }
}

const containerOf = ({ sheets, since1904 }: Outline, parts: ReadonlyMap<string, Uint8Array>) => {
  const container = CFB.utils.cfb_new({ root: 'R' })
  const encoder = new TextEncoder()
  const add = (path: string, content: string | Uint8Array) =>
    CFB.utils.cfb_add(container, `/${path}`, typeof content === 'string' ? encoder.encode(content) : content)
  const related: { type: string; target: string; kind: string }[] = [
    ...sheets.map((_, at) => ({ type: 'worksheet', target: `worksheets/sheet${at + 1}.xml`, kind: 'worksheet' })),
    { type: 'styles', target: 'styles.xml', kind: 'styles' },
    { type: 'sharedStrings', target: 'sharedStrings.xml', kind: 'sharedStrings' },
  ].filter(({ target }) => parts.has(`xl/${target}`))
  add(
    '[Content_Types].xml',
    `<Types xmlns="${PACKAGE}/content-types"><Override PartName="/${WORKBOOK}" ContentType="${PART}.sheet.main+xml"/>${related.map(({ target, kind }) => `<Override PartName="/xl/${target}" ContentType="${PART}.${kind}+xml"/>`).join('')}</Types>`,
  )
  add(
    WORKBOOK,
    `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><workbookPr date1904="${since1904}"/><sheets>${sheets.map(({ name }, at) => `<sheet name="${name.replaceAll('"', '&quot;').replaceAll('<', '&lt;')}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
  )
  add(
    RELATIONSHIPS,
    `<Relationships xmlns="${PACKAGE}/relationships">${related.map(({ type, target }, at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`).join('')}</Relationships>`,
  )
  for (const { target } of related) add(`xl/${target}`, parts.get(`xl/${target}`) ?? '')
  return container
}

/** Inflates parts one after the other. Throws as soon as their total exceeds the limit, before inflating the next. */
const unpacking = (bytes: Uint8Array, entries: ReadonlyMap<string, ZipEntry>) => {
  let bytesLeft = limits.inflatedMegabytes * MEGABYTE
  return async (part: string) => {
    const entry = entries.get(part)
    if (!entry) throw new Refusal('file-broken')
    bytesLeft -= entry.size
    if (bytesLeft < 0) throw new Refusal('unpacks-too-large', { megabytes: limits.inflatedMegabytes })
    return readEntry(bytes, entry)
  }
}

/** Most rows of a sheet in a spreadsheet program, blank ones included. */
const ROWS_OF_A_SHEET = 1_048_576

/** Refuses a part that would take too much memory once parsed, however small its text is. */
const checkAmounts = (part: Uint8Array) => {
  const { rows, filledRows, values, sharedTexts } = amountsOf(part)
  if (filledRows > limits.titleRows + 1 + limits.rows || rows > ROWS_OF_A_SHEET)
    throw new Refusal('too-many-rows', { most: limits.rows })
  if (values > limits.cells || sharedTexts > limits.cells) throw new Refusal('reading-too-large')
  return part
}

/** Place of a cell whose content is no value: the row and the column, counted from 0. */
type Place = [row: number, column: number]

/** Parts of a sheet that its cells do not tell. */
export type SheetNotes = {
  isHidden: boolean
  hiddenRows: ReadonlySet<number>
  hiddenColumns: number[]
  formulas: Place[]
  comments: Place[]
}

/** A workbook reduced to its cells, with the notes of its sheets in their order. */
export type ReducedWorkbook = { bytes: Uint8Array; notes: SheetNotes[] }

const commentsIn = (part: string): Place[] =>
  tagsOf(part, 'comment').flatMap(tag => {
    const reference = attribute(tag, 'ref') ?? ''
    const row = Number(/\d+$/.exec(reference)?.[0]) - 1
    return row >= 0 ? [[row, columnOf(reference)] satisfies Place] : []
  })

/**
 * Returns a workbook as a ZIP container, not compressed, with nothing in it but cells, shared texts and formats; its parts
 * are found by their relationships, wherever they are. Throws a Refusal: file-not-spreadsheet for another kind of file,
 * unpacks-too-large, too-many-rows, reading-too-large, file-broken, file-suspicious.
 */
export const reduceWorkbook = async (
  bytes: Uint8Array,
  entries: ReadonlyMap<string, ZipEntry>,
): Promise<ReducedWorkbook> => {
  const unpack = unpacking(bytes, entries)
  const xml = async (part: string) => new TextDecoder().decode(await unpack(part))
  const relationsOf = async (part: string) => {
    const relationships = relationshipsOf(part)
    return entries.has(relationships) ? relationsIn(part, await xml(relationships)) : []
  }
  const place = entries.has(PACKAGE_RELATIONSHIPS)
    ? partOf(relationsIn('', await xml(PACKAGE_RELATIONSHIPS)), 'officeDocument')
    : WORKBOOK
  if (!place || !entries.has(place) || !entries.has('[content_types].xml')) throw new Refusal('file-not-spreadsheet')
  const workbook = await xml(place)
  if (!tagsOf(workbook, 'workbook').length) throw new Refusal('file-not-spreadsheet')
  const outline = outlineOf(workbook, await relationsOf(place))
  const parts = new Map<string, Uint8Array>()
  const notes: SheetNotes[] = []
  for (const [at, { part, isHidden }] of outline.sheets.entries()) {
    const worksheet = await unpack(part)
    parts.set(`xl/worksheets/sheet${at + 1}.xml`, checkAmounts(sheetDataOf(worksheet)))
    const comments = partOf(await relationsOf(part), 'comments')
    notes.push({
      isHidden,
      ...scanSheet(worksheet),
      comments: comments && entries.has(comments) ? commentsIn(await xml(comments)) : [],
    })
  }
  if (outline.styles && entries.has(outline.styles)) parts.set('xl/styles.xml', await unpack(outline.styles))
  if (outline.texts && entries.has(outline.texts))
    parts.set('xl/sharedStrings.xml', checkAmounts(await unpack(outline.texts)))
  return { bytes: new Uint8Array(CFB.write(containerOf(outline, parts), { fileType: 'zip', type: 'array' })), notes }
}
