import { z } from 'zod'
import { get, maybe, post } from '../call'

/** Most rows of one bulk act. */
export const MOST_BULK = 2000

/** States of a row of a bulk act. `UNSURE`: the server stopped during a call that another system answers. */
export const bulkRowStates = ['QUEUED', 'BEGUN', 'DONE', 'REFUSED', 'UNSURE', 'CANCELLED'] as const

const Name = z.string().trim().min(1).max(200)

/** Parts of the request of a row, as its call takes them. */
const Parts = z.strictObject({
  path: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  query: z.record(z.string(), z.unknown()).optional(),
  body: z.record(z.string(), z.unknown()).optional(),
})

/** A row that an act did not reach, with the reason: the code of a refusal with its parameters, and the server's words. */
export const BulkRefusal = z.object({
  name: z.string(),
  code: z.string(),
  message: z.string(),
  params: z.record(z.string(), z.unknown()),
})
export type BulkRefusal = z.infer<typeof BulkRefusal>

/** A bulk act: what is done to which list, how far it is, and whom it did not reach. */
export const BulkAct = z.object({
  id: z.string(),
  /** Name of the list, and key of the action in its definition. */
  list: z.string(),
  action: z.string(),
  by: z.string(),
  total: z.number().int(),
  done: z.number().int(),
  refused: z.number().int(),
  cancelled: z.number().int(),
  startedAt: z.string(),
  /** Absent while it goes on. */
  endedAt: maybe(z.string()),
})
export type BulkAct = z.infer<typeof BulkAct>

const part = { permit: 'signed-in', extension: 'bulk' } as const

/**
 * One call for each of many rows, made by the server one after the other: each with the permission, the checks and the audit
 * entry of the call itself (docs/decisions/112-many-at-once.md). The acts are those of the asker alone.
 */
export const bulk = {
  /** Starts an act. The same `id` again starts nothing. */
  start: post('PORTAL-BULK-START', '/portal/bulk', {
    ...part,
    body: z.strictObject({
      id: z.guid(),
      list: Name,
      action: Name,
      /** Name of the act and its list in the person's words, for the list of jobs. */
      title: Name.optional(),
      rows: z
        .array(z.strictObject({ call: z.string().max(60), name: Name, parts: Parts }))
        .min(1)
        .max(MOST_BULK),
    }),
    answer: BulkAct,
  }),
  read: get('PORTAL-BULK', '/portal/bulk/{act}', {
    ...part,
    answer: BulkAct.extend({ refusals: z.array(BulkRefusal) }),
  }),
  /** Leaves the rows alone that were not reached yet. */
  cancel: post('PORTAL-BULK-CANCEL', '/portal/bulk/{act}/cancel', { ...part, answer: BulkAct }),
}
