import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { sql } from 'drizzle-orm'
import { from as copyFrom } from 'pg-copy-streams'
import { copyLine } from '../db/copy'
import { connectionOf, type Db, waitLong } from '../db/database'
import type { AroundUpload } from '../http/serve'
import type { Uploaded } from '../http/upload'
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

/** Writes the acceptable rows, the last one first, so that the list, newest first, has the order of the sheet. */
const takeFit = async (db: Db, register: Register, by: string): Promise<number> => {
  const { rowCount } = await db.execute(sql`
    WITH taken AS (
      INSERT INTO strike_entry AS l (register, brn, company_name, added_by, last_status_update_done_by)
      SELECT ${register}, s.brn, coalesce(e.name, s.name), ${by}, ${by}
      FROM struck s LEFT JOIN entity e ON e.brn = s.brn
      WHERE e.brn IS NOT NULL OR s.name <> '' ORDER BY s.row DESC
      ON CONFLICT (register, brn) DO UPDATE SET status = 'ON', company_name = excluded.company_name, created_at = now(),
        updated_at = now(), added_by = excluded.added_by, last_status_update_done_by = excluded.added_by
      WHERE l.status = 'OFF' RETURNING id)
    INSERT INTO strike_change (entry_id, from_status, added_by) SELECT id, 'ON', ${by} FROM taken`)
  return rowCount ?? 0
}

/** Returns the rows that `takeFit` did not write; a row's xmin identifies what this transaction wrote. */
const findUnfit = async (db: Db, register: Register) => {
  const { rows } = await db.execute<{ row: number; brn: string; code: 'unknown-brn' | 'already-listed' }>(sql`
    SELECT s.row, s.brn, CASE WHEN l.id IS NULL THEN 'unknown-brn' ELSE 'already-listed' END AS code
    FROM struck s LEFT JOIN strike_entry l ON l.register = ${register} AND l.brn = s.brn
    WHERE l.id IS NULL OR l.xmin <> pg_current_xact_id()::xid`)
  return rows.map(({ row, brn, code }) => refuse(row, brn, code))
}

const digestOf = async ({ path }: Uploaded) => {
  const digest = createHash('sha256')
  for await (const chunk of createReadStream(path)) digest.update(chunk)
  return digest.digest('hex')
}

// Below this number of rows the statistics of the table stay accurate enough for the planner.
const MANY = 1000

/**
 * Adds every acceptable row of an uploaded spreadsheet to a register in one transaction, and returns the reason for
 * each other row. A known entity is added under its registered name; an unknown one under the name in the row. A
 * repeated upload finds them listed and changes nothing. Throws the refusals of `readSheet`.
 */
export const uploadStrikes = async (
  { file, who, signal, write }: Pick<AroundUpload, 'file' | 'who' | 'signal' | 'write'>,
  register: Register,
  accept: readonly string[],
) => {
  const { rows } = await readSheet(
    { path: file.path, name: file.name, columns: strikeColumns, accept, mostRows: MOST_ROWS },
    { person: who.accountId, signal },
  )
  const { good, refused } = sift(rows)
  const sha256 = await digestOf(file)
  return write(async ({ db, record }) => {
    await waitLong(db)
    await load(db, good)
    // One import per register at a time: two imports of the same rows would otherwise deadlock.
    await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`import:${register}`}))`)
    const taken = await takeFit(db, register, who.name)
    const unfit = taken < good.length ? await findUnfit(db, register) : []
    if (taken >= MANY) await db.execute(sql`SELECT refresh_statistics('strike_entry', 'strike_change')`)
    const report = { taken, refused: [...refused, ...unfit].sort((a, b) => a.row - b.row) }
    if (taken)
      record({
        subject: file.name,
        after: { register, taken, refused: report.refused.length, bytes: file.bytes, sha256 },
      })
    return report
  })
}
