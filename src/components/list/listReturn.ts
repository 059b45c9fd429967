type Shown = { id: string; page: number }

/** Rows that were shown last after a step, with their pages, by the history entry of the list that they were opened from. */
const returns = new Map<string, Shown>()

/** Notes the row that a return to the list leads to. */
export const noteReturn = (entry: string, shown: Shown) => void returns.set(entry, shown)

/** Returns the row that a return to the list leads to; undefined without a step. */
export const returnOf = (entry: string): Shown | undefined => returns.get(entry)

/** Forgets the steps from an earlier row of the list. */
export const forgetReturn = (entry: string) => void returns.delete(entry)
