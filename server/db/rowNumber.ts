import type { WireId } from '@contract/id'

/**
 * Returns the number of a row for an id from a request, a number or its digits. Any other text becomes -1, which no row
 * has.
 */
export const rowNumber = (id: WireId | undefined): number => {
  const text = `${id ?? ''}`
  return /^\d{1,9}$/.test(text) ? Number(text) : -1
}
