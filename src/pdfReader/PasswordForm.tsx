import LockIcon from '@mui/icons-material/LockOutlined'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { SaveButton } from './SaveButton'
import './pdf.css'

type Props = { title: string; wrong: boolean; answer(password: string): void; save(): void }

/** Form for a document's own password. It stays in the page: pdf.js decrypts the file with it, and it is never sent. */
export const PasswordForm = ({ title, wrong, answer, save }: Props) => {
  const translate = useTranslate()
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question, which brings a new answer, ends the wait
  useEffect(() => {
    setBusy(false)
    setTyped('')
    if (wrong) box.current?.focus()
  }, [answer, wrong])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!typed || busy) return
    setBusy(true)
    answer(typed)
  }
  const fault = wrong && !typed
  return (
    <form className="pane-state" onSubmit={submit} aria-labelledby={`${id}-title`}>
      <LockIcon aria-hidden />
      <h2 className="pane-state-title" id={`${id}-title`}>
        {translate('daftari.pdf.states.password.title')}
      </h2>
      <p className="pane-state-name">{title}</p>
      <p className="pane-state-text">{translate('daftari.pdf.states.password.text')}</p>
      <div className="pane-state-field">
        <label htmlFor={id}>{translate('daftari.pdf.password')}</label>
        <TextField
          id={id}
          inputRef={box}
          type="password"
          value={typed}
          onChange={event => setTyped(event.target.value)}
          error={fault}
          helperText={fault && translate('daftari.pdf.passwordWrong')}
          fullWidth
          slotProps={{ htmlInput: { autoComplete: 'off' }, formHelperText: { role: 'alert' } }}
        />
      </div>
      <Button type="submit" variant="contained" loading={busy}>
        {translate('daftari.pdf.open')}
      </Button>
      <SaveButton save={save} />
    </form>
  )
}
