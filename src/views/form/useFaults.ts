import { useMemo, useRef } from 'react'
import { useTranslate } from 'react-admin'
import type { FormDialog } from '@/definition/defineResource'
import type { Field } from '@/definition/field'
import { fieldKinds } from '@/fields'
import { keys } from '@/i18n/keys'
import type { Words } from '@/i18n/words'
import { entriesFault } from './sayEntries'
import type { Texts } from './startOf'

type Names = { resource: string; form: string }

/** Returns what is wrong with the text of one field by its definition alone, in the person's language; '' for nothing. */
const faultOf = (
  words: Words,
  { resource, form }: Names,
  source: string,
  field: Field<never>,
  values: Texts,
): string => {
  const { required, least = 0, lookUp, longest } = field
  const typed = (values[source] ?? '').trim()
  const own = (key: typeof keys.formEmpty, text: string) => words(key(resource, form, source), { _: text })
  if (!typed && required && field.empty) return own(keys.formEmpty, field.empty)
  if (!typed) return required ? words('daftari.lists.required') : ''
  const over = typed.length - (longest ?? typed.length)
  if (over > 0)
    return field.tooLong
      ? own(keys.formTooLong, field.tooLong)
      : words('daftari.lists.tooLong', { longest, smart_count: over })
  if (typed.length < least) return words('daftari.lists.least', { smart_count: least })
  if (field.entries) return entriesFault(words, field.entries, typed)
  const after = field.notBefore && values[field.notBefore]
  if (after && typed < after) return words('daftari.lists.endBeforeStart')
  const wrong = fieldKinds[field.kind].fault?.(typed, field)
  if (wrong) return words(`daftari.lists.${wrong.key}`, wrong.params)
  const fault = lookUp?.fault?.(typed, values, true)
  return fault ? words(keys.formFault(resource, form, source, fault), { _: lookUp?.faults?.[fault] }) : ''
}

export type Faults = {
  /** Returns a validator of a field for react-admin's `useInput`. */
  validate(source: string): (value: string, values: Texts) => string | undefined
  /** Remembers what a host or a file box said of a text: it stays wrong until it is changed or the form is sent again. */
  refuse(source: string, value: string, says: string): void
  /**
   * Remembers why the form cannot be sent as long as a look-up is as it is; '' when it can be. Returns what was
   * remembered before.
   */
  hold(source: string, says: string): string
  /** Told that the form is being sent: what was refused is given another try, and what a look-up holds counts. */
  sending(): void
  /** Told that a field was left: what a look-up holds does not count then. */
  leaving(): void
}

/** What is wrong with the fields of a form: by its definition, by what was refused, and by what look-ups found. */
export const useFaults = (fields: FormDialog<Record<string, unknown>>['fields'], names: Names): Faults => {
  const words = useTranslate()
  const refused = useRef<Record<string, { value: string; says: string }>>({})
  const held = useRef<Texts>({})
  const isSending = useRef(false)
  const { resource, form } = names
  return useMemo(
    () => ({
      validate: source => (value, values) => {
        const field = fields[source]
        const fault = field && faultOf(words, { resource, form }, source, field, values)
        if (fault) return fault
        if (isSending.current && held.current[source]) return held.current[source]
        const refusal = refused.current[source]
        return refusal?.value === value ? refusal.says : undefined
      },
      refuse: (source, value, says) => {
        refused.current = { ...refused.current, [source]: { value, says } }
      },
      hold: (source, says) => {
        const former = held.current[source] ?? ''
        held.current = { ...held.current, [source]: says }
        return former
      },
      sending: () => {
        refused.current = {}
        isSending.current = true
      },
      leaving: () => {
        isSending.current = false
      },
    }),
    [fields, resource, form, words],
  )
}
