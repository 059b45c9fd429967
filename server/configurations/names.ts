import { names as contract, LONGEST_NAME, scopeWords } from '@contract/configurations/names'
import { cellFaultReason, type RefusedRow, reportLeftOut } from '@contract/imports'
import { normalBrn } from '@contract/registry/brn'
import { successMessage } from '@contract/successMessages'
import type { WantedColumn } from '@spreadsheet/match'
import { sql } from 'drizzle-orm'
import { columnNames } from '../db/columnNames'
import { type Db, waitLong } from '../db/database'
import { entity, knownName } from '../db/schema'
import { toStorable } from '../db/storableText'
import type { Handlers } from '../http/serve'
import { digestOf } from '../http/upload'
import { importAsJob } from '../jobs/importJob'
import type { ReadRow } from '../registry/readInChild'
import { readSheet } from '../registry/readSheet'
import { asRemark, readLibrary, readNameKey, wordsOf } from './library'
import { searchNames } from './nameSearch'

const MOST_ROWS = 200_000
const MANY = 1000
const LONGEST_NO = 60
const LONGEST_TYPE = 100

const columns: WantedColumn[] = [
  {
    source: 'no',
    label: 'BRN/RN',
    headers: ['BRN/RN', 'BRN', 'RN', 'Number', 'No', 'Registration Number', 'Reservation Number'],
    required: true,
    kind: 'ENTITY',
  },
  { source: 'name', label: 'Name', headers: ['Name', 'Entity Name', 'Company Name', 'Business Name'], required: true },
  { source: 'type', label: 'Entity Type', headers: ['Entity Type', 'Type', 'Kind'] },
]

const reasons = {
  'empty-no': 'The row has no BRN or RN.',
  'empty-name': 'The row has no name.',
  'name-too-long': `A name has at most ${LONGEST_NAME} characters, a number ${LONGEST_NO}, a type ${LONGEST_TYPE}.`,
  'repeated-no': 'The number appears more than once in the file.',
  'name-listed': 'This number has already been uploaded.',
} as const

const refuse = (row: number, code: keyof typeof reasons): RefusedRow => ({ row, code, reason: reasons[code] })

type SheetName = { row: number; no: string; name: string; type: string }
const plain = (text = '') =>
  toStorable(text.replace(/\p{Cc}+/gu, ' '))
    .replace(/ {2,}/g, ' ')
    .trim()

/** Splits the rows of a file into usable names, with their numbers as registers have them, and refused rows with their reasons. */
const sift = (rows: readonly ReadRow[]) => {
  const refused: RefusedRow[] = []
  const good = new Map<string, SheetName>()
  for (const { row, values, fault } of rows) {
    const [no, name, type] = [normalBrn(plain(values.no)), plain(values.name), plain(values.type)]
    if (fault) refused.push({ row, code: fault.code, reason: cellFaultReason(fault) })
    else if (!no) refused.push(refuse(row, 'empty-no'))
    else if (!/[\p{L}\p{N}]/u.test(name)) refused.push(refuse(row, 'empty-name'))
    else if (name.length > LONGEST_NAME || no.length > LONGEST_NO || type.length > LONGEST_TYPE)
      refused.push(refuse(row, 'name-too-long'))
    else if (good.has(no)) refused.push(refuse(row, 'repeated-no'))
    else good.set(no, { row, no, name, type })
  }
  return { good: [...good.values()], refused }
}

/**
 * Inserts the names whose number is in use neither in the registers nor among the added names; returns the inserted
 * numbers.
 */
const insertNames = async (db: Db, good: readonly SheetName[], by: string) => {
  await waitLong(db)
  // A lock serialises imports: two files that share numbers would otherwise deadlock.
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext('known_name:add'))`)
  const { rows } = await db.execute<{ no: string }>(sql`
    INSERT INTO ${knownName} (${columnNames(knownName.no, knownName.name, knownName.type, knownName.addedBy)})
    SELECT no, name, type, ${by} FROM jsonb_to_recordset(${JSON.stringify(good)}::jsonb) sent (no text, name text, type text)
    WHERE NOT EXISTS (SELECT FROM ${entity} WHERE ${entity.brn} = sent.no)
    ON CONFLICT DO NOTHING RETURNING ${knownName.no}`)
  if (rows.length >= MANY) await db.execute(sql`SELECT refresh_statistics('known_name', 'name_word')`)
  return new Set(rows.map(({ no }) => no))
}

export const nameHandlers: Handlers<typeof contract> = {
  async search({ db, filter: { name = '', scope } }) {
    const rows = await searchNames(db, name, scope === undefined ? undefined : `${scope}`)
    return { rows, total: rows.length }
  },

  async filters() {
    const rows = Object.entries(scopeWords).map(([value, label]) => ({ value, label }))
    return { rows, total: rows.length }
  },

  async check({ db, query: { name } }) {
    const [library, key] = await Promise.all([readLibrary(db), readNameKey(db, name)])
    const words = wordsOf(key)
    return { compared: library.counting(words).join(' '), remarks: library.remarks(words).map(asRemark) }
  },

  upload: call =>
    importAsJob(call, contract.upload, async ({ signal, end }) => {
      const { file, who, write } = call
      const accept = contract.upload.upload?.accept ?? []
      const { rows, leftOut } = await readSheet(
        { path: file.path, name: file.name, columns, accept, mostRows: MOST_ROWS },
        { person: who.accountId, signal },
      )
      const { good, refused } = sift(rows)
      const sha256 = await digestOf(file)
      return write(async ({ db, record }) => {
        const numbers = await insertNames(db, good, who.name)
        const taken = numbers.size
        const listed = good.filter(({ no }) => !numbers.has(no)).map(({ row }) => refuse(row, 'name-listed'))
        const data = { taken, refused: [...refused, ...listed].sort((a, b) => a.row - b.row) }
        if (taken)
          record({ subject: file.name, after: { taken, refused: data.refused.length, bytes: file.bytes, sha256 } })
        await end(db, taken, data.refused)
        return reportLeftOut({ ...successMessage('names-uploaded', { taken }), data }, leftOut)
      })
    }),
}
