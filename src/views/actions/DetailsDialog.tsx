import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import type { Details, Resource } from '@/definition/defineResource'
import { useLocale, useWords } from '@/i18n/words'
import { columnsOf, type Row } from '../list/columns'
import { ToneText } from '../list/ToneText'

type Props = { resource: Resource; details: Details<Row>; row: Row; close(): void }

/** The fields of a row, what has no value left out. */
const Fields = ({ resource, sources, row }: { resource: Resource; sources: readonly string[]; row: Row }) => {
  const words = useWords()
  const locale = useLocale()
  const given = columnsOf(resource, words, locale, sources).filter(column => column.text(row))
  return (
    <table className="details details-fields">
      <tbody>
        {given.map(column => (
          <tr key={column.source}>
            <th scope="row">{column.label}</th>
            <td className={column.kind.figures ? 'list-figures' : undefined}>
              <ToneText tone={column.tone(row)}>{column.text(row)}</ToneText>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Each part before and after, as plain text side by side; what changed is marked. */
const Changes = ({
  parts,
}: {
  parts: readonly { name: string; before: string | undefined; after: string | undefined }[]
}) => {
  const words = useWords()
  if (!parts.length) return <p>{words('daftari.lists.noChanges')}</p>
  return (
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
  )
}

/** A row in full, in a dialog. */
export const DetailsDialog = ({ resource, details, row, close }: Props) => {
  const words = useWords()
  const title = useId()
  return (
    <Dialog open onClose={close} aria-labelledby={title} maxWidth="sm" fullWidth>
      <DialogTitle id={title}>{details.title(row)}</DialogTitle>
      <DialogContent>
        {'fields' in details ? (
          <Fields resource={resource} sources={details.fields} row={row} />
        ) : (
          <Changes parts={details.parts(row)} />
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
