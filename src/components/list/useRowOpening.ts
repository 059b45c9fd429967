import type { MouseEvent } from 'react'
import { byType } from '@/definition/actions'
import type { Action } from '@/definition/defineResource'
import { addressOfRecord, type Lead, pageOfRecord } from '@/definition/recordLink'
import { usePageFunctions } from '../actions/PageFunctionsProvider'
import { useDefinition } from '../definitionContext'
import { announceFileType } from '../file/fileType'
import { opensElsewhere } from '../linkPress'
import { useCan } from '../useCan'
import type { Column, Row } from './columns'
import { MENU, type Offered, useRowParts } from './RowContext'

const yes = () => true
const no = () => false

/** Tells whether an action shows something first: it changes nothing before another press. */
const shows = (action: Action<Row>) =>
  byType(action, {
    address: yes,
    aside: no,
    details: yes,
    document: yes,
    flags: no,
    form: yes,
    history: yes,
    items: yes,
    notes: yes,
    open: yes,
    picture: yes,
    send: no,
    task: no,
    unavailable: no,
  })

/** Elements that do something of their own when they are pressed. */
const PRESSED = 'a, button, input, label, select, textarea, summary, [role=button]'

/** Returns the actions that open a row, best first: its own page, what a cell opens, then what shows it. */
const openings = (columns: readonly Column[], row: Row, offered: readonly Offered[]) => {
  const own = offered.filter(([, action]) => !action.beside && shows(action))
  const inCell = own.find(([key]) => columns.some(column => column.opens(row) === key))
  const page = own.find(([, { type, primary, cell }]) => type === 'open' && primary && !cell)
  return { first: inCell ?? page, later: own.find(([, { primary, cell }]) => primary && !cell) }
}

/**
 * Returns a function that opens the record of a lead; undefined for those who may not, on hosts without its page, and where the
 * page is the list itself.
 */
const useOpenRecord = (lead: Lead | undefined, row: Row) => {
  const { go, pageExists } = usePageFunctions()
  const { path } = useDefinition()
  const page = lead ? pageOfRecord(lead.record) : ''
  const mayOpen = useCan(page)('list')
  if (!lead?.key || !mayOpen || page === path) return undefined
  const address = addressOfRecord(lead.record, lead.key)
  if (!pageExists(address.replace(/\?.*/, ''))) return undefined
  return () => {
    announceFileType(lead.fileType, address)
    go(address, row)
  }
}

/**
 * Returns what opens a row: its page, the record that its headline or another column leads to, or a dialog that shows it;
 * `press` does it for a click on the row, and `enter` for the key, which opens the menu of a row with other actions. Nothing
 * that changes the register starts so.
 */
export const useRowOpening = (columns: readonly Column[], row: Row) => {
  const { offered, start } = useRowParts()
  const { headline } = useDefinition()
  const { first, later } = openings(columns, row, offered)
  const leads = columns.filter(column => column.lead(row)?.key)
  const openRecord = useOpenRecord((leads.find(({ source }) => source === headline) ?? leads[0])?.lead(row), row)
  const open = first ? () => start(first[0]) : (openRecord ?? (later && (() => start(later[0]))))
  const hasMenu = offered.some(([, { beside, cell }]) => !beside && !cell)
  const press = (event: MouseEvent<HTMLElement>) => {
    if (opensElsewhere(event) || event.defaultPrevented) return
    // React passes the clicks of a dialog that a cell opened on to its row.
    if (!(event.target instanceof Element) || !event.currentTarget.contains(event.target)) return
    // A click ends a selection of text too.
    if (event.target.closest(PRESSED) || getSelection()?.toString()) return
    open?.()
  }
  return { press: open && press, enter: open ?? (hasMenu ? () => start(MENU) : undefined) }
}
