import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import { useTranslate } from 'react-admin'

type Props = {
  /** Words of the button that sends the form. */
  label: string
  busy: boolean
  /** There is nothing to send yet. */
  disabled?: boolean
  cancel(): void
}

/** Buttons below a form in a dialog: Cancel, and the one that sends the form. Neither can be pressed while it is sent. */
export const SubmitActions = ({ label, busy, disabled = false, cancel }: Props) => {
  const translate = useTranslate()
  return (
    <DialogActions>
      <Button variant="outlined" onClick={cancel} disabled={busy}>
        {translate('daftari.lists.cancel')}
      </Button>
      <Button type="submit" variant="contained" loading={busy} disabled={disabled}>
        {label}
      </Button>
    </DialogActions>
  )
}
