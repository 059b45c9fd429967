import { useMemo, useRef } from 'react'
import { useTranslate } from 'react-admin'
import type { FormDialog } from '@/definition/defineResource'
import type { Field } from '@/definition/field'
import { fieldKinds } from '@/fields'
import type { Words } from '@/i18n/words'
import { entriesFault } from './entriesSummary'
import type { Texts } from './initialValues'

/** Returns the error of one field by its definition alone, in the language in use; '' for none. */
const faultOf = (translate: Words, source: string, field: Field<never>, values: Texts): string => {
  const { required, least = 0, lookUp, longest, tooLong } = field
  const typed = (values[source] ?? '').trim()
  if (!typed) return required ? (field.empty ?? translate('daftari.lists.required')) : ''
  const over = typed.length - (longest ?? typed.length)
  if (over > 0) return tooLong ?? translate('daftari.lists.tooLong', { longest, smart_count: over })
  if (typed.length < least) return translate('daftari.lists.least', { smart_count: least })
  if (field.entries) return entriesFault(translate, field.entries, typed)
  const after = field.notBefore && values[field.notBefore]
  if (after && typed < after) return translate('daftari.lists.endBeforeStart')
  const wrong = fieldKinds[field.kind].fault?.(typed, field)
  if (wrong) return translate(`daftari.lists.${wrong.key}`, wrong.params)
  const fault = lookUp?.fault?.(typed, values, true)
  return fault ? (lookUp?.faults?.[fault] ?? fault) : ''
}

/** Validation of the fields of one form. */
export type Faults = {
  /** Returns a validator of a field for react-admin's `useInput`. */
  validate(source: string): (value: string, values: Texts) => string | undefined
  /** Keeps the error that the host or a file box gave for a text, until the text changes or the form is submitted again. */
  refuse(source: string, value: string, error: string): void
  /** Sets the error that blocks the submit while a look-up stands as it does; '' lifts it. Returns the former one. */
  block(source: string, error: string): string
  /** Called before a submit: drops refusals, and lets errors of look-ups count. */
  beforeSubmit(): void
  /** Called before a field is left: errors of look-ups do not count then. */
  beforeBlur(): void
}

/** Returns the validation of a form: errors of its definition, refusals of the host, and errors of look-ups. */
export const useFieldErrors = (fields: FormDialog<Record<string, unknown>>['fields']): Faults => {
  const translate = useTranslate()
  const refusals = useRef<Record<string, { value: string; error: string }>>({})
  const blocking = useRef<Texts>({})
  const isSubmit = useRef(false)
  return useMemo(
    () => ({
      validate: source => (value, values) => {
        const field = fields[source]
        const fault = field && faultOf(translate, source, field, values)
        if (fault) return fault
        if (isSubmit.current && blocking.current[source]) return blocking.current[source]
        const refusal = refusals.current[source]
        return refusal?.value === value ? refusal.error : undefined
      },
      refuse: (source, value, error) => {
        refusals.current = { ...refusals.current, [source]: { value, error } }
      },
      block: (source, error) => {
        const former = blocking.current[source] ?? ''
        blocking.current = { ...blocking.current, [source]: error }
        return former
      },
      beforeSubmit: () => {
        refusals.current = {}
        isSubmit.current = true
      },
      beforeBlur: () => {
        isSubmit.current = false
      },
    }),
    [fields, translate],
  )
}
