import type { Common, Field } from './field'

/**
 * Day, shown DD-MM-YYYY (docs/requirements/portal-shell.md); a date without a time is not shifted by a time zone
 * (decision B11).
 */
export const date = (label: string, common: Common<string, 'past' | 'notBefore'> = {}): Field<string> => ({
  kind: 'date',
  label,
  ...common,
})

/** Date and time, shown DD-MM-YYYY HH:mm. */
export const dateTime = (label: string, common: Common<string> = {}): Field<string> => ({
  kind: 'dateTime',
  label,
  ...common,
})

/** Date and time to the second, shown DD-MM-YYYY HH:mm:ss. */
export const exactTime = (label: string, common: Common<string> = {}): Field<string> => ({
  kind: 'exactTime',
  label,
  ...common,
})

/** Day, shown DD/MM/YYYY. */
export const slashedDate = (label: string, common: Common<string, 'past' | 'notBefore'> = {}): Field<string> => ({
  kind: 'slashedDate',
  label,
  ...common,
})
