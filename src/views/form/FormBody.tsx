import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { type FormEvent, useEffect, useState } from 'react'
import type { FormDialog, Reload, Resource } from '@/definition/defineResource'
import { failureWords } from '@/i18n/failureWords'
import { keys } from '@/i18n/keys'
import { useWords } from '@/i18n/words'
import { ConfirmDialog } from '../actions/ConfirmDialog'
import { useWrite } from '../actions/useWrite'
import { notify } from '../notices'
import { FormField } from './FormField'
import { useFormDraft } from './useFormDraft'

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

/** A form inside a dialog: labels, help, what is wrong beside each field; what was typed stays when sending fails. */
export const FormBody = ({ resource, name, form, initial, close, done, onChanged }: Props) => {
  const words = useWords()
  const draft = useFormDraft(`${resource.name}.${name}.${String(initial[resource.key] ?? '')}`, form, initial, {
    resource: resource.name,
    form: name,
  })
  const { write, busy } = useWrite(resource, name, form.says)
  const [failed, setFailed] = useState('')
  const { changed, finish } = draft
  useEffect(() => onChanged(changed, finish), [changed, finish, onChanged])

  const [asking, setAsking] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const good = draft.check()
    for (const [source, field] of Object.entries(form.fields))
      if (field?.missing && !draft.values[source]?.trim())
        notify({ tone: 'bad', text: words(keys.formMissing(resource.name, name, source), { _: field.missing }) })
    if (!good) return
    if (form.confirm) setAsking(true)
    else await send()
  }
  const send = async () => {
    setFailed('')
    if (!form.send) {
      notify({ tone: 'info', text: words(keys.unavailable(resource.name, name), { _: form.unavailable }) })
      draft.finish()
      return close()
    }
    try {
      await write(form.send, { ...initial, ...draft.values, ...draft.files })
    } catch (error) {
      setAsking(false)
      const faults = fieldFaults(error, failureWords(words, error))
      setFailed(form.alert ? failureWords(words, error) : '')
      const [only] = Object.keys(form.fields)
      // With one field there is no doubt which one it was about.
      draft.setErrors(Object.keys(faults).length || !only ? faults : { [only]: failureWords(words, error) })
      return
    }
    draft.finish()
    done(form.reload)
  }
  // The first box that something has to be typed into.
  const typed = Object.entries(form.fields).map(([source, field]) => field && !field.fixed && !initial[source])
  const first = Math.max(0, typed.indexOf(true))
  const cancel = () => {
    draft.finish()
    close()
  }
  return (
    <form onSubmit={submit} noValidate className="form">
      <DialogContent className={form.pairs && 'form-pairs'}>
        {draft.restored && (
          <Alert severity="info" variant="outlined">
            {words('daftari.lists.restored')}
          </Alert>
        )}
        {failed && (
          <Alert severity="error" variant="outlined">
            {failed}
          </Alert>
        )}
        {Object.entries(form.fields).map(
          ([source, field], index) =>
            field && (
              <FormField
                key={source}
                names={{ resource: resource.name, form: name, source }}
                field={field}
                values={draft.values}
                file={draft.files[source]}
                row={initial}
                error={draft.errors[source]}
                onChange={value => draft.set(source, value)}
                onFill={value => draft.fill(source, value)}
                onFilled={draft.setAll}
                onFile={file => draft.setFile(source, file)}
                onRefused={why => draft.refuse(source, failureWords(words, why))}
                onBlur={() => draft.leave(source)}
                autoFocus={index === first}
              />
            ),
        )}
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
          names={form.confirm.names({ ...initial, ...draft.values })}
          busy={busy}
          yes={() => void send()}
          no={() => setAsking(false)}
        />
      )}
    </form>
  )
}
