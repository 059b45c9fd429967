import { byType } from '@/definition/actions'
import type { Action } from '@/definition/defineResource'
import type { Row } from '../list/columns'

/** Query parameter that names the dialog open over a list. */
export const OPEN = 'open'

/** Name of the dialog for a new entry in every list; no action or button may have this name. */
export const CREATE = 'create'

/**
 * Dialog that an address opens: a button's form by its name, a row's action with the row's id, the create dialog with
 * the number of its way.
 */
export type DialogAddress = { name: string; id?: string | undefined }

/** Returns the index of the way to create that a dialog names, from 0. */
export const createWayIndex = ({ id: way = '1' }: DialogAddress) => Math.max(0, Number(way) - 1)

/** Returns the dialog in the address: `?open=edit.1042` is the action `edit` of the row 1042. */
export const readDialogAddress = (params: URLSearchParams): DialogAddress | undefined => {
  const [name, ...id] = (params.get(OPEN) ?? '').split('.')
  if (!name) return undefined
  return id.length ? { name, id: id.join('.') } : { name }
}

export const writeDialogAddress = (params: URLSearchParams, opened: DialogAddress | undefined) => {
  const next = new URLSearchParams(params)
  next.delete(OPEN)
  if (opened) next.set(OPEN, opened.id === undefined ? opened.name : `${opened.name}.${opened.id}`)
  return next
}

/** Tells whether both are the same dialog; the ways to create belong to one dialog. */
export const isSameDialog = (one: DialogAddress | undefined, other: DialogAddress | undefined) =>
  one?.name === other?.name && (one?.name === CREATE || one?.id === other?.id)

/** Tells whether the dialog of an action holds nothing of its row, and so stays in the page from one row to the next. */
export const showsAnyRow = (action: Action<Row>): boolean =>
  action.type === 'details' || action.type === 'document' || action.type === 'history' || action.type === 'picture'

/**
 * Tells whether an action opens a dialog, and so has an address. A request without a confirmation has none, so that a
 * link never sends one.
 */
export const opensDialog = (action: Action<Row>): boolean =>
  byType(action, {
    address: () => false,
    aside: () => false,
    details: () => true,
    document: () => true,
    flags: () => false,
    form: () => true,
    history: () => true,
    items: () => true,
    notes: () => true,
    open: () => false,
    picture: () => true,
    send: ({ confirm }) => Boolean(confirm),
    task: () => false,
    unavailable: ({ confirm }) => Boolean(confirm),
  })
