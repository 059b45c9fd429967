import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import type { Details } from '@/definition/defineResource'
import { useWords } from '@/i18n/words'
import type { Row } from '../list/columns'

type Props = { details: Details<Row>; row: Row; close(): void }

/** A row in full: each part before and after, as plain text side by side; what changed is marked. */
export const DetailsDialog = ({ details, row, close }: Props) => {
  const words = useWords()
  const title = useId()
  const parts = details.parts(row)
  return (
    <Dialog open onClose={close} aria-labelledby={title} maxWidth="sm" fullWidth>
      <DialogTitle id={title}>{details.title(row)}</DialogTitle>
      <DialogContent>
        {parts.length === 0 && <p>{words('daftari.lists.noChanges')}</p>}
        {parts.length > 0 && (
          <table className="details">
            <thead>
              <tr>
                <th scope="col">{words('daftari.lists.part')}</th>
                <th scope="col">{words('daftari.lists.before')}</th>
                <th scope="col">{words('daftari.lists.after')}</th>
              </tr>
            </thead>
            <tbody>
              {parts.map(({ name, before, after }) => (
                <tr key={name} data-changed={before !== after || undefined}>
                  <th scope="row">{name}</th>
                  <td>{before ?? '–'}</td>
                  <td>{after ?? '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={close} autoFocus>
          {words('daftari.lists.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
