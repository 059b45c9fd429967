import type { SavedState } from '@contract/portal/viewState'
import { useCallback, useEffect, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import type { Resource } from '@/definition/defineResource'
import { currentParams } from '../currentAddress'
import { OPEN } from '../dialogRoutes/dialogAddress'
import { useAddress } from '../useAddress'
import { defaultViewOf } from '../views/viewMemory'
import { returnOf } from './listReturn'

export type ListState = {
  search: string
  page: number
  perPage: number
  filters: Record<string, string>
  sort?: { field: string; order: 'ASC' | 'DESC' }
  /** The list is shown as a tree. */
  tree?: boolean
  /** Id of the saved view that was opened, or `NO_VIEW`. */
  saved?: string
}

/** Query parameter that names the saved view of a list, and its value for a list without its default view. */
const SAVED = 'saved'
export const NO_VIEW = 'none'

/** Page that a request of the list names: a tree needs all rows. */
export const paginationOf = ({ tree, page, perPage }: ListState) =>
  tree ? { page: 1, perPage: 100_000 } : { page, perPage }

const wholeNumber = (text: string | null, most: number) => {
  const number = Number(text)
  return text && Number.isSafeInteger(number) && number >= 1 && number <= most ? number : undefined
}

/** Pixels of a window above and below the rows of a list, and those of a row. */
const AROUND = 330
const ROW = 37

/** Rows for which the window had room when the portal was opened: a page keeps its rows when the window changes. */
const roomy = Math.min(50, Math.floor((window.innerHeight - AROUND) / ROW))

/** Returns the number of rows on a page of a list for which nobody chose one. A later page has the same in every window. */
export const usualSize = ({ size, fills }: Resource, page: number) =>
  fills && page === 1 ? Math.max(size, roomy) : size

/** Returns the state of a list from its address; an invalid value counts as missing, and so does a search that the list has not. */
const readState = (resource: Resource, params: URLSearchParams): ListState => {
  const { search, filters, sortable, tree } = resource
  const page = wholeNumber(params.get('page'), 1e9) ?? 1
  const [field, order] = (params.get('sort') ?? '').split('.')
  const saved = params.get(SAVED)
  const sorted =
    field && sortable?.includes(field) && (order === 'ASC' || order === 'DESC')
      ? ({ field, order } as const)
      : undefined
  return {
    search: (search && params.get('search')) ?? '',
    page,
    perPage: wholeNumber(params.get('size'), 1000) ?? usualSize(resource, page),
    filters: Object.fromEntries(
      Object.entries(filters ?? {}).flatMap(([source, filter]) => {
        const value = params.get(source)
        return value && (!filter?.options || filter.among || Object.hasOwn(filter.options, value))
          ? [[source, value]]
          : []
      }),
    ),
    ...(sorted && { sort: sorted }),
    ...(tree && params.get('view') === 'tree' && { tree: true }),
    ...(saved && { saved }),
  }
}

/** Tells the order that the list has while nobody chose one. */
const isUsual = ({ sort: usual }: Resource, { field, order }: NonNullable<ListState['sort']>) =>
  usual?.field === field && usual.order === order

/** Returns the query parameters for a list's state; `readState` reads them back. */
export const writeState = (resource: Resource, state: ListState) => {
  const { search, page, perPage, filters, sort, tree, saved } = state
  const params = new URLSearchParams()
  if (resource.tab) params.set('tab', resource.tab.key)
  if (tree) params.set('view', 'tree')
  if (search) params.set('search', search)
  for (const [source, value] of Object.entries(filters)) if (value) params.set(source, value)
  if (sort && !isUsual(resource, sort)) params.set('sort', `${sort.field}.${sort.order}`)
  if (page > 1) params.set('page', String(page))
  if (perPage !== usualSize(resource, page)) params.set('size', String(perPage))
  if (saved) params.set(SAVED, saved)
  return params
}

/** Returns the state of a list on the first page of a view; filters and orders that the list has no more are left out. */
export const stateOfView = (resource: Resource, { search, filters, sort, size, tree }: SavedState, saved: string) =>
  readState(
    resource,
    writeState(resource, {
      search: search ?? '',
      page: 1,
      perPage: size ?? usualSize(resource, 1),
      filters: filters ?? {},
      ...(sort && { sort }),
      ...(tree && { tree }),
      saved,
    }),
  )

/** Tells whether an address says nothing of its list but which tab it is. */
const isBare = (params: URLSearchParams) => [...params.keys()].every(key => key === 'tab')

/** Returns the parameters that an address stands for: one that says nothing stands for the person's default view. */
const spelledOut = (resource: Resource, params: URLSearchParams) => {
  const view = isBare(params) ? defaultViewOf(resource.name) : undefined
  return view ? writeState(resource, stateOfView(resource, view.state, view.id)) : params
}

/** Returns the state that a list has at an address, which may be that of the person's default view. */
export const stateAt = (resource: Resource, params: URLSearchParams) =>
  readState(resource, spelledOut(resource, params))

type Filters = ListState['filters']
type Sort = ListState['sort']

/** A new value, or one made from that in the address, which may be newer than the rendered one. */
type Next<T> = T | ((now: T) => T)

/** Change of a list. */
export type ListChange = Partial<Omit<ListState, 'page' | 'filters' | 'sort'>> & {
  page?: Next<number>
  filters?: Next<Filters>
  sort?: Next<Sort>
}

/** Returns the value that a change leads to. */
export const nextOf = <T extends number | object | undefined>(next: Next<T>, now: T): T =>
  typeof next === 'function' ? next(now) : next

type How = {
  replace?: boolean
  /** Closes the dialog that is open over the list. */
  leave?: boolean
}

/**
 * Returns the state of a list, which is kept in its address so that links and Back restore it, and a function that
 * changes it. A change while a dialog is open keeps the dialog's parameter. After steps from a record of the list to others,
 * a return leads to the page of the last one.
 */
export const useListState = (resource: Resource) => {
  const [params, setAddress] = useAddress()
  // Parameters that are not the list's, such as the open dialog, leave the state as it is, and so the rows undrawn.
  const { page } = returnOf(useLocation().key) ?? {}
  const shown = spelledOut(resource, params)
  const isSpelled = shown === params
  const told = readState(resource, shown)
  const own = writeState(resource, { ...told, ...(page && { page }) }).toString()
  const state = useMemo(() => readState(resource, new URLSearchParams(own)), [resource, own])
  // The address of a default view is spelled out, so that a link to it shows anybody the same rows.
  useEffect(() => {
    if (!isSpelled) setAddress(now => spelledOut(resource, now), { replace: true })
  }, [isSpelled, resource, setAddress])
  const change = useCallback(
    (next: ListChange, { replace = false, leave = false }: How = {}) => {
      const open = leave ? null : currentParams().get(OPEN)
      const written = (now: URLSearchParams) => {
        const before = stateAt(resource, now)
        const { page = before.page, filters = before.filters } = next
        const params = writeState(resource, {
          ...before,
          ...next,
          page: nextOf(page, before.page),
          filters: nextOf(filters, before.filters),
          sort: 'sort' in next ? nextOf(next.sort, before.sort ?? resource.sort) : before.sort,
        })
        // A list that a person cleared does not lead back to their default view.
        if (isBare(params) && defaultViewOf(resource.name)) params.set(SAVED, NO_VIEW)
        if (open) params.set(OPEN, open)
        return params
      }
      setAddress(written, { replace: replace || open !== null })
    },
    [resource, setAddress],
  )
  const isElsewhere = page !== undefined && page !== told.page
  useEffect(() => {
    if (isElsewhere) change({ page }, { replace: true })
  }, [isElsewhere, page, change])
  return [state, change] as const
}
