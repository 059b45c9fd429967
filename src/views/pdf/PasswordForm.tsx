import LockIcon from '@mui/icons-material/LockOutlined'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { useWords } from '@/i18n/words'

type Props = { title: string; wrong: boolean; answer(password: string): void }

/** Asks for a document's own password. It stays in the page: pdf.js opens the file with it, and nothing is sent. */
export const PasswordForm = ({ title, wrong, answer }: Props) => {
  const words = useWords()
  const heading = useId()
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question, which brings a new answer, ends the wait
  useEffect(() => {
    setBusy(false)
    setTyped('')
  }, [answer])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!typed) return
    setBusy(true)
    answer(typed)
  }
  return (
    <form className="pane-state" onSubmit={submit} aria-labelledby={heading}>
      <LockIcon aria-hidden />
      <h2 className="pane-state-title" id={heading}>
        {words('daftari.pdf.states.password.title')}
      </h2>
      <p className="pane-state-name">{title}</p>
      <p className="pane-state-text">{words('daftari.pdf.states.password.text')}</p>
      <TextField
        label={words('daftari.pdf.password')}
        type="password"
        value={typed}
        onChange={event => setTyped(event.target.value)}
        error={wrong && !typed}
        helperText={wrong && !typed ? words('daftari.pdf.passwordWrong') : ' '}
        slotProps={{ htmlInput: { autoComplete: 'off', maxLength: 200 } }}
      />
      <Button type="submit" variant="contained" loading={busy}>
        {words('daftari.pdf.open')}
      </Button>
    </form>
  )
}
