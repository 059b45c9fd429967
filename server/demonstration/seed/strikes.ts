import { sql } from 'drizzle-orm'
import { columnNames } from '../../db/columnNames'
import type { Db } from '../../db/database'
import { strikeChange, strikeEntry } from '../../db/schema'
import type { Register } from '../../registry/strikes'
import type { Random } from '../random'
import { copyRows } from './copyRows'
import { daysBefore } from './dates'
import { fullName } from './people'

type Struck = { brn: string; name: string }

/** Returns a moment of a working day, between 9 and 17 o'clock in Kampala. */
const moment = (day: string, random: Random) => {
  const two = (most: number) => String(random.below(most)).padStart(2, '0')
  return `${day}T${String(6 + random.below(8)).padStart(2, '0')}:${two(60)}:${two(60)}Z`
}

/** Returns the history of an entry: added, sometimes reversed, sometimes added again. */
const pastOf = (one: Struck, clerks: readonly string[], random: Random, today: Date) => {
  const days = 1 + random.below(random.chance(0.5) ? 360 : 1500)
  const change = (status: 'ON' | 'OFF', ago: number) => ({
    status,
    by: random.pick(clerks),
    at: moment(daysBefore(today, ago), random),
  })
  const added = change('ON', days)
  if (days < 8 || !random.chance(0.15)) return { ...one, changes: [added], added, last: added }
  const removed = change('OFF', Math.floor(days / 2))
  if (!random.chance(0.5)) return { ...one, changes: [added, removed], added, last: removed }
  const again = change('ON', Math.floor(days / 4))
  return { ...one, changes: [added, removed, again], added: again, last: again }
}

/** Adds entities to a register as clerks would have done over the years. */
export const addStrikes = async (tx: Db, register: Register, struck: Struck[], random: Random, today: Date) => {
  const clerks = Array.from({ length: 9 }, () => fullName(random))
  const entries = struck
    .map(one => pastOf(one, clerks, random, today))
    .sort((a, b) => (a.added.at < b.added.at ? -1 : Number(a.added.at > b.added.at)))
  await copyRows(
    tx,
    strikeEntry,
    ['register', 'brn', 'companyName', 'status', 'addedBy', 'lastStatusUpdateDoneBy', 'createdAt', 'updatedAt'],
    entries.map(({ brn, name, added, last }) => [
      register,
      brn,
      name,
      last.status,
      added.by,
      last.by,
      added.at,
      last.at,
    ]),
  )
  const past = entries.flatMap(({ brn, changes }) => changes.map(change => ({ brn, ...change })))
  const { entryId, fromStatus, addedBy, createdAt } = strikeChange
  await tx.execute(sql`
    INSERT INTO ${strikeChange} (${columnNames(entryId, fromStatus, addedBy, createdAt)})
    SELECT ${strikeEntry.id}, change.status, change.by, change.at
    FROM jsonb_to_recordset(${JSON.stringify(past)}::jsonb) change (brn text, status text, by text, at timestamptz)
    JOIN ${strikeEntry} ON ${strikeEntry.register} = ${register} AND ${strikeEntry.brn} = change.brn
    ORDER BY change.at, ${strikeEntry.id}`)
}
