import { z } from 'zod'
import { maybe, word } from './call'

/** A row that the host refused, by its number in the sheet that was sent (the header is row 1). */
export const RefusedRow = z.object({
  row: z.number().int(),
  code: maybe(z.string()),
  reason: maybe(z.string()),
})
export type RefusedRow = z.infer<typeof RefusedRow>

/** Result of an upload. A host without a report leaves it out. */
export const ImportOutcome = z.looseObject({
  message: maybe(z.string()),
  code: maybe(word),
  data: maybe(z.object({ taken: z.number().int(), refused: z.array(RefusedRow) })),
})
export type ImportOutcome = z.infer<typeof ImportOutcome>
