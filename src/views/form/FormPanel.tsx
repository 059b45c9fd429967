import Button from '@mui/material/Button'
import { type ReactNode, useState } from 'react'
import { type AnyPageForm, PAGE_FORM } from '@/definition/definePageForm'
import { keys } from '@/i18n/keys'
import { useWords } from '@/i18n/words'
import { ConfirmDialog } from '../actions/ConfirmDialog'
import { FormFields } from './FormFields'
import './formPanel.css'
import { useFormDraft } from './useFormDraft'
import { useFormSending } from './useFormSending'

type Values = Readonly<Record<string, string>>

type Props = {
  form: AnyPageForm
  /** What its fields start from. */
  initial?: Values
  /** Told what was answered, and what was sent. */
  onSent?(answer: unknown, sent: Values): void
  /** What stands beside the fields, from what is in them; `put` fills one in. */
  beside?(values: Values, put: (source: string, value: string) => void): ReactNode
}

const NOTHING: Values = {}

const Panel = ({
  form,
  initial,
  sent,
  beside,
}: Omit<Props, 'onSent'> & { initial: Values; sent: (answer: unknown, values: Values) => void }) => {
  const words = useWords()
  const { name } = form
  const draft = useFormDraft(`${name}.${PAGE_FORM}`, form, initial, { resource: name, form: PAGE_FORM })
  const { values } = draft
  const { submit, busy, failed, question } = useFormSending(form, PAGE_FORM, form, NOTHING, draft, {
    sent: answer => sent(answer, values),
    left: () => undefined,
  })
  return (
    <div className="form-panel">
      <form onSubmit={submit} noValidate className="form-panel-fields">
        <FormFields resource={form} name={PAGE_FORM} form={form} initial={NOTHING} draft={draft} failed={failed} />
        <Button type="submit" variant="contained" loading={busy} className="form-panel-send">
          {words(keys.formSubmit(name, PAGE_FORM), { _: form.submit })}
        </Button>
      </form>
      {beside && <div className="form-panel-beside">{beside(values, draft.set)}</div>}
      {question && <ConfirmDialog {...question} />}
    </div>
  )
}

/** A form that has a page of its own. What was sent leaves it, but for the fields that keep theirs for the next like it. */
export const FormPanel = ({ form, initial = NOTHING, onSent, beside }: Props) => {
  const [from, setFrom] = useState({ values: initial, times: 0 })
  const sent = (answer: unknown, values: Values) => {
    const kept = (form.keeps ?? []).map(source => [source, values[source] ?? ''])
    setFrom(({ times }) => ({ values: Object.fromEntries(kept), times: times + 1 }))
    onSent?.(answer, values)
  }
  return <Panel key={from.times} form={form} initial={from.values} sent={sent} beside={beside} />
}
