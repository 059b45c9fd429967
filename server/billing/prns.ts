import { prns as contract, normalPrn, type RefusedPrn, type UsedPrn, WELL_FORMED_PRN } from '@contract/billing/prns'
import { fieldRefusal, Refusal } from '@contract/errors'
import { cellFaultReason, type RefusedRow, reportLeftOut } from '@contract/imports'
import { successMessage } from '@contract/successMessages'
import type { WantedColumn } from '@spreadsheet/match'
import { desc, eq, getTableName, sql } from 'drizzle-orm'
import { columnNames } from '../db/columnNames'
import { type Db, waitLong } from '../db/database'
import { type PageQuery, readPage } from '../db/page'
import { usedPrn, usedPrnTotals } from '../db/schema'
import { isNumber, likePrefix, spellingsOf } from '../db/search'
import type { Handlers } from '../http/serve'
import { digestOf } from '../http/upload'
import { importAsJob } from '../jobs/importJob'
import { refuseFlagged } from '../notes/refuseFlagged'
import type { ReadRow } from '../registry/readInChild'
import { readSheet } from '../registry/readSheet'

const MOST_ROWS = 200_000
const MANY = 1000

const listPrns = (db: Db, page: PageQuery['page'], prn = '') => {
  const typed = normalPrn(prn)
  const numbers = spellingsOf(typed)
  return readPage<UsedPrn>(db, {
    table: usedPrn,
    key: usedPrn.id,
    order: [desc(usedPrn.createdAt), desc(usedPrn.id)],
    row: { prn: usedPrn.prn, createdAt: usedPrn.createdAt },
    lookup: numbers.length ? isNumber(usedPrn.prn, numbers) : undefined,
    sought: typed ? sql`${usedPrn.prn} LIKE ${likePrefix(typed)}` : undefined,
    total: usedPrnTotals.of('usedPrn'),
    page,
  })
}

/** Inserts new PRNs, the last one first, so that the list, newest first, has the order in which they were sent. */
const take = async (db: Db, prns: readonly string[]) => {
  await waitLong(db)
  // A lock serialises imports: two lists that share PRNs would otherwise deadlock.
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext('used_prn:add'))`)
  const { rows } = await db.execute<Pick<typeof usedPrn.$inferSelect, 'prn'>>(sql`
    INSERT INTO ${usedPrn} (${columnNames(usedPrn.prn)})
    SELECT prn FROM jsonb_array_elements_text(${JSON.stringify(prns)}::jsonb) WITH ORDINALITY AS sent (prn, place)
    ORDER BY place DESC
    ON CONFLICT (${columnNames(usedPrn.prn)}) DO NOTHING RETURNING ${usedPrn.prn}`)
  if (rows.length >= MANY) await db.execute(sql`SELECT refresh_statistics(${getTableName(usedPrn)})`)
  return new Set(rows.map(({ prn }) => prn))
}

const reasons: Record<RefusedPrn['code'], string> = {
  'empty-prn': 'The row has no PRN.',
  'malformed-prn': 'The PRN is not valid.',
  'repeated-prn': 'The PRN stands in the file more than once.',
  'already-used': 'The PRN is on the list already.',
}
const refuse = (row: number, prn: string, code: RefusedPrn['code']): RefusedPrn => ({
  row,
  prn: prn.slice(0, 60),
  code,
  reason: reasons[code],
})

const sift = (rows: readonly ReadRow[]) => {
  const refused: (RefusedPrn | (RefusedRow & { prn: string }))[] = []
  const good = new Map<string, number>()
  for (const { row, values, fault } of rows) {
    const prn = normalPrn(values.prn ?? '')
    if (fault) refused.push({ row, prn: prn.slice(0, 60), code: fault.code, reason: cellFaultReason(fault) })
    else if (!prn) refused.push(refuse(row, prn, 'empty-prn'))
    else if (!WELL_FORMED_PRN.test(prn)) refused.push(refuse(row, prn, 'malformed-prn'))
    else if (good.has(prn)) refused.push(refuse(row, prn, 'repeated-prn'))
    else good.set(prn, row)
  }
  return { good: [...good].map(([prn, row]) => ({ prn, row })), refused }
}

const column: WantedColumn = {
  source: 'prn',
  label: 'PRN',
  headers: ['PRN', 'PRN No', 'PRN Number', 'Payment Reference Number'],
  required: true,
  kind: 'PAYMENT',
}
const SAID_AT_MOST = 5
/** PRNs of a list that the audit trail names. */
const MOST_RECORDED = 100

const summary = (prns: readonly string[]) =>
  prns.length > 1 ? `${prns[0]} and ${prns.length - 1} more` : (prns[0] ?? '')

export const prnHandlers: Handlers<typeof contract> = {
  list: ({ db, filter: { prn }, page }) => listPrns(db, page, prn),
  search({ db, path: { prn = '' }, filter, page }) {
    if (filter.prn && normalPrn(filter.prn) !== normalPrn(prn))
      throw new Refusal('invalid-fields', { fields: 'prn' }, { prn: { code: 'other-prn' } })
    return listPrns(db, page, prn)
  },

  async add({ db, body: { prnList }, record }) {
    const sent = [...new Set(prnList.map(normalPrn).filter(Boolean))]
    const malformed = sent.filter(prn => !WELL_FORMED_PRN.test(prn))
    if (malformed.length || !sent.length) {
      const prns = malformed.slice(0, SAID_AT_MOST).join(', ') || '–'
      throw fieldRefusal('prnList', 'malformed-prns', { prns })
    }
    const newPrns = await take(db, sent)
    if (!newPrns.size) throw fieldRefusal('prnList', 'prns-used-already')
    const added = sent.filter(prn => newPrns.has(prn))
    record({ subject: summary(added), after: { added: added.length, prns: added.slice(0, MOST_RECORDED) } })
    return successMessage('prns-added')
  },

  async remove({ db, path, record }) {
    const prn = normalPrn(path.prn ?? '')
    const [before] = await db.delete(usedPrn).where(eq(usedPrn.prn, prn)).returning({ createdAt: usedPrn.createdAt })
    if (!before) throw new Refusal('prn-not-used', { prn })
    record({ subject: prn, before: { prn, ...before } })
    return successMessage('prn-removed')
  },

  upload: call =>
    importAsJob(call, contract.upload, async ({ signal, end }) => {
      const { file, who, write } = call
      const accept = contract.upload.upload?.accept ?? []
      const { rows, leftOut } = await readSheet(
        { path: file.path, name: file.name, columns: [column], accept, mostRows: MOST_ROWS },
        { person: who.accountId, signal },
      )
      const { good, refused } = sift(rows)
      const sha256 = await digestOf(file)
      return write(async ({ db, record }) => {
        await refuseFlagged(
          db,
          contract.upload,
          good.map(({ prn }) => ({ kind: 'PAYMENT', key: prn })),
        )
        const newPrns = await take(
          db,
          good.map(({ prn }) => prn),
        )
        const left = good.filter(({ prn }) => !newPrns.has(prn)).map(({ prn, row }) => refuse(row, prn, 'already-used'))
        const data = { taken: newPrns.size, refused: [...refused, ...left].sort((a, b) => a.row - b.row) }
        const prns = good.flatMap(({ prn }) => (newPrns.has(prn) ? [prn] : [])).slice(0, MOST_RECORDED)
        if (newPrns.size)
          record({
            subject: file.name,
            after: { taken: data.taken, refused: data.refused.length, bytes: file.bytes, sha256, prns },
          })
        await end(
          db,
          data.taken,
          data.refused.map(({ prn, ...row }) => ({ ...row, name: prn })),
        )
        return reportLeftOut({ ...successMessage('prns-uploaded', { taken: newPrns.size }), data }, leftOut)
      })
    }),
}
