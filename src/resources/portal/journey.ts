import type { Action } from '@/definition/defineResource'

/**
 * Declares the action that opens the journey of a row's case; `numberOf` returns its BRN, PRN or tracking number. A row
 * without one, and a host without journeys, does not offer it.
 */
export const journeyAction = <Row>(numberOf: (row: Row) => string | null | undefined): Action<Row> => ({
  type: 'open',
  label: 'Journey',
  icon: 'journey',
  extension: 'journey',
  when: row => Boolean(numberOf(row)),
  open: row => `journey/${encodeURIComponent(numberOf(row) ?? '')}`,
})
