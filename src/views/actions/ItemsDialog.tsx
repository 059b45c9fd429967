import { type Id, idText } from '@contract/id'
import RemoveIcon from '@mui/icons-material/DeleteOutlined'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Items } from '@/definition/defineResource'
import { useDefinition } from '../definitionContext'
import type { Row } from '../list/columns'
import { useCan } from '../useCan'
import { ConfirmDialog } from './ConfirmDialog'
import { useWrite } from './useWrite'
import './dialogs.css'

type Props = { name: string; label: string; items: Items<Row>; row: Row; close(): void }

/** Dialog with the items of a row; each can be removed after a confirmation. */
export const ItemsDialog = ({ name, label, items, row, close }: Props) => {
  const resource = useDefinition()
  const translate = useTranslate()
  const id = useId()
  const [candidate, setCandidate] = useState<{ id: Id; name: string }>()
  const { remove } = items
  const { write, busy } = useWrite(name, remove.says)
  const all = items.of(row)
  const mayRemove = useCan(resource.name)(`${name}.remove`)
  const verb = remove.label
  const take = (item: { id: Id }) =>
    write(remove.send, { row, id: item.id })
      .catch(() => undefined)
      .finally(() => setCandidate(undefined))
  return (
    <Dialog open onClose={close} aria-labelledby={`${id}-title`} maxWidth="xs" fullWidth>
      <DialogTitle id={`${id}-title`}>
        {label}
        <span className="dialog-about">{items.title(row)}</span>
      </DialogTitle>
      <DialogContent>
        {all.length === 0 && <p>{items.none}</p>}
        <ul className="items">
          {all.map(item => (
            <li key={idText(item.id)}>
              <span>{item.name}</span>
              {mayRemove && (
                <IconButton aria-label={`${verb}: ${item.name}`} title={verb} onClick={() => setCandidate(item)}>
                  <RemoveIcon fontSize="small" />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={close} autoFocus>
          {translate('daftari.lists.close')}
        </Button>
      </DialogActions>
      {candidate && (
        <ConfirmDialog
          question={remove.question}
          names={`${candidate.name}: ${items.title(row)}`}
          busy={busy}
          yes={() => void take(candidate)}
          no={() => setCandidate(undefined)}
        />
      )}
    </Dialog>
  )
}
