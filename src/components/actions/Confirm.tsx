import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import './dialogs.css'

type Props = {
  question?: string | undefined
  names: string
  /** Sentence about the data that would be lost. */
  loss?: string | undefined
  busy: boolean
  yes(): void
  no(): void
}

/** Confirmation dialog that names the record and the data that would be lost (GLOBAL-23). */
export const Confirm = ({ question, names, loss, busy, yes, no }: Props) => {
  const translate = useTranslate()
  const title = useId()
  return (
    <Dialog open onClose={busy ? undefined : no} aria-labelledby={title} maxWidth="xs" fullWidth>
      <DialogTitle id={title}>{question || translate('daftari.lists.confirm')}</DialogTitle>
      <DialogContent>
        {names}
        {loss && <p className="confirm-loss">{loss}</p>}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={no} disabled={busy} autoFocus>
          {translate('daftari.lists.no')}
        </Button>
        <Button variant="contained" onClick={yes} loading={busy}>
          {translate('daftari.lists.yes')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
