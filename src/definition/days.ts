import type { Common } from './field'
import { withOptions } from './withOptions'

type Day = Common<string, 'past' | 'notBefore'>

/**
 * Day, shown DD-MM-YYYY (docs/requirements/portal-shell.md); a date without a time is not shifted by a time zone
 * (decision B11).
 */
export const date = <const C extends Day>(label: string, common?: C) =>
  withOptions<string, C>({ kind: 'date', label }, common)

/** Date and time, shown DD-MM-YYYY HH:mm. */
export const dateTime = <const C extends Common<string>>(label: string, common?: C) =>
  withOptions<string, C>({ kind: 'dateTime', label }, common)

/** Date and time to the second, shown DD-MM-YYYY HH:mm:ss. */
export const exactTime = <const C extends Common<string>>(label: string, common?: C) =>
  withOptions<string, C>({ kind: 'exactTime', label }, common)

/** Day, shown DD/MM/YYYY. */
export const slashedDate = <const C extends Day>(label: string, common?: C) =>
  withOptions<string, C>({ kind: 'slashedDate', label }, common)
