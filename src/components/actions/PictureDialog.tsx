import CircularProgress from '@mui/material/CircularProgress'
import { useTranslate } from 'react-admin'
import type { Shown } from '@/definition/defineResource'
import { useResourceName } from '../definitionContext'
import { useBlobAddress } from '../fields/useBlobAddress'
import type { Row } from '../list/columns'
import { RequestNotes } from '../list/RequestNotes'
import { useSource } from '../useSource'
import { ReadingDialog } from './ReadingDialog'
import './dialogs.css'

type Props = { name: string; label: string; picture: Shown<Row>; row: Row; close(): void }

/** Dialog with a row's picture, loaded with the token and shown from memory. */
export const PictureDialog = ({ name, label, picture, row, close }: Props) => {
  const translate = useTranslate()
  const resource = useResourceName()
  const reading = useSource([resource, name, row.id], picture.source, row)
  const { data, isFetching, isPending } = reading
  const address = useBlobAddress(data ?? undefined)
  const about = picture.title(row)
  return (
    <ReadingDialog title={label} about={about} maxWidth="md" autoFocus close={close}>
      <RequestNotes reading={reading} isMissing={isPending} />
      <div className="shown-picture" aria-busy={isFetching}>
        {isPending && isFetching && <CircularProgress size={24} aria-label={translate('daftari.lists.loading')} />}
        {address && <img src={address} alt={`${label}: ${about}`} />}
        {data === null && <p>{picture.none}</p>}
      </div>
    </ReadingDialog>
  )
}
