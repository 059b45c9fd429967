import { byType } from '@/definition/actions'
import type { Action } from '@/definition/defineResource'
import type { Row } from '../list/columns'

/** The one name in an address that says which dialog is open over a list. */
export const OPEN = 'open'

/** How a new entry comes in is a dialog of every list that has one; no action and no button is called so. */
export const CREATE = 'create'

/** The dialog an address opens: a button's form by its name alone, an action of a row with the row's id, a way of creating with its number. */
export type Opened = { name: string; id?: string | undefined }

/** Returns which way of creating a dialog names, from 0. */
export const wayIn = ({ id: way = '1' }: Opened) => Math.max(0, Number(way) - 1)

/** The address as it is by now: what was changed a moment before stands in it, though nothing was drawn since. */
export const addressNow = () => new URLSearchParams(window.location.search)

/** `?open=edit.1042` is the action `edit` of the row 1042. */
export const readOpened = (params: URLSearchParams): Opened | undefined => {
  const [name, ...id] = (params.get(OPEN) ?? '').split('.')
  if (!name) return undefined
  return id.length ? { name, id: id.join('.') } : { name }
}

export const writeOpened = (params: URLSearchParams, opened: Opened | undefined) => {
  const next = new URLSearchParams(params)
  next.delete(OPEN)
  if (opened) next.set(OPEN, opened.id === undefined ? opened.name : `${opened.name}.${opened.id}`)
  return next
}

/** Whether both are one dialog; the ways of creating are parts of one. */
export const isSame = (one: Opened | undefined, other: Opened | undefined) =>
  one?.name === other?.name && (one?.name === CREATE || one?.id === other?.id)

/** What opens a dialog, and so has an address. A write that asks nothing first has none: a link never sends. */
export const opensDialog = (action: Action<Row>): boolean =>
  byType(action, {
    address: () => false,
    aside: () => false,
    details: () => true,
    document: () => true,
    form: () => true,
    history: () => true,
    items: () => true,
    open: () => false,
    picture: () => true,
    send: ({ confirm }) => Boolean(confirm),
    task: () => false,
    unavailable: ({ confirm }) => Boolean(confirm),
  })
