import { fill } from '@contract/fill'
import DialogContent from '@mui/material/DialogContent'
import { useWatch } from 'react-hook-form'
import type { FormDialog, Reload } from '@/definition/defineResource'
import { useNoticeRecord } from '../actions/useNoticeRecord'
import { useDefinition } from '../definitionContext'
import { FormFields } from './FormFields'
import type { FormValues } from './formValues'
import { SimpleForm, useSimpleForm } from './SimpleForm'
import { SubmitActions } from './SubmitActions'
import './form.css'

type Props = {
  /** Name of the form among those of the resource: the key of an action, or create0, create1. */
  name: string
  form: FormDialog<Record<string, unknown>>
  initial: Record<string, unknown>
  /** Name of the record, where no field shows it. */
  about?: string | undefined
  /** Text that tells what the form is about: a draft returns to the same one only. */
  subject?: string | undefined
  /** Reads the record again, as `SimpleForm` takes it. */
  readAnew?: (() => Promise<FormValues | undefined>) | undefined
  close(): void
  done(reload: Reload | undefined): void
  /** Called with whether the form has unsaved input, how to drop it, and whether it is being sent. */
  onChanged(changed: boolean, forget: () => void, sending: boolean): void
}

const FormActions = ({ close }: { close(): void }) => {
  const { form, busy, finish } = useSimpleForm()
  const { submit, submitFor } = form
  const name = useWatch<FormValues>({ name: submitFor?.source ?? '' })
  const cancel = () => {
    finish()
    close()
  }
  return (
    <SubmitActions
      label={submitFor && name ? fill(submitFor.label, { name: String(name) }) : submit}
      busy={busy}
      cancel={cancel}
    />
  )
}

/** Returns the name that a look-up gave the draft of a form, for the notice of its write. */
const nameIn = ({ submitFor }: Props['form'], draft: Record<string, unknown>) =>
  submitFor && String(draft[submitFor.source] ?? '')

/** Form inside a dialog. */
export const FormBody = ({ name, form, initial, about, subject = '', readAnew, close, done, onChanged }: Props) => {
  const { name: resource } = useDefinition()
  const recordOf = useNoticeRecord()
  return (
    <SimpleForm
      name={name}
      form={form}
      initial={initial}
      formKey={`${resource}.${name}.${subject}`}
      readAnew={readAnew}
      recordOf={draft => recordOf({ ...initial, ...draft }, about || nameIn(form, draft))}
      sent={() => done(form.reload)}
      abandoned={close}
      onChanged={onChanged}
      className="form"
    >
      <DialogContent className={form.pairs && 'form-pairs'}>
        <FormFields />
      </DialogContent>
      <FormActions close={close} />
    </SimpleForm>
  )
}
