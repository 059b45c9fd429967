import { z } from 'zod'
import { Price } from '../amount'
import { figure, list, maybe, post, word } from '../call'
import { paging, under } from '../dialects'
import { Id } from '../id'

/** Price of a copy of a document (docs/requirements/billing.md). */
export const DocumentCost = z.object({
  id: Id,
  documentNumber: maybe(word),
  documentName: z.string(),
  amount: maybe(figure),
  version: maybe(z.number()),
})
export type DocumentCost = z.infer<typeof DocumentCost>

const permit = 'can_access_billing_settings'

const body = {
  documentNumber: z.string().trim().min(1).max(40),
  documentName: z.string().trim().min(1).max(200),
  amount: Price,
}

export const documentCosts = {
  list: list('DOCCOST-LIST', '/configuration/document-type/all', {
    permit,
    filter: z.object({}),
    row: DocumentCost,
    paging: paging.none,
    envelope: under('data'),
  }),
  create: post('DOCCOST-CREATE', '/configuration/document-type/create', { permit, body: z.strictObject(body) }),
  update: post('DOCCOST-UPDATE', '/configuration/document-type/update', {
    permit,
    extras: { version: 'versions' },
    body: z.strictObject({
      id: Id,
      ...body,
      version: z.number().int().optional(),
    }),
  }),
}
