import { registryToday } from '@contract/registryDay'
import { readingOf } from '../cells'
import { entities } from '../entityKinds'
import type { LoadKind } from '../kind'
import { kinds } from '../kinds'
import type { Part } from '../mapping'
import type { SourceRow } from '../readRows'
import type { SourceFile } from '../sourceFiles'
import { addressText, brnIn } from './parties'
import { type Placed, type Records, readRecords } from './records'
import { relationshipRows } from './relationships'

/** A row with the file that it comes from. */
export type FileRow = { file: SourceFile; kind: LoadKind; row: SourceRow }

/** Fields that statements can bring. */
const fields: Partial<Record<LoadKind, readonly string[]>> = {
  entities: ['brn', 'name', 'kind', 'status', 'registeredOn'],
  addresses: ['brn', 'description'],
  people: [
    ...['brn', 'no', 'kind', 'givenName', 'middleName', 'surName', 'idType', 'idNumber', 'nationality', 'dateOfBirth'],
    ...['registeredName', 'registeredNumber', 'dateOfIncorporation', 'subType', 'countryOfOrigin', 'postalAddress'],
  ],
  roles: ['brn', 'person', 'role', 'since', 'until'],
}

/** Fields of an entity that a statement may leave open: those of the register stay, else the entity is new and has these. */
const unsaid = { name: null, kind: 'COMPANY', status: 'REGISTERED', registeredOn: null }

/** Types of entities that a register lists; the others can hold interests. */
const LISTED = ['registeredEntity', 'legalEntity']
const HELD = ['isComponent', 'entityType', 'name', 'identifiers', 'foundingDate', 'addresses']

const kindIn = (details = '') => {
  const result = entities.fields.kind?.read(details, readingOf('DMY'))
  return result && 'value' in result ? (result.value ?? '') : ''
}

const entityRows = (
  { file, row, statement }: Placed<'entity'>,
  scheme: string | undefined,
  records: Records,
): FileRow[] => {
  const { recordDetails: details, recordStatus } = statement
  const { entityType, name = '', identifiers = [], foundingDate = '', dissolutionDate, addresses = [] } = details
  const { leftOut } = records
  const brn = brnIn(identifiers, scheme)
  leftOut.addOthers('entities', 'entity', details, brn === undefined ? [...HELD, 'jurisdiction'] : HELD)
  leftOut.add('entities', 'entity: further identifiers', identifiers.length - 1)
  leftOut.add('entities', 'entity: further addresses', addresses.length - 1)
  if (entityType.subtype) leftOut.add('entities', 'entity: entityType.subtype')
  if (!LISTED.includes(entityType.type)) {
    leftOut.add('entities', `entities of the type ${entityType.type}`)
    return []
  }
  if (brn === undefined) {
    leftOut.add('entities', 'entities without a BRN')
    return []
  }
  const kind = kindIn(entityType.details)
  if (entityType.details && !kind) leftOut.add('entities', 'entity: entityType.details')
  const isGone = recordStatus === 'closed' || (dissolutionDate !== undefined && dissolutionDate <= registryToday())
  const status = isGone ? 'CEASED' : ''
  const description = addressText(addresses.toSorted((one, other) => rank(one) - rank(other)))
  return [
    { file, kind: 'entities', row: { row, cells: { brn, name, kind, status, registeredOn: foundingDate } } },
    ...(description ? [{ file, kind: 'addresses' as const, row: { row, cells: { brn, description } } }] : []),
  ]
}

const rank = ({ type }: { type?: string | undefined }) => (type === 'registered' ? 0 : 1)

const partOf = (file: SourceFile, name: LoadKind, rows: SourceRow[]): Part[] => {
  const kind = kinds.get(name)
  if (!kind) return []
  const columns = Object.fromEntries((fields[name] ?? []).map(field => [field, kind.fields[field]?.label ?? field]))
  return [{ file, kind, headers: [], columns, rows, ...(name === 'entities' && { unsaid }) }]
}

/**
 * Returns the parts of a load that BODS statements make: rows of entities, addresses, people and their roles, those that are
 * refused, and what the register does not hold, counted by its name; see docs/decisions/124-what-loads-read.md.
 */
export const bodsParts = async (files: readonly SourceFile[], scheme: string | undefined): Promise<Part[]> => {
  const records = await readRecords(files)
  const rows: FileRow[] = [
    ...records.refused,
    ...[...records.entity.values()].flatMap(entity => entityRows(entity, scheme, records)),
    ...relationshipRows(records, scheme),
  ]
  const byFile = new Map(files.map(file => [file, new Map<LoadKind, SourceRow[]>()]))
  for (const { file, kind, row } of rows) {
    const ofFile = byFile.get(file)
    const ofKind = ofFile?.get(kind)
    if (ofKind) ofKind.push(row)
    else ofFile?.set(kind, [row])
  }
  return [...kinds.keys()].flatMap(kind => {
    const leftOut = records.leftOut.of(kind)
    const parts = files.flatMap((file, at) => {
      const ofFile = byFile.get(file)?.get(kind) ?? []
      return ofFile.length || (at === 0 && leftOut.length) ? partOf(file, kind, ofFile) : []
    })
    if (parts[0] && leftOut.length) parts[0].leftOut = leftOut
    return parts
  })
}
