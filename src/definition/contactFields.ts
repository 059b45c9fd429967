import { LONGEST_EMAIL, LONGEST_PHONE } from '@contract/contacts'
import type { Common, Field } from './field'

/** Email address that is typed into a form. */
export const email = (label: string, common: Common<string> = {}): Field<string> => ({
  kind: 'email',
  label,
  longest: LONGEST_EMAIL,
  ...common,
})

/** Telephone that is typed into a form. */
export const phone = (label: string, common: Common<string> = {}): Field<string> => ({
  kind: 'phone',
  label,
  longest: LONGEST_PHONE,
  ...common,
})
