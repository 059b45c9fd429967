import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { useDefinition } from '../definitionContext'
import { DialogButton } from '../dialogRoutes/DialogButton'
import { useCan } from '../useCan'
import type { Column } from './columns'
import { useListContextValue, useSelection } from './listContext'
import { useRow } from './RowContext'
import './ticks.css'

/** Returns the buttons about ticked rows that this person may press, each with its name in the definition. */
export const useTickedButtons = () => {
  const { name, buttons = {} } = useDefinition()
  const can = useCan(name)
  return Object.entries(buttons).flatMap(([key, button]) =>
    button.ticked && can(key) ? [{ key, label: button.label, most: button.ticked.most }] : [],
  )
}

/** Header of the boxes: ticks all rows of the page, or none. */
export const TickAll = () => {
  const translate = useTranslate()
  const { data = [] } = useListContextValue()
  const { selectedIds, onSelect } = useSelection()
  const ids = data.map(({ id }) => id)
  const count = ids.filter(id => selectedIds.includes(id)).length
  const isFull = count > 0 && count === ids.length
  return (
    <th scope="col" className="list-box">
      <input
        type="checkbox"
        aria-label={translate('daftari.lists.tickAll')}
        checked={isFull}
        ref={box => {
          if (box) box.indeterminate = count > 0 && !isFull
        }}
        onChange={() => onSelect([...selectedIds.filter(id => !ids.includes(id)), ...(isFull ? [] : ids)])}
      />
    </th>
  )
}

/** Box of a row, named by the row's headline. */
export const Tick = ({ columns }: { columns: readonly Column[] }) => {
  const translate = useTranslate()
  const row = useRow()
  const { headline } = useDefinition()
  const { selectedIds, onToggleItem } = useSelection()
  const name = columns.find(({ source }) => source === headline)?.text(row)
  return (
    <td className="list-box">
      <input
        type="checkbox"
        aria-label={translate('daftari.lists.tick', { name: name ?? '' })}
        checked={selectedIds.includes(row.id)}
        onChange={() => onToggleItem(row.id)}
      />
    </td>
  )
}

/** Number of ticked rows on all pages, and what may be done with them. */
export const TickedBar = () => {
  const translate = useTranslate()
  const buttons = useTickedButtons()
  const { selectedIds, onUnselectItems } = useSelection()
  if (!buttons.length || !selectedIds.length) return null
  const count = selectedIds.length
  const least = Math.min(...buttons.map(({ most }) => most))
  return (
    <section className="list-ticked" aria-label={translate('daftari.lists.tickedRows')}>
      <span role="status">{translate('daftari.lists.ticked', { smart_count: count })}</span>
      {buttons.map(({ key, label, most }) => (
        <DialogButton key={key} variant="contained" size="small" disabled={count > most} opens={{ name: key }}>
          {label}
        </DialogButton>
      ))}
      {count > least && <span>{translate('daftari.lists.tickedMost', { most: least })}</span>}
      <Button size="small" color="inherit" onClick={() => onUnselectItems()}>
        {translate('daftari.lists.untick')}
      </Button>
    </section>
  )
}
