import type { PresentFile } from '@contract/portal/filedChanges'
import { effectKinds } from '@contract/portal/filingEffects'
import { z } from 'zod'

const Values = z.record(z.string(), z.unknown())
const Kind = z.enum(effectKinds)

/** All that is typed of a filing, as its draft stores it. Files are not stored: `hasFiles` tells that some were chosen. */
export const FilingInput = z.object({
  people: z.array(z.object({ key: z.string(), kind: z.enum(['INDIVIDUAL', 'CORPORATE']), values: Values })),
  items: z.array(z.object({ id: z.number(), kind: Kind, values: Values })),
  about: z.object({ trackingNo: z.string(), filedOn: z.string(), note: z.string() }),
  /** Effect that is not in the filing yet. */
  effect: z.object({ kind: Kind.optional(), values: Values }),
  /** Number given last to an effect, a person or a document. */
  last: z.number(),
  hasFiles: z.boolean(),
})
export type FilingInput = z.infer<typeof FilingInput>

/** Returns a filing of which nothing is typed yet. */
export const emptyInput = ({ trackingNo }: PresentFile): FilingInput => ({
  people: [],
  items: [],
  about: { trackingNo, filedOn: '', note: '' },
  effect: { values: {} },
  last: 0,
  hasFiles: false,
})
