import type { Found, FoundKind } from '@contract/portal/find'
import type { FlagMark } from '@contract/portal/marks'
import type { RecordKind } from '@contract/portal/noteKinds'
import type { Db } from '../db/database'
import { readMarks } from './activeFlags'
import type { RecordRef } from './records'

/** Kind of record of each kind of search result. */
const recordKindOf: Record<FoundKind, RecordKind> = {
  COMPANY: 'ENTITY',
  BUSINESS_NAME: 'ENTITY',
  BUILDING_SOCIETY: 'ENTITY',
  LEGAL_DOCUMENT: 'LEGAL_DOCUMENT',
  PRACTITIONER: 'PRACTITIONER',
  PAYMENT: 'PAYMENT',
  INSOLVENCY_APPLICATION: 'APPLICATION',
  PERSON: 'PERSON',
  ACCOUNT: 'ACCOUNT',
}

/** Reads the flags that act on several lists of records, in the order of the lists; each kind of flag once in a list. */
export const readMarksOfMany = async (db: Db, lists: readonly (readonly RecordRef[])[]): Promise<FlagMark[][]> => {
  const records = lists.flat()
  const marks = new Map<RecordKind, Map<string, FlagMark[]>>()
  for (const kind of new Set(records.map(record => record.kind))) {
    const keys = records.flatMap(record => (record.kind === kind ? [record.key] : []))
    marks.set(kind, await readMarks(db, kind, [...new Set(keys)]))
  }
  return lists.map(list => {
    const flags = list.flatMap(({ kind, key }) => marks.get(kind)?.get(key) ?? [])
    return [...new Map(flags.map(flag => [flag.name, flag])).values()]
  })
}

/** Adds to each result of a search the flags that act on its record. */
export const withResultFlags = async <Result>(
  db: Db,
  results: readonly Result[],
  recordOf: (result: Result) => RecordRef,
): Promise<(Result & { flags?: FlagMark[] })[]> => {
  const flags = await readMarksOfMany(
    db,
    results.map(result => [recordOf(result)]),
  )
  return results.map((result, index) => ({ ...result, ...(flags[index]?.length && { flags: flags[index] }) }))
}

/** Returns the records that the palette found, each with the flags that act on it. */
export const withFoundFlags = async (db: Db, found: readonly Found[]): Promise<{ found: Found[] }> => ({
  found: await withResultFlags(db, found, ({ kind, key }) => ({ kind: recordKindOf[kind], key })),
})
