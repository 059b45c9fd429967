import { Refusal } from '@contract/errors'
import type { LoadKind } from '../kind'
import type { SourceRow } from '../readRows'
import type { SourceFile } from '../sourceFiles'
import { readStatements } from './readStatements'
import { Statement, type StatementOf } from './statement'

/** Statements of a load, at most: their records are held in memory, because each can name all others. */
const MOST_STATEMENTS = 500_000

type Type = Statement['recordType']

/** The newest statement of a record, with its place. */
export type Placed<Of extends Type = Type> = { file: SourceFile; row: number; statement: StatementOf<Of> }

/** Records of a load by their id, and what is refused or left out of its statements. */
export type Records = {
  entity: Map<string, Placed<'entity'>>
  person: Map<string, Placed<'person'>>
  relationship: Map<string, Placed<'relationship'>>
  refused: { file: SourceFile; kind: LoadKind; row: SourceRow }[]
  leftOut: LeftOut
}

/** Facts that the register does not hold, by kind and name, with their number. */
export class LeftOut {
  private readonly counts = new Map<LoadKind, Map<string, number>>()

  add(kind: LoadKind, what: string, count = 1) {
    if (count < 1) return
    const ofKind = this.counts.get(kind) ?? new Map<string, number>()
    this.counts.set(kind, ofKind.set(what, (ofKind.get(what) ?? 0) + count))
  }

  /** Counts the keys of an object that are none of `held`. */
  addOthers(kind: LoadKind, of: string, record: object, held: readonly string[]) {
    for (const key of Object.keys(record)) if (!held.includes(key)) this.add(kind, `${of}: ${key}`)
  }

  of(kind: LoadKind) {
    return [...(this.counts.get(kind) ?? [])].map(([what, count]) => ({ what, count }))
  }
}

/** Kind whose rows come from statements of a type. */
const kindOf: Record<Type, LoadKind> = { entity: 'entities', person: 'people', relationship: 'people' }

const typeOf = (value: unknown): Type => {
  const type = (value as { recordType?: unknown } | undefined)?.recordType
  return type === 'person' || type === 'relationship' ? type : 'entity'
}

/** Keys of a statement that say which record it is about and since when, beside its details. */
const HELD = ['statementId', 'statementDate', 'recordId', 'recordType', 'recordStatus', 'recordDetails']

const refusedRow = (row: number, value: unknown): SourceRow | undefined => {
  if (typeof value !== 'object' || !value) return { row, cells: {}, fault: { reason: 'not-a-record' } }
  const { error } = Statement.safeParse(value)
  const [issue] = error?.issues ?? []
  if (!issue) return undefined
  const params = { path: issue.path.join('.') || 'statement', rule: issue.message.replace(/^Invalid input: /, '') }
  return { row, cells: {}, fault: { reason: 'bods-rule', params } }
}

/** Reads the statements of files, and keeps the newest one of each record; refuses those that break a rule of the standard. */
export const readRecords = async (files: readonly SourceFile[]): Promise<Records> => {
  const records: Records = {
    ...{ entity: new Map(), person: new Map(), relationship: new Map() },
    ...{ refused: [], leftOut: new LeftOut() },
  }
  const seen = new Set<string>()
  for (const file of files)
    for await (const batch of readStatements(file))
      for (const { row, value } of batch) {
        const kind = kindOf[typeOf(value)]
        const refused = refusedRow(row, value)
        if (refused) {
          records.refused.push({ file, kind, row: refused })
          continue
        }
        const statement = value as Statement
        const { statementId, recordType, recordId } = statement
        if (seen.has(statementId)) {
          const fault = { reason: 'bods-twice', params: { value: statementId } } as const
          records.refused.push({ file, kind, row: { row, cells: {}, fault } })
          continue
        }
        seen.add(statementId)
        if (seen.size > MOST_STATEMENTS)
          throw new Refusal('load-file-broken', {
            file: file.name,
            reason: `A load has at most ${MOST_STATEMENTS.toLocaleString('en')} BODS statements. Load the register as tables.`,
          })
        records.leftOut.addOthers(kind, 'statement', statement, HELD)
        const ofType = records[recordType] as Map<string, Placed>
        const earlier = ofType.get(recordId)
        if (earlier) records.leftOut.add(kind, 'earlier statements of a record')
        if (!earlier || earlier.statement.statementDate <= statement.statementDate)
          ofType.set(recordId, { file, row, statement })
      }
  return records
}
