import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { useFaultFocus } from '../form/useFaultFocus'

type Props = {
  /** Words of the button that sends the form. */
  label: string
  busy: boolean
  /** Words of the latest failure, where the form shows them itself. */
  failure?: string | undefined
  send(): unknown
  /** Closes the form without sending it; a form without it stays open. */
  cancel?(): void
  children: ReactNode
}

/** Form of a write about notes or flags: why it failed, its boxes, and the buttons that send and cancel it. */
export const NotesForm = ({ label, busy, failure, send, cancel, children }: Props) => {
  const translate = useTranslate()
  const { form, focusFault } = useFaultFocus()
  return (
    <form
      ref={form}
      className="notes-form"
      noValidate
      aria-busy={busy}
      onSubmit={event => {
        event.preventDefault()
        send()
        focusFault()
      }}
    >
      {failure && (
        <Alert severity="error" variant="outlined">
          {failure}
        </Alert>
      )}
      {children}
      <div className="notes-actions">
        <Button type="submit" variant="contained" size="small" loading={busy}>
          {label}
        </Button>
        {cancel && (
          <Button size="small" color="inherit" disabled={busy} onClick={cancel}>
            {translate('daftari.lists.cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}
