import { z } from 'zod'
import { list, maybe, word } from '../call'
import { paging, under } from '../dialects'
import { personalText } from '../personal'

/** A filing: the change, its reason, and its tracking number (docs/requirements/entity-file.md). */
export const Filing = z.object({
  filingDate: maybe(z.string()),
  changes: maybe(z.array(z.object({ typeOfChangeBeingFiled: maybe(z.string()) }))),
  narrations: maybe(z.array(z.object({ description: maybe(personalText(word)) }))),
  trackingNo: maybe(word),
})
export type Filing = z.infer<typeof Filing>

export const filings = {
  /** The documents publish the path of companies alone; all kinds of entities use it (decision D5). */
  history: list('CF-FILING-HISTORY', '/incorporation/companies/continuous-filing/filing-history/{id}', {
    permit: 'can_view_reservation_settings',
    filter: z.object({}),
    row: Filing,
    file: { kind: 'ENTITY', key: 'id' },
    paging: paging.none,
    envelope: under('data'),
  }),
}
