import type { WireId } from '@contract/id'

/**
 * Returns the number of a row for an id from a request, a number or its digits, of which there are at most `digits`. Any other
 * text becomes -1, which no row has.
 */
export const rowNumber = (id: WireId | undefined, digits = 9): number => {
  const text = `${id ?? ''}`
  return /^\d+$/.test(text) && text.length <= digits ? Number(text) : -1
}
