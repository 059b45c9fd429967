import { useCallback, useRef, useState } from 'react'
import type { FormDialog } from '@/definition/defineResource'
import { fieldKinds } from '@/fields'
import { heldText } from '@/fields/formValues'
import { keys } from '@/i18n/keys'
import { useWords } from '@/i18n/words'
import { dropDraft, saveDraft, takeDraft } from '../drafts'
import { entriesFault } from './sayEntries'

type Values = Record<string, string>
const texts = (values: Record<string, unknown>): Values =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value ?? '')]))

/** What a form holds, what is wrong with it, and the draft that outlives an ended session. */
export const useFormDraft = (
  formKey: string,
  form: Pick<FormDialog<Record<string, unknown>>, 'fields' | 'start'>,
  initial: Record<string, unknown>,
  names: { resource: string; form: string },
) => {
  const words = useWords()
  const start = {
    ...texts({ ...form.start, ...initial }),
    ...Object.fromEntries(
      Object.entries(form.fields).map(([source, field]) => [
        source,
        source in initial ? heldText(field, initial[source]) : (form.start?.[source] ?? ''),
      ]),
    ),
  }
  const [offered] = useState(() => takeDraft(formKey))
  const [values, setValues] = useState<Values>(offered ? { ...start, ...texts(offered) } : start)
  const [errors, setErrors] = useState<Values>({})
  const [cut, setCut] = useState<Readonly<Record<string, number>>>({})
  const [files, setFiles] = useState<Partial<Record<string, File>>>({})
  const [changed, setChanged] = useState(Boolean(offered))

  const faultOf = useCallback(
    (source: string, now: Values) => {
      const field = form.fields[source]
      const { required, least = 0, lookUp } = field ?? {}
      const typed = (now[source] ?? '').trim()
      const own = (key: typeof keys.formEmpty, text: string) =>
        words(key(names.resource, names.form, source), { _: text })
      if (!typed && required && field?.empty) return own(keys.formEmpty, field.empty)
      if (!typed) return required ? words('daftari.lists.required') : ''
      const over = typed.length - (field?.longest ?? typed.length)
      if (over > 0)
        return field?.tooLong
          ? own(keys.formTooLong, field.tooLong)
          : words('daftari.lists.tooLong', { longest: field?.longest, smart_count: over })
      if (typed.length < least) return words('daftari.lists.least', { smart_count: least })
      if (field?.entries) return entriesFault(words, field.entries, typed)
      const after = field?.notBefore && now[field.notBefore]
      if (after && typed < after) return words('daftari.lists.endBeforeStart')
      const wrong = field && fieldKinds[field.kind].fault?.(typed, field)
      if (wrong) return words(`daftari.lists.${wrong.key}`, wrong.params)
      const fault = lookUp?.fault?.(typed, now, true)
      return fault
        ? words(keys.formFault(names.resource, names.form, source, fault), { _: lookUp?.faults?.[fault] })
        : ''
    },
    [form, names.resource, names.form, words],
  )
  /** What is typed, or filled in for the person; a file is not kept for after an ended session. */
  const setAll = (given: Values) => {
    const kept = Object.entries(given).map(([source, value]) => {
      const { longest, capitals, cuts } = form.fields[source] ?? {}
      return [source, (capitals ? value.toUpperCase() : value).slice(0, cuts ? longest : undefined)] as const
    })
    const next = { ...values, ...Object.fromEntries(kept) }
    setValues(next)
    setCut(
      Object.fromEntries(kept.map(([source, value]) => [source, (given[source]?.length ?? 0) - value.length] as const)),
    )
    setChanged(true)
    setErrors(current => ({ ...current, ...Object.fromEntries(kept.map(([source]) => [source, ''])) }))
    saveDraft(formKey, Object.fromEntries(Object.entries(next).filter(([source]) => !form.fields[source]?.upload)))
  }
  /** Puts in what nobody typed, and nobody loses. */
  const fill = (source: string, value: string) => setValues(current => ({ ...current, [source]: value }))
  const set = (source: string, value: string) => setAll({ [source]: value })
  const setFile = (source: string, file: File | undefined) => {
    setFiles(current => ({ ...current, [source]: file }))
    set(source, file?.name ?? '')
  }
  /** Faults that a look-up found: the form is not sent as long as one stands. */
  const held = useRef<Values>({})
  const hold = (source: string, fault: string) => {
    const former = held.current[source]
    held.current = { ...held.current, [source]: fault }
    if (former) setErrors(current => (current[source] === former ? { ...current, [source]: '' } : current))
  }
  const refuse = (source: string, fault: string) => setErrors(current => ({ ...current, [source]: fault }))
  /** What the host said of a field stays until it is changed: gone as it is left, it would pull Submit from under the hand. */
  const leave = (source: string) => {
    const fault = faultOf(source, values)
    if (fault || !errors[source]) refuse(source, fault)
  }
  const check = () => {
    const found = Object.fromEntries(
      Object.keys(form.fields).map(source => [source, faultOf(source, values) || held.current[source] || '']),
    )
    setErrors(found)
    return Object.values(found).every(fault => !fault)
  }
  const finish = useCallback(() => dropDraft(formKey), [formKey])
  return {
    values,
    files,
    errors,
    /** The characters that the last change was too long by, of fields that cut. */
    cut,
    setErrors,
    changed,
    restored: Boolean(offered),
    set,
    setAll,
    fill,
    setFile,
    refuse,
    hold,
    leave,
    check,
    finish,
  }
}
