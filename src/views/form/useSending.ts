import { useContext, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { FormDialog, Resource } from '@/definition/defineResource'
import { draftOf } from '@/fields/formValues'
import { failureWords, isUnsure } from '@/i18n/failureWords'
import { useWrite } from '../actions/useWrite'
import { notify } from '../notices'
import { LeadsOn } from '../opened/leadsOn'
import { choicesOf } from './choicesOf'
import type { Texts } from './startOf'

/**
 * What is wrong with each field. A refusal that is about one field alone says it best itself, in the person's language;
 * where several are wrong, the host says what is wrong with each.
 */
const fieldFaults = (error: unknown, said: string): Texts => {
  if (!(error instanceof Error) || !('fields' in error)) return {}
  const fields = error.fields as Texts
  const [only, ...others] = Object.keys(fields)
  return only && !others.length && 'code' in error && error.code !== 'invalid-fields' ? { [only]: said } : fields
}

/** What is wrong inside a value that a form puts together is wrong with the field it was put together from. */
const byField = (faults: Texts, fields: object) =>
  Object.fromEntries(
    Object.entries(faults).map(([name, says]) => [name in fields ? name : (name.split('.').at(-1) ?? name), says]),
  )

export type SentForm = Omit<FormDialog<Record<string, unknown>>, 'title'>

type Sending = {
  resource: Pick<Resource, 'name'>
  name: string
  form: SentForm
  initial: Record<string, unknown>
  files: Partial<Record<string, File>>
  sent(answer: unknown, texts: Texts): void
  /** Nothing can be sent, which was said. */
  left(): void
}

type Asking = { texts: Texts; answer(goesOn: boolean): void }

/**
 * How a form is sent: confirmed where it asks, and with what went wrong in its place. `submit` takes the texts of a form
 * without faults and answers what the host found wrong, by field, as react-admin's `Form` expects.
 */
export const useSending = ({ resource, name, form, initial, files, sent, left }: Sending) => {
  const translate = useTranslate()
  const leadsOn = useContext(LeadsOn)(form.reload)
  const { write, busy } = useWrite(resource, name, form.says, leadsOn)
  const [failed, setFailed] = useState('')
  const [asking, setAsking] = useState<Asking>()
  const [unsure, setUnsure] = useState(false)
  const isUnderWay = useRef(false)

  const send = async (texts: Texts): Promise<Texts | undefined> => {
    setFailed('')
    if (!form.send) {
      notify({ tone: 'info', text: form.unavailable })
      left()
      return undefined
    }
    let answer: unknown
    try {
      answer = await write(form.send, { ...draftOf(form.fields, initial, texts), ...files })
    } catch (error) {
      setUnsure(isUnsure(error))
      const faults = byField(fieldFaults(error, failureWords(translate, error)), form.fields)
      const named = Object.fromEntries(Object.entries(faults).filter(([source]) => source in form.fields))
      // What names no field of the form stands above it, and nowhere else in it.
      const isPlaced = Object.keys(named).length > 0 && Object.keys(named).length === Object.keys(faults).length
      setFailed(isPlaced && !form.alert ? '' : failureWords(translate, error))
      return named
    }
    sent(answer, texts)
    return undefined
  }
  const submit = async (texts: Texts): Promise<Texts | undefined> => {
    if (isUnderWay.current) return undefined
    isUnderWay.current = true
    try {
      if (form.confirm || unsure) {
        const goesOn = await new Promise<boolean>(answer => setAsking({ texts, answer }))
        if (!goesOn) return undefined
      }
      return await send(texts)
    } finally {
      isUnderWay.current = false
      setAsking(undefined)
    }
  }
  /** What is asked before it is sent, if anything: what the form asks, and whether to send what may have been done. */
  const question = asking && {
    question: form.confirm?.question,
    names: form.confirm?.names(draftOf(form.fields, initial, asking.texts), choicesOf(form.fields, asking.texts)) ?? '',
    loss: unsure ? translate('daftari.lists.sentAlready') : undefined,
    busy,
    yes: () => asking.answer(true),
    no: () => asking.answer(false),
  }
  return { submit, busy, failed, question }
}
