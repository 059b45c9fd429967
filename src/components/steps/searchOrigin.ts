import { z } from 'zod'

/** Records that a search found at once: their addresses, the place of the one that is shown, and the entry of the search. */
const Found = z.object({
  addresses: z.array(z.string()),
  index: z.number(),
  /** Key of the search's entry in the history. */
  entry: z.string(),
})
export type Found = z.infer<typeof Found>

/** Returns the state of a history entry for a record that was opened from a search. */
export const foundState = (found: Found) => ({ found })

/** Returns the search that a page was opened from; undefined for a page that was opened otherwise. */
export const foundIn = (state: unknown): Found | undefined => z.object({ found: Found }).safeParse(state).data?.found
