import { z } from 'zod'
import { get, list, maybe, post, word } from '../call'
import { paging, rowsUnder } from '../dialects'
import { fault } from '../fault'
import { normalPrn } from '../fileKeys'
import { ImportOutcome, RefusedRow } from '../imports'
import { importJob } from '../portal/jobs'
import { SPREADSHEET } from '../spreadsheetFile'

export { normalPrn } from '../fileKeys'

/** Longest PRN in characters, and the most PRNs in one call. */
export const PRN = { longest: 13, most: 50_000 } as const

/** Letters and digits, with at least one digit. */
export const WELL_FORMED_PRN = /^(?=.*\d)[A-Z0-9]{1,13}$/

/** PRN as somebody typed it, normalised. */
export const PrnTyped = z
  .string()
  .max(60)
  .transform(normalPrn)
  .refine(prn => WELL_FORMED_PRN.test(prn), fault('not-a-prn'))

/**
 * Splits typed or pasted PRNs at commas, semicolons, tabs and line ends, and sorts them into good, repeated and
 * malformed.
 */
export const readPrns = (typed: string) => {
  const good = new Set<string>()
  const repeated = new Set<string>()
  const malformed = new Set<string>()
  for (const part of typed.split(/[,;\t\r\n]+/)) {
    const prn = normalPrn(part)
    if (!prn) continue
    if (!WELL_FORMED_PRN.test(prn)) malformed.add(part.trim().slice(0, 40))
    else if (good.has(prn)) repeated.add(prn)
    else good.add(prn)
  }
  return { good: [...good], repeated: [...repeated], malformed: [...malformed] }
}

/** A used PRN: no new payment can be made under it (docs/requirements/billing.md). */
export const UsedPrn = z.object({ prn: word, createdAt: maybe(z.string()) })
export type UsedPrn = z.infer<typeof UsedPrn>

/** A row of an uploaded list that our server refused, with its reasons. */
export const RefusedPrn = RefusedRow.extend({
  prn: maybe(z.string()),
  code: z.enum(['empty-prn', 'malformed-prn', 'repeated-prn', 'already-used']),
})
export type RefusedPrn = z.infer<typeof RefusedPrn>

const permit = 'can_view_billing_settings'
const envelope = rowsUnder('usedPrnResponses')

export const prns = {
  list: list('PRN-LIST', '/billing/used-prn', {
    permit,
    filter: z.object({ prn: z.string().max(60).optional() }),
    row: UsedPrn,
    rowRecord: { kind: 'PAYMENT', key: 'prn' },
    paging: paging.perPage,
    envelope,
  }),
  search: list('PRN-SEARCH', '/billing/used-prn/by-prn/{prn}', {
    permit,
    filter: z.object({ prn: z.string().max(60).optional() }),
    row: UsedPrn,
    rowRecord: { kind: 'PAYMENT', key: 'prn' },
    paging: paging.perPage,
    envelope,
  }),
  add: post('PRN-ADD', '/billing/used-prn/add', {
    permit,
    changesRecord: { kind: 'PAYMENT', key: 'prnList' },
    body: z.strictObject({ prnList: z.array(z.string().max(60)).min(1).max(PRN.most) }),
  }),
  /**
   * A GET that deletes (decision F12). `can_release_prn` stands for the permission whose name the documents do not show
   * (F2).
   */
  remove: get('PRN-REMOVE', '/billing/delete-prn/{prn}', {
    permit: 'can_release_prn',
    changes: true,
    changesRecord: { kind: 'PAYMENT', key: 'prn' },
  }),
  upload: post('PRN-UPLOAD', '/billing/upload-used-prn-file', {
    permit,
    ...importJob,
    upload: { ...SPREADSHEET, accept: ['.xlsx'] },
    changesRecord: { kind: 'PAYMENT', key: 'prn', by: 'rows' },
    answer: ImportOutcome,
  }),
}
