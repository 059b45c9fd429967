import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'

type Props = {
  label: string
  /** Words of the button that submits. */
  action: string
  busy: boolean
  /** Called with the form, never while the request before is under way. */
  submit(form: HTMLFormElement): void
  done(): void
  children: ReactNode
}

/** Form for a change of a person's own account, with its buttons. */
export const ProfileForm = ({ label, action, busy, submit, done, children }: Props) => {
  const translate = useTranslate()
  return (
    <form
      className="profile-form"
      onSubmit={event => {
        event.preventDefault()
        if (!busy) submit(event.currentTarget)
      }}
      noValidate
      aria-label={label}
    >
      {children}
      <div className="profile-buttons">
        <Button type="submit" variant="contained" loading={busy}>
          {action}
        </Button>
        <Button color="inherit" onClick={done}>
          {translate('daftari.shell.profile.cancel')}
        </Button>
      </div>
    </form>
  )
}
