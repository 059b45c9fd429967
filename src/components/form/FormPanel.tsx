import Button from '@mui/material/Button'
import { type ReactNode, useState } from 'react'
import { ResourceContextProvider } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { type AnyPageForm, PAGE_FORM } from '@/definition/definePageForm'
import { FormFields } from './FormFields'
import type { FormValues } from './formValues'
import { SimpleForm, useSimpleForm } from './SimpleForm'
import './formPanel.css'
import { useFieldSetters } from './useFieldSetters'

type Beside = (values: FormValues, put: (source: string, value: unknown) => void) => ReactNode

type Props = {
  form: AnyPageForm
  /** Initial values of the fields. */
  initial?: FormValues
  /** Told what was answered, and what was sent. */
  onSent?(answer: unknown, sent: FormValues): void
  /** Draws content beside the fields from their values; `put` sets one. */
  beside?: Beside
}

const NOTHING: FormValues = {}
const stays = () => undefined

const Send = () => {
  const { form, busy } = useSimpleForm()
  return (
    <Button type="submit" variant="contained" loading={busy} className="form-panel-send">
      {form.submit}
    </Button>
  )
}

const BesideFields = ({ beside }: { beside: Beside }) => {
  const values = useWatch<FormValues>()
  const { setValue } = useFieldSetters()
  return <div className="form-panel-beside">{beside(values, setValue)}</div>
}

/** A form that has a page of its own. What was sent leaves it, but for the fields that keep theirs for the next like it. */
export const FormPanel = ({ form, initial = NOTHING, onSent, beside }: Props) => {
  const [from, setFrom] = useState({ values: initial, times: 0 })
  const sent = (answer: unknown, values: FormValues) => {
    const entries = (form.keeps ?? []).map(source => [source, values[source]])
    setFrom(({ times }) => ({ values: Object.fromEntries(entries), times: times + 1 }))
    onSent?.(answer, values)
  }
  return (
    <ResourceContextProvider value={form.name}>
      <SimpleForm
        key={from.times}
        name={PAGE_FORM}
        form={form}
        initial={from.values}
        formKey={`${form.name}.${PAGE_FORM}`}
        sent={sent}
        abandoned={stays}
        className="form-panel"
      >
        <div className="form-panel-fields">
          <FormFields />
          <Send />
        </div>
        {beside && <BesideFields beside={beside} />}
      </SimpleForm>
    </ResourceContextProvider>
  )
}
