import { basename } from 'node:path'
import { Refusal } from '@contract/errors'
import type { KindOutcome } from '@contract/portal/loadOutcome'
import { matchHeaders, type WantedColumn } from '@spreadsheet/match'
import { z } from 'zod'
import { isBods } from './bods/readStatements'
import { bodsParts } from './bods/translate'
import { documentName } from './documentKind'
import { DOCUMENTS, expand } from './expand'
import { type Kind, type LoadKind, loadKinds } from './kind'
import { kinds } from './kinds'
import { headersOf, readWorkbook, type SourceRow } from './readRows'
import { endingOf, MAPPING_FILE, type SourceFile, unknownFile } from './sourceFiles'

/**
 * Corrections of what the headers propose: the kinds of files by their names, the header of each field by kind (an empty one
 * leaves the field out), and the order of day and month.
 */
export const Mapping = z.strictObject({
  files: z.record(z.string(), z.enum(loadKinds)).optional(),
  columns: z.partialRecord(z.enum(loadKinds), z.record(z.string(), z.string())).optional(),
  dayOrder: z.enum(['DMY', 'MDY']).optional(),
  /** Scheme of the identifiers of BODS statements that are BRNs. */
  brnScheme: z.string().optional(),
})
export type Mapping = z.infer<typeof Mapping>

/**
 * A file, or a sheet of a workbook, with its kind, its headers, and the header of each field that it has; a list of documents with
 * their files by name.
 */
export type Part = {
  file: SourceFile
  sheet?: string
  kind: Kind
  headers: string[]
  columns: Record<string, string>
  contents?: ReadonlyMap<string, SourceFile>
  /** Rows of files that are no tables. */
  rows?: readonly SourceRow[]
  /** Fields that its rows may leave open, with the values of new rows: others keep those of the register. */
  unsaid?: Readonly<Record<string, string | null>>
  /** Facts of the source that the register does not hold. */
  leftOut?: KindOutcome['leftOut']
}

/** Reads a mapping from its text. Refuses 'load-mapping-broken'. */
export const mappingIn = (text: string): Mapping => {
  try {
    return Mapping.parse(JSON.parse(text))
  } catch (error) {
    const reason = error instanceof z.ZodError ? `${z.prettifyError(error)}.` : `${(error as Error).message}.`
    throw new Refusal('load-mapping-broken', { reason })
  }
}

const plain = (name: string) =>
  basename(name)
    .toLowerCase()
    .replace(/\.\w+$/, '')
    .replace(/[^a-z]/g, '')

/** Returns the kind that a file or a sheet is named by. */
const kindNamed = (name: string): LoadKind | undefined =>
  loadKinds.find(kind => [kind, ...(kinds.get(kind)?.files ?? [])].includes(plain(name)))

/** Returns the columns of a kind that a file is searched for: under the header of the mapping, or the usual ones. */
export const wantedOf = (kind: Kind, { columns }: Mapping): WantedColumn[] => {
  const named = columns?.[kind.name] ?? {}
  const other = Object.keys(named).find(field => !(field in kind.fields))
  if (other)
    throw new Refusal('load-field-unknown', {
      field: other,
      kind: kind.name,
      fields: Object.keys(kind.fields).join(', '),
    })
  return Object.entries(kind.fields).flatMap(([source, { label, headers = [] }]) => {
    const header = named[source]
    if (header === undefined) return [{ source, label: source, headers: [label, ...headers] }]
    return header === '' ? [] : [{ source, label: header, headers: [] }]
  })
}

/** Returns the columns of a part as they are read: each under its own header. */
export const columnsOf = ({ columns }: Part): WantedColumn[] =>
  Object.entries(columns).map(([source, label]) => ({ source, label, headers: [] }))

const partOf = (file: SourceFile, kind: Kind, mapping: Mapping, headers: string[], sheet?: string): Part => {
  const wanted = wantedOf(kind, mapping)
  const found = matchHeaders(headers, wanted)
  const columns = Object.fromEntries(
    wanted.flatMap(({ source }) => {
      const at = found[source]
      const own = kind.fields[source]?.label ?? ''
      // Refused rows come back under the names of their fields, whatever the mapping of their source.
      const header = at === undefined ? headers.find(name => name === own) : headers[at]
      return header === undefined ? [] : [[source, header]]
    }),
  )
  const twice = Object.values(columns).find(header => headers.filter(other => other === header).length > 1)
  if (twice !== undefined)
    throw new Refusal('load-file-broken', {
      file: file.name,
      reason: `Two columns are called ${twice}. Rename the one that is not meant.`,
    })
  const unknown = Object.entries(mapping.columns?.[kind.name] ?? {}).find(
    ([field, header]) => header !== '' && columns[field] === undefined,
  )
  if (unknown) throw new Refusal('load-column-unknown', { column: unknown[1], file: file.name })
  return { file, kind, headers, columns, ...(sheet !== undefined && { sheet }) }
}

const ofWorkbook = async (file: SourceFile, named: LoadKind | undefined, mapping: Mapping): Promise<Part[]> => {
  const kind = named && kinds.get(named)
  const { sheets } = await readWorkbook(file, kind ? wantedOf(kind, mapping) : [])
  if (kind) {
    const wanted = wantedOf(kind, mapping)
    const [best] = sheets.toSorted(
      (a, b) =>
        Object.keys(matchHeaders(b.headers, wanted)).length - Object.keys(matchHeaders(a.headers, wanted)).length,
    )
    return best ? [partOf(file, kind, mapping, best.headers, best.name)] : []
  }
  return sheets.flatMap(({ name, headers }) => {
    const ofSheet = kinds.get(kindNamed(name) as LoadKind)
    return ofSheet ? [partOf(file, ofSheet, mapping, headers, name)] : []
  })
}

/**
 * Returns the parts of a load, those in zips included, with the mapping that their headers propose and `mapping` corrects.
 * Refuses files of no kind and broken ones, and names of the mapping that do not exist.
 */
export const partsOf = async (files: readonly SourceFile[], mapping: Mapping): Promise<Part[]> => {
  const parts: Part[] = []
  const expanded = await expand(files)
  const statements: SourceFile[] = []
  for (const file of expanded.filter(({ name }) => !name.startsWith(DOCUMENTS))) {
    if (await isBods(file)) {
      statements.push(file)
      continue
    }
    // The command line takes it out before.
    if (file.name === MAPPING_FILE)
      throw new Refusal('load-file-broken', {
        file: file.name,
        reason: 'Only the command line reads it. Send the files without it, and correct the columns in the next step.',
      })
    if (endingOf(file) === '.json')
      throw new Refusal('load-file-broken', {
        file: file.name,
        reason:
          'A .json file is read as BODS 0.4, and it has no statementId and recordType. Name rows of a kind .ndjson.',
      })
    const named = mapping.files?.[file.name] ?? kindNamed(file.name)
    const kind = named && kinds.get(named)
    if (!endingOf(file)) throw unknownFile(file.name)
    const found =
      endingOf(file) === '.xlsx'
        ? await ofWorkbook(file, named, mapping)
        : kind
          ? [partOf(file, kind, mapping, await headersOf(file, wantedOf(kind, mapping)))]
          : []
    if (!found.length) throw unknownFile(file.name)
    parts.push(...found)
  }
  if (statements.length) parts.push(...(await bodsParts(statements, mapping.brnScheme)))
  const contents = new Map(
    expanded.flatMap(file => (file.name.startsWith(DOCUMENTS) ? [[documentName(file.name), file] as const] : [])),
  )
  if (contents.size && !parts.some(({ kind }) => kind.name === 'documents'))
    throw new Refusal('load-file-broken', {
      file: DOCUMENTS,
      reason: 'There is no list of its files. Put documents.csv beside it.',
    })
  for (const part of parts) if (part.kind.name === 'documents') part.contents = contents
  return [...kinds.keys()].flatMap(kind => parts.filter(part => part.kind.name === kind))
}

/** Refuses a part without a column for each required field. */
export const refuseMissingColumns = (parts: readonly Part[]) => {
  for (const { file, kind, columns } of parts)
    for (const [field, { required, label }] of Object.entries(kind.fields))
      if (required && columns[field] === undefined)
        throw new Refusal('load-column-missing', { file: file.name, column: label })
}
