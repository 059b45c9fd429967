import { z } from 'zod'
import { list, maybe, post, word } from '../call'
import { content, paging, under } from '../dialects'
import { Id } from '../id'
import { personal } from '../personal'

/**
 * A client who acts as official receiver, with the backoffice account they use for it (docs/requirements/accounts.md).
 */
export const OfficialReceiver = z.object({
  id: Id,
  individualName: maybe(z.string()),
  backOfficeName: maybe(z.string()),
  individualEmail: maybe(personal('email', z.string())),
  backOfficeEmail: maybe(personal('email', z.string())),
  individualPhone: maybe(personal('telephone', word)),
  backOfficePhone: maybe(personal('telephone', word)),
  createdAt: maybe(z.string()),
  /** The documents do not show the values; ours are ACTIVE and REVOKED. */
  status: maybe(z.string()),
})
export type OfficialReceiver = z.infer<typeof OfficialReceiver>

export const officialReceivers = {
  list: list('RECEIVER-LIST', '/insolvency/official-receivers', {
    permit: 'can_view_accounts_breakdown',
    /** Searches the name and email of both accounts (decision E19). */
    filter: z.object({ search: z.string().trim().max(200).optional() }),
    row: OfficialReceiver,
    paging: paging.sizeFromZero,
    envelope: under('data', content),
  }),
  create: post('RECEIVER-CREATE', '/insolvency/official-receivers', {
    permit: 'can_make_account_practitioner',
    changesRecord: [
      { kind: 'ACCOUNT', key: 'individualAccountId' },
      { kind: 'ACCOUNT', key: 'backOfficeAccountId' },
    ],
    body: z.strictObject({ individualAccountId: Id, backOfficeAccountId: Id }),
  }),
  revoke: post('RECEIVER-REVOKE', '/insolvency/official-receivers/{id}/delete', {
    permit: 'can_revoke_role',
    changesRecord: { kind: 'ACCOUNT', key: 'id', by: 'receiver' },
  }),
}
