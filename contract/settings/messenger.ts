import { z } from 'zod'
import { extensionList, get, maybe, post } from '../call'
import { Id } from '../id'
import { personalText } from '../personal'

/** Recipients of a broadcast (docs/requirements/settings.md): no private organisations (decision F13). */
export const recipientTypes = ['INDIVIDUAL', 'BUSINESS', 'BACKOFFICE', 'MDA', 'PARTNER'] as const
export const RecipientType = z.enum(recipientTypes)
export type RecipientType = z.infer<typeof RecipientType>

export const LONGEST_MESSAGE = 2000

/** A broadcast and its delivery so far. */
export const Broadcast = z.object({
  id: z.number().int(),
  messageToSend: personalText(z.string()),
  recipientList: z.array(RecipientType),
  sender: maybe(z.string()),
  createdAt: z.string(),
  recipients: z.number().int(),
  sent: z.number().int(),
  failed: z.number().int(),
  /** False without a mail server: the broadcast is stored and not sent. */
  mailed: z.boolean(),
})
export type Broadcast = z.infer<typeof Broadcast>

/** Number of accounts of each kind that a message would reach now. */
const Reach = z.object({
  types: z.array(z.object({ type: RecipientType, accounts: z.number().int() })),
  mailServer: z.boolean(),
})

const permit = 'can_access_settings'

export const messenger = {
  send: post('MESSAGE-SEND', '/configuration/system-messenger/send', {
    permit,
    body: z.strictObject({
      messageToSend: z.string().trim().min(1).max(LONGEST_MESSAGE),
      recipientList: z.array(RecipientType).min(1).max(recipientTypes.length),
      /** Our API takes it from the session and ignores the value. */
      senderUserId: Id,
    }),
  }),
  reach: get('PORTAL-BROADCAST-REACH', '/portal/broadcasts/reach', { extension: 'broadcasts', permit, answer: Reach }),
  list: extensionList('PORTAL-BROADCASTS', '/portal/broadcasts', {
    extension: 'broadcasts',
    permit,
    filter: z.object({}),
    row: Broadcast,
  }),
}
