import { z } from 'zod'
import { plain } from '../personal'

const count = z.number().int()

/**
 * Result of a load for one kind: `rows` of the source are `taken` as they are, `mended` or `refused`. The rows that were taken or
 * mended are `created`, `changed` or `unchanged`. `missing` rows came with an earlier load, and the source no longer has them.
 */
export const KindOutcome = z.object({
  kind: z.string(),
  rows: count,
  taken: count,
  mended: count,
  refused: count,
  created: count,
  changed: count,
  unchanged: count,
  missing: count,
  /** Cells that were mended, by field and way. */
  mends: z.array(z.object({ field: plain(z.string()), mend: plain(z.string()), count })),
  /** Facts of the source that the register does not hold, with their number. */
  leftOut: z.array(z.object({ what: plain(z.string()), count })).optional(),
  /** Sums of the source and of the rows that were taken or mended, exact, as texts. */
  sums: z.array(z.object({ field: plain(z.string()), source: plain(z.string()), taken: plain(z.string()) })),
})
export type KindOutcome = z.infer<typeof KindOutcome>
