import type { FlagMark } from '@contract/portal/marks'
import { recordKinds } from '@contract/portal/noteKinds'
import type { WorkSource } from '@contract/portal/workSources'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { workItem } from '../db/schema'
import { type FlagUnder, flagsUnder, marksOn, onceByName, readMarks } from '../notes/activeFlags'
import type { RecordRef } from '../notes/records'

type Item = { source: WorkSource; record: string; key: string; kind: string | null }

const entity = ({ key }: Item): RecordRef => ({ kind: 'ENTITY', key })
const message = (item: Item): RecordRef[] => [{ kind: 'PROCESS', key: item.record }, entity(item)]

/** Records whose flags a row of each source shows: those that hold the act which ends it. */
const recordsOf: Record<WorkSource, (item: Item) => RecordRef[]> = {
  COMPLAINT: ({ kind }) => [{ kind: 'PRACTITIONER', key: kind ?? '' }],
  PRACTITIONER_APPLICATION: ({ key }) => [{ kind: 'PRACTITIONER', key }],
  PROCESS: message,
  CORRECTION: message,
  PAYMENT: ({ key }) => [{ kind: 'PAYMENT', key }],
  DOCUMENT: item => [entity(item)],
  INSOLVENCY_APPLICATION: ({ key }) => [{ kind: 'APPLICATION', key }],
  GO_LIVE: ({ key }) => [{ kind: 'ACCOUNT', key }],
  REMINDER: item => {
    const [name] = item.kind?.split(' ') ?? []
    const kind = recordKinds.find(one => one === name)
    // A reminder about a process has the number of the entity.
    return kind ? [{ kind: kind === 'PROCESS' ? 'ENTITY' : kind, key: item.key }] : []
  },
}

/** Column of a query of items: the flags of all records that an item may be about. */
export const itemFlags = flagsUnder(
  workItem.record,
  workItem.key,
  sql`upper(${workItem.key})`,
  workItem.kind,
  sql`upper(${workItem.kind})`,
)

/** Returns the flags that act on the records of items, in the order of the items; each kind of flag once. */
export const flagsOfItems = async (
  db: Db,
  items: readonly (Item & { flags: readonly FlagUnder[] })[],
): Promise<FlagMark[][]> => {
  const records = items.map(item => recordsOf[item.source](item))
  const people = records.flat().filter(({ kind }) => kind === 'PERSON')
  const marksOfPeople = await readMarks(
    db,
    'PERSON',
    people.map(({ key }) => key),
  )
  return items.map(({ flags }, index) =>
    onceByName(
      records[index]?.flatMap(record =>
        record.kind === 'PERSON' ? (marksOfPeople.get(record.key) ?? []) : marksOn(flags, record),
      ) ?? [],
    ),
  )
}
