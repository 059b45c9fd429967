import { useMemo, useRef } from 'react'
import { useTranslate } from 'react-admin'
import type { FormDialog } from '@/definition/defineResource'
import type { Field } from '@/definition/field'
import { fieldKinds } from '@/fields'
import type { Words } from '@/i18n/words'
import { entriesFault } from './sayEntries'
import type { Texts } from './startOf'

/** Returns what is wrong with the text of one field by its definition alone, in the person's language; '' for nothing. */
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
export const useFaults = (fields: FormDialog<Record<string, unknown>>['fields']): Faults => {
  const translate = useTranslate()
  const refused = useRef<Record<string, { value: string; says: string }>>({})
  const held = useRef<Texts>({})
  const isSending = useRef(false)
  return useMemo(
    () => ({
      validate: source => (value, values) => {
        const field = fields[source]
        const fault = field && faultOf(translate, source, field, values)
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
    [fields, translate],
  )
}
