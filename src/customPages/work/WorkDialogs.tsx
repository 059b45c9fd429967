import { idText, toId } from '@contract/id'
import { WorkFilter } from '@contract/portal/work'
import { type ReactNode, useRef } from 'react'
import { useDialogRoute } from '@/components/dialogRoutes/useDialogRoute'
import { useListContextValue, useSelection } from '@/components/list/listContext'
import type { ListState } from '@/components/list/useListState'
import { SettleDialog, type Settled } from './SettleDialog'

/** Dialog that settles one item, by its number, or all that the filters find. */
export const SETTLE = 'settle'
export const ALL = 'all'
/** Dialog that settles the ticked items. */
const TICKED = 'settleMany'

/** Returns the filter that the list of work sends for its state; undefined for one that the host refuses. */
const filterOf = ({ search, filters }: ListState): WorkFilter | undefined =>
  WorkFilter.safeParse({
    ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value)),
    urgency: filters.urgency || 'OPEN',
    ...(search && { q: search }),
  }).data

/** Returns what an open dialog settles; undefined for another dialog, and where nothing is ticked. */
const useSettled = (name: string | undefined, id: string | undefined): Settled | undefined => {
  const { state, data: rows = [] } = useListContextValue()
  const { selectedIds } = useSelection()
  if (name === TICKED) return selectedIds.length ? { ids: selectedIds.map(toId) } : undefined
  if (name !== SETTLE || id === undefined) return undefined
  if (id === ALL) {
    const filter = filterOf(state)
    return filter && { filter }
  }
  const row = rows.find(one => idText(one.id) === id)
  return row && { ids: [toId(row.id)], name: String(row.subject ?? '') }
}

/** Dialogs of the page of work: those that settle items, and otherwise those of its list. */
export const WorkDialogs = ({ otherwise }: { otherwise: ReactNode }) => {
  const { opened, close } = useDialogRoute()
  const { onUnselectItems } = useSelection()
  const now = useSettled(opened?.name, opened?.id)
  // The items of the opening: ticks and rows change while they are settled.
  const kept = useRef<{ key: string; items: Settled }>(undefined)
  const key = `${opened?.name}.${opened?.id}`
  if (kept.current?.key !== key) kept.current = now && { key, items: now }
  if (!kept.current) return otherwise
  const { items } = kept.current
  // The item of a row leaves the ticks of others as they are.
  const isOfRow = 'name' in items
  return <SettleDialog items={items} close={close} {...(!isOfRow && { done: onUnselectItems })} />
}
