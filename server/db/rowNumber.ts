import type { WireId } from '@contract/id'

/**
 * Returns the number of a row for an id that came in a request, as a number or as its digits. Any other text belongs to
 * no row of ours and becomes -1, under which nothing is found.
 */
export const rowNumber = (id: WireId | undefined): number => {
  const text = `${id ?? ''}`
  return /^\d{1,9}$/.test(text) ? Number(text) : -1
}
