import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { BRN, type RefusedRow } from '@contract/registry/strikes'
import { sql } from 'drizzle-orm'
import { from as copyFrom } from 'pg-copy-streams'
import { copyLine } from '../db/copy'
import { connectionOf, type Db } from '../db/database'
import type { Around, Change } from '../http/serve'
import type { Uploaded } from '../http/upload'
import { readSheet } from './readSheet'
import { normalBrn, type Register } from './strikes'

const LONGEST_NAME = 500
export const MOST_ROWS = 200_000

const columns = [
  {
    source: 'brn',
    label: 'BRN',
    headers: ['BRN', 'Registration No', 'Registration Number', 'Business Registration Number', 'Company No', 'Number'],
    required: true,
  },
  {
    source: 'companyName',
    label: 'Name',
    headers: ['Name', 'Company Name', 'Company', 'Entity Name', 'Business Name'],
  },
]

const reasons: Record<RefusedRow['code'], string> = {
  'empty-brn': 'The row has no BRN.',
  'malformed-brn': 'This is not a BRN.',
  'repeated-brn': 'The BRN stands in the file more than once.',
  'unknown-brn': 'No entity is registered under this BRN, and the row gives no name.',
  'already-listed': 'The BRN is already on the list.',
  'name-too-long': `The name is longer than ${LONGEST_NAME} characters.`,
}

const refuse = (row: number, brn: string | undefined, code: RefusedRow['code']): RefusedRow => ({
  row,
  brn: brn?.slice(0, 60),
  code,
  reason: reasons[code],
})

type Candidate = { row: number; brn: string; name: string }

const sift = (rows: { row: number; values: Record<string, string> }[]) => {
  const refused: RefusedRow[] = []
  const good: Candidate[] = []
  const seen = new Set<string>()
  for (const { row, values } of rows) {
    const brn = normalBrn(values.brn ?? '')
    const name = (values.companyName ?? '').replace(/\p{Cc}+/gu, ' ').trim()
    if (!brn && !name) continue
    if (!brn) refused.push(refuse(row, undefined, 'empty-brn'))
    else if (!BRN.test(brn)) refused.push(refuse(row, brn, 'malformed-brn'))
    else if (name.length > LONGEST_NAME) refused.push(refuse(row, brn, 'name-too-long'))
    else if (seen.has(brn)) refused.push(refuse(row, brn, 'repeated-brn'))
    else {
      seen.add(brn)
      good.push({ row, brn, name })
    }
  }
  return { good, refused }
}

const load = async (db: Db, rows: Candidate[]) => {
  await db.execute(sql`CREATE TEMP TABLE struck (row int, brn text, name text) ON COMMIT DROP`)
  const lines = function* () {
    for (const { row, brn, name } of rows) yield copyLine([row, brn, name])
  }
  await pipeline(Readable.from(lines()), connectionOf(db).query(copyFrom('COPY struck FROM STDIN')))
  await db.execute(sql`CREATE INDEX ON struck (brn)`)
  await db.execute(sql`ANALYZE struck`)
}

/**
 * Strikes off every acceptable row of an uploaded spreadsheet, all of them in the caller's transaction or none, and
 * says of each other row why not. A known entity goes in under its registered name; one that our register does not
 * know goes in under the name the row gives. Sent again, it finds them listed and changes nothing.
 */
export const uploadStrikes = async (
  { db, who, record }: Pick<Around, 'db' | 'who' | 'record'>,
  register: Register,
  file: Uploaded,
  accept: readonly string[],
) => {
  const { rows } = await readSheet(file.path, { name: file.name, columns, accept, mostRows: MOST_ROWS })
  const { good, refused } = sift(rows)
  await load(db, good)
  // One import at a time per register: two of the same file then never wait for each other's rows crosswise.
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`import:${register}`}))`)
  const unfit = await db.execute<{ row: number; brn: string; code: 'unknown-brn' | 'already-listed' }>(sql`
    SELECT s.row, s.brn, CASE WHEN l.id IS NOT NULL THEN 'already-listed' ELSE 'unknown-brn' END AS code
    FROM struck s
    LEFT JOIN strike_entry l ON l.register = ${register} AND l.brn = s.brn AND l.status = 'ON'
    LEFT JOIN entity e ON e.brn = s.brn
    WHERE l.id IS NOT NULL OR (e.brn IS NULL AND s.name = '')`)
  for (const { row, brn, code } of unfit.rows) refused.push(refuse(row, brn, code))
  const taken = await db.execute(sql`
    WITH taken AS (
      INSERT INTO strike_entry AS l (register, brn, company_name, added_by, last_status_update_done_by)
      SELECT ${register}, s.brn, coalesce(e.name, s.name), ${who.name}, ${who.name}
      FROM struck s LEFT JOIN entity e ON e.brn = s.brn
      WHERE e.brn IS NOT NULL OR s.name <> '' ORDER BY s.row DESC
      ON CONFLICT (register, brn) DO UPDATE SET status = 'ON', company_name = excluded.company_name, created_at = now(),
        updated_at = now(), added_by = excluded.added_by, last_status_update_done_by = excluded.added_by
      WHERE l.status = 'OFF' RETURNING id)
    INSERT INTO strike_change (entry_id, from_status, added_by) SELECT id, 'ON', ${who.name} FROM taken`)
  refused.sort((a, b) => a.row - b.row)
  const data = { taken: taken.rowCount ?? 0, refused }
  if (data.taken) record(await changeOf(register, file, data.taken, refused.length))
  return data
}

const changeOf = async (register: Register, file: Uploaded, taken: number, refused: number): Promise<Change> => {
  const digest = createHash('sha256')
  for await (const chunk of createReadStream(file.path)) digest.update(chunk)
  return { subject: file.name, after: { register, taken, refused, bytes: file.bytes, sha256: digest.digest('hex') } }
}
