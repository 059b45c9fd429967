import { type FormEvent, useContext, useState } from 'react'
import type { FormDialog, Resource } from '@/definition/defineResource'
import { draftOf } from '@/fields/formValues'
import { failureWords, isUnsure } from '@/i18n/failureWords'
import { keys } from '@/i18n/keys'
import { useWords } from '@/i18n/words'
import { useWrite } from '../actions/useWrite'
import { notify } from '../notices'
import { LeadsOn } from '../opened/leadsOn'
import { choicesOf } from './choicesOf'
import type { useFormDraft } from './useFormDraft'

/**
 * What is wrong with each field. A refusal that is about one field alone says it best itself, in the person's language;
 * where several are wrong, the host says what is wrong with each.
 */
const fieldFaults = (error: unknown, said: string): Record<string, string> => {
  if (!(error instanceof Error) || !('fields' in error)) return {}
  const fields = error.fields as Record<string, string>
  const [only, ...others] = Object.keys(fields)
  return only && !others.length && 'code' in error && error.code !== 'invalid-fields' ? { [only]: said } : fields
}

/** What is wrong inside a value that a form puts together is wrong with the field it was put together from. */
const byField = (faults: Record<string, string>, fields: object) =>
  Object.fromEntries(
    Object.entries(faults).map(([name, says]) => [name in fields ? name : (name.split('.').at(-1) ?? name), says]),
  )

type Sent = Omit<FormDialog<Record<string, unknown>>, 'title'>

type Then = {
  sent(answer: unknown): void
  /** Nothing can be sent, which was said. */
  left(): void
}

/** How a form is sent: checked, confirmed where it asks, and with what went wrong in its place. */
export const useFormSending = (
  resource: Pick<Resource, 'name'>,
  name: string,
  form: Sent,
  initial: Record<string, unknown>,
  draft: ReturnType<typeof useFormDraft>,
  { sent, left }: Then,
) => {
  const words = useWords()
  const leadsOn = useContext(LeadsOn)(form.reload)
  const { write, busy } = useWrite(resource, name, form.says, leadsOn)
  const [failed, setFailed] = useState('')
  const [asking, setAsking] = useState(false)
  const [unsure, setUnsure] = useState(false)

  const send = async () => {
    setFailed('')
    if (!form.send) {
      notify({ tone: 'info', text: words(keys.unavailable(resource.name, name), { _: form.unavailable }) })
      draft.finish()
      return left()
    }
    let answer: unknown
    try {
      answer = await write(form.send, { ...draftOf(form.fields, initial, draft.values), ...draft.files })
    } catch (error) {
      setAsking(false)
      setUnsure(isUnsure(error))
      const faults = byField(fieldFaults(error, failureWords(words, error)), form.fields)
      const named = Object.fromEntries(Object.entries(faults).filter(([source]) => source in form.fields))
      // What names no field of the form stands above it, and nowhere else in it.
      const isPlaced = Object.keys(named).length > 0 && Object.keys(named).length === Object.keys(faults).length
      setFailed(isPlaced && !form.alert ? '' : failureWords(words, error))
      draft.setErrors(named)
      return
    }
    setAsking(false)
    draft.finish()
    sent(answer)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const good = draft.check()
    for (const [source, field] of Object.entries(form.fields))
      if (field?.missing && !draft.values[source]?.trim())
        notify({ tone: 'bad', text: words(keys.formMissing(resource.name, name, source), { _: field.missing }) })
    if (!good) return
    if (form.confirm || unsure) setAsking(true)
    else await send()
  }
  /** What is asked before it is sent, if anything: what the form asks, and whether to send what may have been done. */
  const question = asking && {
    question: form.confirm && words(keys.confirm(resource.name, name), { _: form.confirm.question }),
    names:
      form.confirm?.names(
        draftOf(form.fields, initial, draft.values),
        choicesOf(words, resource.name, name, form.fields, draft.values),
      ) ?? '',
    loss: unsure ? words('daftari.lists.sentAlready') : undefined,
    busy,
    yes: () => void send(),
    no: () => setAsking(false),
  }
  return { submit, busy, failed, question }
}
