import { MOST_BULK } from '@contract/portal/bulk'
import SelectIcon from '@mui/icons-material/LibraryAddCheckOutlined'
import Button from '@mui/material/Button'
import { useEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { failureWords } from '@/i18n/outcomeMessages'
import { useBulkActions } from '../bulk/bulkActions'
import { useDefinition } from '../definitionContext'
import { DialogButton } from '../dialogRoutes/DialogButton'
import { notify } from '../notices'
import { useCan } from '../useCan'
import type { Column } from './columns'
import { useListContextValue, useSelection } from './listContext'
import { useRow } from './RowContext'
import '../pageFrame.css'
import './ticks.css'

/** Returns the buttons about ticked rows that this person may press, each with its name in the definition. */
const useTickedButtons = () => {
  const { name, buttons = {} } = useDefinition()
  const can = useCan(name)
  return Object.entries(buttons).flatMap(([key, button]) =>
    button.ticked && can(key) ? [{ key, label: button.label, most: button.ticked.most }] : [],
  )
}

/** Tells whether the rows have boxes: always where a button is about ticked rows, else while somebody selects rows. */
export const useHasTicks = () => {
  const buttons = useTickedButtons()
  const { isSelecting } = useSelection()
  return buttons.length > 0 || isSelecting
}

/** Button of a page that shows the boxes of its rows, where an action can be done to many. */
export const SelectButton = () => {
  const translate = useTranslate()
  const actions = useBulkActions()
  const buttons = useTickedButtons()
  const { isSelecting, setSelecting, onUnselectItems } = useSelection()
  // Beside a button about ticked rows the boxes are there already.
  if (!actions.length || buttons.length) return null
  const turn = () => {
    if (isSelecting) onUnselectItems()
    setSelecting(!isSelecting)
  }
  return (
    <Button
      variant="outlined"
      startIcon={<SelectIcon />}
      className="page-tool"
      aria-pressed={isSelecting}
      onClick={turn}
    >
      {translate('daftari.bulk.select')}
    </Button>
  )
}

/** Ticks all rows that the list finds, on all its pages, as they are now. */
const AllThatMatch = () => {
  const translate = useTranslate()
  const { total, data, getData, isPlaceholderData, requestFilter } = useListContextValue()
  const { selectedIds, onSelect } = useSelection()
  const [busy, setBusy] = useState(false)
  const filter = JSON.stringify(requestFilter)
  const latestFilter = useRef(filter)
  useEffect(() => {
    latestFilter.current = filter
  }, [filter])
  // The number of placeholder rows is that of another filter.
  if (isPlaceholderData) return null
  if (!getData || !total || total <= (data?.length ?? 0) || total > MOST_BULK || selectedIds.length === total)
    return null
  const selectAll = async () => {
    setBusy(true)
    try {
      const rows = await getData({ maxResults: MOST_BULK })
      if (latestFilter.current === filter) onSelect(rows.map(({ id }) => id))
    } catch (error) {
      notify({ tone: 'bad', text: failureWords(translate, error) })
    }
    setBusy(false)
  }
  return (
    <Button size="small" color="inherit" loading={busy} onClick={() => void selectAll()}>
      {translate('daftari.bulk.all', { smart_count: total })}
    </Button>
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
  const actions = useBulkActions()
  const { selectedIds, onUnselectItems, isSelecting } = useSelection()
  const count = selectedIds.length
  if (!isSelecting && !(buttons.length && count)) return null
  const offered = [...buttons, ...actions.map(one => ({ ...one, most: MOST_BULK }))]
  const least = Math.min(...offered.map(({ most }) => most))
  return (
    <section className="list-ticked" aria-label={translate('daftari.lists.tickedRows')}>
      <span role="status">{translate('daftari.lists.ticked', { smart_count: count })}</span>
      {isSelecting && <AllThatMatch />}
      {offered.map(({ key, label, most }, place) => (
        <DialogButton
          key={key}
          variant={place ? 'outlined' : 'contained'}
          size="small"
          disabled={!count || count > most}
          opens={{ name: key }}
        >
          {label}
        </DialogButton>
      ))}
      {count > least && <span>{translate('daftari.lists.tickedMost', { most: least })}</span>}
      {count > 0 && (
        <Button size="small" color="inherit" onClick={() => onUnselectItems()}>
          {translate('daftari.lists.untick')}
        </Button>
      )}
    </section>
  )
}
