import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import type { OpenFile } from '@/views/export/openFile'
import Readers from './Readers'

/** Dialog with the latest reads of a file. */
const ReadersDialog = ({ file, close }: { file: OpenFile; close(): void }) => {
  const translate = useTranslate()
  const title = useId()
  return (
    <Dialog open onClose={close} aria-labelledby={title} maxWidth="md" fullWidth>
      <DialogTitle id={title}>{translate('daftari.readers.title')}</DialogTitle>
      <DialogContent>
        <Readers file={file} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={close}>
          {translate('daftari.lists.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

export default ReadersDialog
