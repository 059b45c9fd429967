import { idText } from '@contract/id'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useMemo } from 'react'
import { useTranslate } from 'react-admin'
import type { Viewed } from '@/definition/defineResource'
import { useResourceName } from '../definitionContext'
import type { Row } from '../list/columns'
import { PdfPane, type PdfSource } from '../pdf/PdfPane'
import { useRegistry } from '../useRegistry'
import './dialogs.css'

type Props = { document: Viewed<Row>; row: Row; close(): void }

/** Dialog with a row's document, loaded with the token; the reader can save and print it. */
const DocumentDialog = ({ document, row, close }: Props) => {
  const resource = useResourceName()
  const translate = useTranslate()
  const registry = useRegistry()
  const title = useId()
  const source = useMemo<PdfSource>(
    () => ({
      key: `${resource} ${idText(row.id)}`,
      title: document.title(row),
      fileName: document.fileName(row),
      load: signal => registry.read(document.read, row, { signal }),
    }),
    [document, resource, registry, row],
  )
  return (
    <Dialog open onClose={close} aria-labelledby={title} maxWidth="md" fullWidth className="document-dialog">
      <DialogTitle id={title}>{source.title}</DialogTitle>
      <DialogContent>
        <PdfPane source={source} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={close}>
          {translate('daftari.lists.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

export default DocumentDialog
