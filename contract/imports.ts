import { z } from 'zod'
import { maybe } from './call'

/** A spreadsheet as every import takes it. Its largest size is that of the portal's reader too. */
export const SPREADSHEET = { field: 'file', megabytes: 10 } as const

/** A row that a host did not take, by its number in the sheet that was sent (the header is row 1). */
export const RefusedRow = z.object({
  row: z.number().int(),
  code: maybe(z.string()),
  reason: maybe(z.string()),
})
export type RefusedRow = z.infer<typeof RefusedRow>

/** What an upload did, whatever was uploaded. A host that answers no report leaves it out. */
export const ImportOutcome = z.looseObject({
  data: maybe(z.object({ taken: z.number().int(), refused: z.array(RefusedRow) })),
})
export type ImportOutcome = z.infer<typeof ImportOutcome>
