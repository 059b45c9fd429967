import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { useEffect } from 'react'
import type { FormDialog, Reload, Resource } from '@/definition/defineResource'
import { keys } from '@/i18n/keys'
import { useWords } from '@/i18n/words'
import { ConfirmDialog } from '../actions/ConfirmDialog'
import { FormFields } from './FormFields'
import { useFormDraft } from './useFormDraft'
import { useFormSending } from './useFormSending'

type Props = {
  resource: Resource
  /** The form's name among the resource's: an action's key, or create0, create1. */
  name: string
  form: FormDialog<Record<string, unknown>>
  initial: Record<string, unknown>
  close(): void
  done(reload: Reload | undefined): void
  /** Told whether something was typed that leaving would lose, how to forget it, and whether it is being sent. */
  onChanged(changed: boolean, forget: () => void, sending: boolean): void
}

/** A form inside a dialog: labels, help, what is wrong beside each field; what was typed stays when sending fails. */
export const FormBody = ({ resource, name, form, initial, close, done, onChanged }: Props) => {
  const words = useWords()
  const draft = useFormDraft(`${resource.name}.${name}.${String(initial[resource.key] ?? '')}`, form, initial, {
    resource: resource.name,
    form: name,
  })
  const { changed, finish } = draft
  const { submit, busy, failed, question } = useFormSending(resource, name, form, initial, draft, {
    sent: () => done(form.reload),
    left: close,
  })
  useEffect(() => onChanged(changed, finish, busy), [changed, finish, busy, onChanged])
  const cancel = () => {
    finish()
    close()
  }
  return (
    <form onSubmit={submit} noValidate className="form">
      <DialogContent className={form.pairs && 'form-pairs'}>
        <FormFields resource={resource} name={name} form={form} initial={initial} draft={draft} failed={failed} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={cancel} disabled={busy}>
          {words('daftari.lists.cancel')}
        </Button>
        <Button type="submit" variant="contained" loading={busy}>
          {words(keys.formSubmit(resource.name, name), { _: form.submit })}
        </Button>
      </DialogActions>
      {question && <ConfirmDialog {...question} />}
    </form>
  )
}
