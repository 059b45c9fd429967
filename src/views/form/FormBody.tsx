import DialogContent from '@mui/material/DialogContent'
import type { FormDialog, Reload } from '@/definition/defineResource'
import { useDefinition } from '../definitionContext'
import { DefinitionForm, useDefinitionForm } from './DefinitionForm'
import { FormFields } from './FormFields'
import { SubmitActions } from './SubmitActions'
import './form.css'

type Props = {
  /** Name of the form among those of the resource: the key of an action, or create0, create1. */
  name: string
  form: FormDialog<Record<string, unknown>>
  initial: Record<string, unknown>
  /** Text that tells what the form is about: a draft returns to the same one only. */
  subject?: string | undefined
  close(): void
  done(reload: Reload | undefined): void
  /** Called with whether the form has unsaved input, how to drop it, and whether it is being sent. */
  onChanged(changed: boolean, forget: () => void, sending: boolean): void
}

const FormActions = ({ close }: { close(): void }) => {
  const { form, busy, finish } = useDefinitionForm()
  const cancel = () => {
    finish()
    close()
  }
  return <SubmitActions label={form.submit} busy={busy} cancel={cancel} />
}

/** Form inside a dialog. */
export const FormBody = ({ name, form, initial, subject = '', close, done, onChanged }: Props) => {
  const { name: resource } = useDefinition()
  return (
    <DefinitionForm
      name={name}
      form={form}
      initial={initial}
      formKey={`${resource}.${name}.${subject}`}
      sent={() => done(form.reload)}
      abandoned={close}
      onChanged={onChanged}
      className="form"
    >
      <DialogContent className={form.pairs && 'form-pairs'}>
        <FormFields />
      </DialogContent>
      <FormActions close={close} />
    </DefinitionForm>
  )
}
