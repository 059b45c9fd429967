import { type Id, idText } from '@contract/id'
import RemoveIcon from '@mui/icons-material/DeleteOutlined'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Items } from '@/definition/defineResource'
import { accessName } from '@/i18n/codeText'
import { useDefinition } from '../definitionContext'
import type { Row } from '../list/columns'
import { useCan } from '../useCan'
import { Confirm } from './Confirm'
import { ReadingDialog } from './ReadingDialog'
import { useNoticeRecord } from './useNoticeRecord'
import { useWrite } from './useWrite'
import './dialogs.css'

type Props = { name: string; label: string; items: Items<Row>; row: Row; close(): void }

/** Dialog with the items of a row; each can be removed after a confirmation. */
export const ItemsDialog = ({ name, label, items, row, close }: Props) => {
  const resource = useDefinition()
  const [candidate, setCandidate] = useState<{ id: Id; name: string }>()
  const { remove } = items
  const recordOf = useNoticeRecord()
  const { write, busy } = useWrite(name, remove.says)
  const translate = useTranslate()
  const all = items.of(row).map(item => ({ ...item, name: accessName(translate, item.name) }))
  const mayRemove = useCan(resource.name)(`${name}.remove`)
  const verb = remove.label
  const take = (item: { id: Id }) =>
    write(remove.send, { row, id: item.id }, { record: recordOf(row), ofRow: true })
      .catch(() => undefined)
      .finally(() => setCandidate(undefined))
  return (
    <ReadingDialog title={label} about={items.title(row)} maxWidth="xs" autoFocus close={close}>
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
      {candidate && (
        <Confirm
          question={remove.question}
          names={translate('daftari.lists.labelled', { label: candidate.name, value: items.title(row) })}
          busy={busy}
          yes={() => void take(candidate)}
          no={() => setCandidate(undefined)}
        />
      )}
    </ReadingDialog>
  )
}
