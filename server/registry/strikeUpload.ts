import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { CallFacts } from '@contract/call'
import { getTableName, sql } from 'drizzle-orm'
import { from as copyFrom } from 'pg-copy-streams'
import { columnNames } from '../db/columnNames'
import { copyLine } from '../db/copy'
import { connectionOf, type Db, waitLong } from '../db/database'
import { entity, strikeChange, strikeEntry } from '../db/schema'
import type { AroundUpload } from '../http/serve'
import { digestOf } from '../http/upload'
import { importAsJob } from '../jobs/importJob'
import { refuseFlagged } from '../notes/refuseFlagged'
import { readSheet } from './readSheet'
import { type Candidate, MOST_ROWS, refuse, sift, strikeColumns } from './strikeRows'
import type { Register } from './strikes'

const load = async (db: Db, rows: Candidate[]) => {
  await db.execute(sql`CREATE TEMP TABLE struck (row int, brn text, name text) ON COMMIT DROP`)
  const lines = function* () {
    for (const { row, brn, name } of rows) yield copyLine([row, brn, name])
  }
  await pipeline(Readable.from(lines()), connectionOf(db).query(copyFrom('COPY struck FROM STDIN')))
  await db.execute(sql`ANALYZE struck`)
}

/**
 * Writes the acceptable rows, the last one first, so that the list, newest first, has the order of the sheet; returns
 * their number.
 */
const insertStrikes = async (db: Db, register: Register, by: string): Promise<number> => {
  const { brn, companyName, addedBy, lastStatusUpdateDoneBy, createdAt, updatedAt, status } = strikeEntry
  const { rowCount } = await db.execute(sql`
    WITH entries AS (
      INSERT INTO ${strikeEntry} (${columnNames(strikeEntry.register, brn, companyName, addedBy, lastStatusUpdateDoneBy)})
      SELECT ${register}, struck.brn, coalesce(${entity.name}, struck.name), ${by}, ${by}
      FROM struck LEFT JOIN ${entity} ON ${entity.brn} = struck.brn
      WHERE ${entity.brn} IS NOT NULL OR struck.name <> '' ORDER BY struck.row DESC
      ON CONFLICT (${columnNames(strikeEntry.register, brn)}) DO UPDATE SET ${columnNames(status)} = 'ON',
        ${columnNames(companyName)} = excluded.${columnNames(companyName)},
        ${columnNames(createdAt)} = now(), ${columnNames(updatedAt)} = now(),
        ${columnNames(addedBy)} = ${by}, ${columnNames(lastStatusUpdateDoneBy)} = ${by}
      WHERE ${status} = 'OFF' RETURNING ${strikeEntry.id} AS id)
    INSERT INTO ${strikeChange} (${columnNames(strikeChange.entryId, strikeChange.fromStatus, strikeChange.addedBy)})
    SELECT id, 'ON', ${by} FROM entries`)
  return rowCount ?? 0
}

/**
 * Returns the rows that `insertStrikes` did not write; a reversed entry is not on the list. A row's xmin identifies what
 * this transaction wrote.
 */
const findUnfit = async (db: Db, register: Register) => {
  const { rows } = await db.execute<{ row: number; brn: string; code: 'unknown-brn' | 'already-listed' }>(sql`
    SELECT struck.row, struck.brn, CASE ${strikeEntry.status} WHEN 'ON' THEN 'already-listed' ELSE 'unknown-brn' END AS code
    FROM struck LEFT JOIN ${strikeEntry} ON ${strikeEntry.register} = ${register} AND ${strikeEntry.brn} = struck.brn
    WHERE ${strikeEntry.id} IS NULL OR ${strikeEntry}.xmin <> pg_current_xact_id()::xid`)
  return rows.map(({ row, brn, code }) => refuse(row, brn, code))
}

type Uploading = AroundUpload & { body: { job?: string | undefined } }

// Below this number of rows the statistics of the table stay accurate enough for the planner.
const MANY = 1000

/**
 * Adds every acceptable row of an uploaded spreadsheet to a register in one transaction, and returns the reason for
 * each other row, with the hidden parts of the file that were left out. A known entity is added under its registered name; an unknown one under the name in the row. A
 * repeated upload finds them listed and changes nothing. Throws the refusals of `readSheet`, and refuses a file that names
 * an entity whose flag refuses the call.
 */
export const uploadStrikes = (call: Uploading, register: Register, contract: CallFacts) =>
  importAsJob(call, contract, async ({ signal, end }) => {
    const { file, who, write } = call
    const accept = contract.upload?.accept ?? []
    const { rows, leftOut } = await readSheet(
      { path: file.path, name: file.name, columns: strikeColumns, accept, mostRows: MOST_ROWS },
      { person: who.accountId, signal },
    )
    const { good, refused } = sift(rows)
    const sha256 = await digestOf(file)
    return write(async ({ db, record }) => {
      await waitLong(db)
      await load(db, good)
      await refuseFlagged(
        db,
        contract,
        good.map(({ brn }) => ({ kind: 'ENTITY', key: brn })),
      )
      // One import per register at a time: two imports of the same rows would otherwise deadlock.
      await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`import:${register}`}))`)
      const count = await insertStrikes(db, register, who.name)
      const unfit = count < good.length ? await findUnfit(db, register) : []
      if (count >= MANY)
        await db.execute(sql`SELECT refresh_statistics(${getTableName(strikeEntry)}, ${getTableName(strikeChange)})`)
      const report = { taken: count, refused: [...refused, ...unfit].sort((a, b) => a.row - b.row) }
      if (count)
        record({
          subject: file.name,
          after: { register, taken: count, refused: report.refused.length, bytes: file.bytes, sha256 },
        })
      await end(
        db,
        count,
        report.refused.map(({ brn, ...row }) => ({ ...row, name: brn })),
      )
      return { report, leftOut }
    })
  })
