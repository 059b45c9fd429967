import type { Found, FoundKind } from '@contract/portal/find'
import type { FlagMark } from '@contract/portal/marks'
import type { RecordKind } from '@contract/portal/noteKinds'
import type { Db } from '../db/database'
import { readMarksOfEach } from './activeFlags'
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

/** Adds to each result of a search the flags that act on its record. */
export const withResultFlags = async <Result>(
  db: Db,
  results: readonly Result[],
  recordOf: (result: Result) => RecordRef,
): Promise<(Result & { flags?: FlagMark[] })[]> => {
  const flags = await readMarksOfEach(db, results.map(recordOf))
  return results.map((result, index) => ({ ...result, ...(flags[index]?.length && { flags: flags[index] }) }))
}

/** Returns the records that the palette found, each with the flags that act on it. */
export const withFoundFlags = async (db: Db, found: readonly Found[]): Promise<{ found: Found[] }> => ({
  found: await withResultFlags(db, found, ({ kind, key }) => ({ kind: recordKindOf[kind], key })),
})
