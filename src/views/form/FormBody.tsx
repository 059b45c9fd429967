import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { useEffect } from 'react'
import type { FormDialog, Reload, Resource } from '@/definition/defineResource'
import { keys } from '@/i18n/keys'
import { useWords } from '@/i18n/words'
import { ConfirmDialog } from '../actions/ConfirmDialog'
import { choicesOf } from './choicesOf'
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
  /** Told whether something was typed that leaving would lose, and how to forget it. */
  onChanged(changed: boolean, forget: () => void): void
}

/** A form inside a dialog: labels, help, what is wrong beside each field; what was typed stays when sending fails. */
export const FormBody = ({ resource, name, form, initial, close, done, onChanged }: Props) => {
  const words = useWords()
  const draft = useFormDraft(`${resource.name}.${name}.${String(initial[resource.key] ?? '')}`, form, initial, {
    resource: resource.name,
    form: name,
  })
  const { changed, finish } = draft
  useEffect(() => onChanged(changed, finish), [changed, finish, onChanged])
  const { submit, send, busy, failed, asking, stopAsking } = useFormSending(resource, name, form, initial, draft, {
    sent: () => done(form.reload),
    left: close,
  })
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
      {asking && form.confirm && (
        <ConfirmDialog
          question={words(keys.confirm(resource.name, name), { _: form.confirm.question })}
          names={form.confirm.names(
            { ...initial, ...draft.values },
            choicesOf(words, resource.name, name, form.fields, draft.values),
          )}
          busy={busy}
          yes={() => void send()}
          no={stopAsking}
        />
      )}
    </form>
  )
}
