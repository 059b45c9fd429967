import { LONGEST_EMAIL, LONGEST_PHONE } from '@contract/contacts'
import type { Common } from './field'
import { withOptions } from './withOptions'

/** Email address that is typed into a form. */
export const email = <const C extends Common<string>>(label: string, common?: C) =>
  withOptions<string, C>({ kind: 'email', label, longest: LONGEST_EMAIL }, common)

/** Telephone that is typed into a form. */
export const phone = <const C extends Common<string>>(label: string, common?: C) =>
  withOptions<string, C>({ kind: 'phone', label, longest: LONGEST_PHONE }, common)
