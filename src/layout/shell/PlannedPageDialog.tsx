import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogTitle from '@mui/material/DialogTitle'
import { useTranslate } from 'react-admin'

/** Dialog about a page that does not exist yet (docs/requirements/portal-shell.md). */
export const PlannedPageDialog = ({ open, onClose }: { open: boolean; onClose(): void }) => {
  const translate = useTranslate()
  return (
    <Dialog open={open} onClose={onClose} role="alertdialog" maxWidth="xs" fullWidth aria-labelledby="coming-soon">
      <DialogTitle id="coming-soon">{translate('daftari.shell.comingSoon')}</DialogTitle>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={onClose}>
          {translate('daftari.ok')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
