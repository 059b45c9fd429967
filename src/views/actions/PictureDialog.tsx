import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import type { Shown } from '@/definition/defineResource'
import { useBlobAddress } from '@/fields/inputs/useBlobAddress'
import { useResourceName } from '../definitionContext'
import type { Row } from '../list/columns'
import { RequestNotes } from '../list/RequestNotes'
import { useSource } from '../useSource'
import './dialogs.css'

type Props = { name: string; label: string; picture: Shown<Row>; row: Row; close(): void }

/** Dialog with a row's picture, loaded with the token and shown from memory. */
export const PictureDialog = ({ name, label, picture, row, close }: Props) => {
  const translate = useTranslate()
  const resource = useResourceName()
  const title = useId()
  const reading = useSource([resource, name, row.id], picture.source, row)
  const { data, isFetching, isPending } = reading
  const address = useBlobAddress(data ?? undefined)
  const about = picture.title(row)
  return (
    <Dialog open onClose={close} aria-labelledby={title} maxWidth="md" fullWidth>
      <DialogTitle id={title}>
        {label}
        <span className="dialog-about">{about}</span>
      </DialogTitle>
      <DialogContent>
        <RequestNotes reading={reading} isMissing={isPending} />
        <div className="shown-picture" aria-busy={isFetching}>
          {isPending && isFetching && <CircularProgress size={24} aria-label={translate('daftari.lists.loading')} />}
          {address && <img src={address} alt={`${label}: ${about}`} />}
          {data === null && <p>{picture.none}</p>}
        </div>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={close} autoFocus>
          {translate('daftari.lists.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
