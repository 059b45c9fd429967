import { useCallback, useState } from 'react'
import type { FormDialog } from '@/definition/defineResource'
import { fieldKinds } from '@/fields'
import { useWords } from '@/i18n/words'
import { dropDraft, saveDraft, takeDraft } from '../drafts'
import { entriesFault } from './sayEntries'

type Values = Record<string, string>
const texts = (values: Record<string, unknown>): Values =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value ?? '')]))

/** What a form holds, what is wrong with it, and the draft that outlives an ended session. */
export const useFormDraft = (
  formKey: string,
  form: FormDialog<Record<string, unknown>>,
  initial: Record<string, unknown>,
) => {
  const words = useWords()
  const start = texts({
    ...Object.fromEntries(Object.keys(form.fields).map(source => [source, ''])),
    ...form.start,
    ...initial,
  })
  const [offered] = useState(() => takeDraft(formKey))
  const [values, setValues] = useState<Values>(offered ? { ...start, ...texts(offered) } : start)
  const [errors, setErrors] = useState<Values>({})
  const [files, setFiles] = useState<Partial<Record<string, File>>>({})
  const [changed, setChanged] = useState(Boolean(offered))

  const faultOf = useCallback(
    (source: string, value: string) => {
      const field = form.fields[source]
      const { required, least = 0 } = field ?? {}
      const length = value.trim().length
      if (!length) return required ? words('daftari.lists.required') : ''
      if (length < least) return words('daftari.lists.least', { smart_count: least })
      if (field?.entries) return entriesFault(words, field.entries, value)
      const fault = field && fieldKinds[field.kind].fault?.(value, field)
      return fault ? words(`daftari.lists.${fault.key}`, fault.params) : ''
    },
    [form, words],
  )
  const set = (source: string, value: string) => {
    const next = { ...values, [source]: value.slice(0, form.fields[source]?.longest) }
    setValues(next)
    setChanged(true)
    setErrors(current => ({ ...current, [source]: '' }))
    // A file is not kept for after an ended session.
    saveDraft(formKey, Object.fromEntries(Object.entries(next).filter(([name]) => !form.fields[name]?.upload)))
  }
  const setFile = (source: string, file: File | undefined) => {
    setFiles(current => ({ ...current, [source]: file }))
    set(source, file?.name ?? '')
  }
  const refuse = (source: string, fault: string) => setErrors(current => ({ ...current, [source]: fault }))
  /** Puts in what nobody typed, and nobody loses. */
  const fill = (source: string, value: string) => setValues(current => ({ ...current, [source]: value }))
  const leave = (source: string) => refuse(source, faultOf(source, values[source] ?? ''))
  const check = () => {
    const found = Object.fromEntries(
      Object.keys(form.fields).map(source => [source, faultOf(source, values[source] ?? '')]),
    )
    setErrors(found)
    return Object.values(found).every(fault => !fault)
  }
  const finish = useCallback(() => dropDraft(formKey), [formKey])
  return {
    values,
    files,
    errors,
    setErrors,
    changed,
    restored: Boolean(offered),
    set,
    setFile,
    refuse,
    fill,
    leave,
    check,
    finish,
  }
}
