import type { WireId } from '@contract/id'

const numberOf = (id: WireId | undefined, digits: number): number => {
  const text = `${id ?? ''}`
  return /^\d+$/.test(text) && text.length <= digits ? Number(text) : -1
}

/**
 * Returns the number of a row for an id from a request, a number or its digits. Any other text becomes -1, which no row
 * has.
 */
export const rowNumber = (id: WireId | undefined): number => numberOf(id, 9)

/** Returns the same for the number of a transaction, which has 64 bits. */
export const transactionNumber = (id: WireId | undefined): number => numberOf(id, 15)
