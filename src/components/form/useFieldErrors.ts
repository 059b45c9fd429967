import { useMemo, useRef } from 'react'
import { useTranslate } from 'react-admin'
import type { Resolver, ResolverOptions } from 'react-hook-form'
import type { FormDialog } from '@/definition/defineResource'
import type { Field } from '@/definition/field'
import type { Words } from '@/i18n/words'
import { fieldKinds } from '../fields'
import { entriesFault } from './entriesSummary'
import { type FormValues, formatValue, isEmpty } from './formValues'

/** Returns the error of one field by its definition alone, in the language in use; '' for none. */
const faultOf = (translate: Words, source: string, field: Field<never>, values: FormValues): string => {
  const { required, least = 0, lookUp, longest, tooLong } = field
  const value = values[source]
  const typed = formatValue(field, value).trim()
  if (isEmpty(value)) return required ? (field.empty ?? translate('daftari.lists.required')) : ''
  const over = typed.length - (longest ?? typed.length)
  if (over > 0) return tooLong ?? translate('daftari.lists.tooLong', { longest, smart_count: over })
  if (typed.length < least) return translate('daftari.lists.least', { smart_count: least })
  if (field.entries) return entriesFault(translate, field.entries, typed)
  const after = field.notBefore && formatValue(undefined, values[field.notBefore])
  if (after && typed < after) return translate('daftari.lists.endBeforeStart')
  const wrong = fieldKinds[field.kind].fault?.(value, field)
  if (wrong) return translate(`daftari.lists.${wrong.key}`, wrong.params)
  const fault = lookUp?.fault?.(typed, values, true)
  return fault ? (lookUp?.faults?.[fault] ?? fault) : ''
}

/** Returns the error that an input's own validator gives: react-hook-form leaves validators to the resolver. */
const errorOfInput = async (
  input: ResolverOptions<FormValues>['fields'][string] | undefined,
  values: FormValues,
): Promise<string> => {
  if (typeof input?.validate !== 'function') return ''
  const outcome = await input.validate(values[input.name], values)
  return typeof outcome === 'string' ? outcome : ''
}

/** Validation of the fields of one form. */
export type Faults = {
  /**
   * Resolver of react-hook-form for react-admin's `Form`. Unlike validators of `useInput` it gives errors as plain texts; it
   * calls those of other inputs in the form too.
   */
  resolver: Resolver<FormValues>
  /** Keeps the error that the host or a file box gave for a value, until the value changes or the form is submitted again. */
  refuse(source: string, value: unknown, error: string): void
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
  const refusals = useRef<Record<string, { text: string; error: string }>>({})
  const blocking = useRef<Record<string, string>>({})
  const isSubmit = useRef(false)
  return useMemo(() => {
    const errorOf = (source: string, field: Field<never>, values: FormValues): string => {
      const fault = faultOf(translate, source, field, values)
      if (fault) return fault
      if (isSubmit.current && blocking.current[source]) return blocking.current[source]
      const refusal = refusals.current[source]
      return refusal && refusal.text === formatValue(field, values[source]) ? refusal.error : ''
    }
    return {
      resolver: async (values, _, { fields: inputs }) => {
        const errors: Record<string, { type: string; message: string }> = {}
        for (const source of new Set([...Object.keys(fields), ...Object.keys(inputs)])) {
          const field = fields[source]
          const message =
            (await errorOfInput(inputs[source], values)) || (field && !field.unseen && errorOf(source, field, values))
          if (message) errors[source] = { type: 'validate', message }
        }
        return Object.keys(errors).length ? { values: {}, errors } : { values, errors: {} }
      },
      refuse: (source, value, error) => {
        refusals.current = { ...refusals.current, [source]: { text: formatValue(fields[source], value), error } }
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
    }
  }, [fields, translate])
}
