import { useContext, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { FormDialog } from '@/definition/defineResource'
import { failureWords, fieldWords, isOutdated, isUnsure } from '@/i18n/outcomeMessages'
import type { Words } from '@/i18n/words'
import { useWrite } from '../actions/useWrite'
import { NextPage } from '../dialogRoutes/nextPage'
import { type NoticeRecord, notify } from '../notices'
import { choicesOf } from './choicesOf'
import { draftOf, type FormValues } from './formValues'

/** Errors of a form by field. */
type Errors = Record<string, string>

/**
 * Returns the errors of a failed request by field. A refusal that names one field is told in the portal's words for its
 * code; several, and those of `invalid-fields`, in the words for the code of each field.
 */
const fieldFaults = (translate: Words, error: unknown, message: string): Errors => {
  if (!(error instanceof Error) || !('fields' in error)) return {}
  const fields = fieldWords(translate, error)
  const [only, ...others] = Object.keys(fields)
  return only && !others.length && 'code' in error && error.code !== 'invalid-fields' ? { [only]: message } : fields
}

/** Returns the errors by field of the form: an error of `contact.email` belongs to the field `email`. */
const byField = (faults: Errors, fields: object) =>
  Object.fromEntries(
    Object.entries(faults).map(([name, says]) => [name in fields ? name : (name.split('.').at(-1) ?? name), says]),
  )

/** Form without its title: a dialog has one, a page has its own. */
export type SentForm = Omit<FormDialog<Record<string, unknown>>, 'title'>

type Sending = {
  name: string
  form: SentForm
  recordOf: ((draft: Record<string, unknown>) => NoticeRecord | undefined) | undefined
  sent(answer: unknown, values: FormValues): void
  /** Called where the host has no call for the form, after a notice said so. */
  abandoned(): void
  /**
   * Called with the values that were refused because somebody else had changed the row. Resolves to true where the form
   * shows what changed, and can be sent again.
   */
  outdated(values: FormValues): Promise<boolean>
}

/** Open question before a submit. */
type Asking = { values: FormValues; answer(goesOn: boolean): void }

/**
 * Returns how a form is sent. `submit` takes the values of a form without errors, asks first where the form wants it or
 * where an earlier try may have succeeded, and resolves with the host's errors by field, as react-admin's `Form` expects.
 * `beforeSubmit` drops the words of the former failure, before a try that may end at its fields or at that question.
 */
export const useSubmit = ({ name, form, recordOf, sent, abandoned, outdated }: Sending) => {
  const translate = useTranslate()
  const leadsOn = useContext(NextPage)(form.reload)
  const { write, busy } = useWrite(name, form.says, leadsOn)
  const [failed, setFailed] = useState('')
  const [asking, setAsking] = useState<Asking>()
  const [unsure, setUnsure] = useState(false)
  const isSubmitting = useRef(false)

  const beforeSubmit = () => setFailed('')
  const send = async (values: FormValues): Promise<Errors | undefined> => {
    if (!form.send) {
      notify({ tone: 'info', text: form.unavailable })
      abandoned()
      return undefined
    }
    let answer: unknown
    try {
      const draft = draftOf(form.fields, values)
      answer = await write(form.send, draft, { record: recordOf?.(draft) })
    } catch (error) {
      // A later refusal does not tell how the try without an answer ended.
      if (isUnsure(error)) setUnsure(true)
      if (isOutdated(error) && (await outdated(values))) return undefined
      const message = failureWords(translate, error, form.says?.untold)
      const faults = byField(fieldFaults(translate, error, message), form.fields)
      const named = Object.fromEntries(Object.entries(faults).filter(([source]) => source in form.fields))
      // Errors that name no field of the form stand above it, and nowhere else in it.
      const isPlaced = Object.keys(named).length > 0 && Object.keys(named).length === Object.keys(faults).length
      setFailed(isPlaced && !form.alert ? '' : message)
      return named
    }
    sent(answer, values)
    return undefined
  }
  const submit = async (values: FormValues): Promise<Errors | undefined> => {
    if (isSubmitting.current) return undefined
    isSubmitting.current = true
    try {
      if (form.confirm || unsure) {
        const goesOn = await new Promise<boolean>(answer => setAsking({ values, answer }))
        if (!goesOn) return undefined
      }
      return await send(values)
    } finally {
      isSubmitting.current = false
      setAsking(undefined)
    }
  }
  /** Props of the confirmation dialog; undefined while nothing is asked. */
  const question = asking && {
    question: form.confirm?.question,
    names:
      form.confirm?.names(draftOf(form.fields, asking.values), choicesOf(form.fields, asking.values, translate)) ?? '',
    loss: unsure ? translate('daftari.lists.sentAlready') : undefined,
    busy,
    yes: () => asking.answer(true),
    no: () => asking.answer(false),
  }
  return { beforeSubmit, submit, busy, failed, question }
}
