import { act, cleanup, waitFor } from '@testing-library/react'
import {
  type GetListParams,
  useListContext,
  useListFilterContext,
  useListPaginationContext,
  useListSortContext,
  useRecordContext,
  useResourceContext,
  useUnselectAll,
} from 'react-admin'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { RowContext } from '@/components/list/RowContext'
import { flag } from '@/definition/field'
import en from '@/i18n/en/adminPages'
import { addWords } from '@/i18n/words'
import transactions from '@/resources/billing/transactions'
import '@/resources'
import audit from '@/resources/portal/audit'
import { mountList } from '../support/mountList'

beforeAll(() => addWords(en))
afterEach(cleanup)

const TOTAL = 40

/** Returns a page of 40 rows, whose ids are their numbers from 1. */
const pageOf = ({ pagination }: GetListParams) => {
  const { page = 1, perPage = 10 } = pagination ?? {}
  const first = (page - 1) * perPage
  const data = Array.from({ length: Math.max(0, Math.min(perPage, TOTAL - first)) }, (_, at) => ({
    id: String(first + at + 1),
    subject: `Subject ${first + at + 1}`,
  }))
  return { data, total: TOTAL }
}

const mountAudit = (search = '') =>
  mountList(audit, { search, answer: pageOf }, () => useListContext<{ id: string; subject: string }>())

it('fills react-admin’s ListContext from the query parameters of the address', async () => {
  const { result, requests } = mountAudit('?search=strike&sort=at.ASC&page=2')
  await waitFor(() => expect(result.current.data).toHaveLength(15))
  expect(result.current).toMatchObject({
    resource: 'audit-trail',
    total: TOTAL,
    page: 2,
    perPage: 15,
    sort: { field: 'at', order: 'ASC' },
    filterValues: { q: 'strike' },
    isPending: false,
    error: null,
    hasNextPage: true,
    hasPreviousPage: true,
  })
  expect(result.current.data?.[0]).toMatchObject({ id: '16' })
  expect(requests).toEqual([
    expect.objectContaining({
      pagination: { page: 2, perPage: 15 },
      sort: { field: 'at', order: 'ASC' },
      filter: { q: 'strike' },
    }),
  ])
})

it('writes what react-admin’s setters set to the address, and requests it', async () => {
  const { result, requests } = mountAudit()
  await waitFor(() => expect(result.current.data).toHaveLength(15))

  act(() => result.current.setPage(3))
  expect(location.search).toBe('?page=3')
  await waitFor(() => expect(result.current.data).toHaveLength(10))
  expect(result.current).toMatchObject({ page: 3, hasNextPage: false })

  act(() => result.current.setPerPage(20))
  expect(location.search).toBe('?size=20')
  await waitFor(() => expect(result.current.data).toHaveLength(20))

  act(() => result.current.setSort({ field: 'at', order: 'ASC' }))
  expect(location.search).toBe('?sort=at.ASC&size=20')

  act(() => result.current.setFilters({ q: 'strike', unknown: 'x' }))
  expect(location.search).toBe('?search=strike&sort=at.ASC&size=20')
  await waitFor(() =>
    expect(requests.at(-1)).toMatchObject({
      pagination: { page: 1, perPage: 20 },
      sort: { field: 'at', order: 'ASC' },
      filter: { q: 'strike' },
    }),
  )
  expect(requests.at(-1)?.filter).not.toHaveProperty('unknown')
})

it('keeps the names of filters on the wire, one by one', async () => {
  const { result } = mountList(transactions, { answer: pageOf }, useListContext)
  await waitFor(() => expect(result.current.isPending).toBe(false))
  act(() => result.current.showFilter('status', 'FAILED'))
  act(() => result.current.showFilter('prn', '22'))
  expect(location.search).toBe('?prn=22&status=FAILED')
  expect(result.current.filterValues).toEqual({ prn: '22', status: 'FAILED' })
  act(() => result.current.hideFilter('prn'))
  expect(location.search).toBe('?status=FAILED')
})

it('provides the same values in react-admin’s other list contexts', async () => {
  const { result } = mountList(audit, { search: '?search=x&page=2', answer: pageOf }, () => ({
    ...useListPaginationContext(),
    ...useListFilterContext(),
    ...useListSortContext(),
  }))
  await waitFor(() => expect(result.current.total).toBe(TOTAL))
  expect(result.current).toMatchObject({ page: 2, filterValues: { q: 'x' }, sort: { field: 'id', order: 'DESC' } })
})

it('provides the resource and the record inside a row', async () => {
  const row = { id: '7', subject: 'A row' }
  const { result } = mountList(
    audit,
    { answer: pageOf },
    () => ({ resource: useResourceContext(), record: useRecordContext() }),
    children => (
      <RowContext row={row} offered={[]}>
        {children}
      </RowContext>
    ),
  )
  expect(result.current).toEqual({ resource: 'audit-trail', record: row })
  await waitFor(() => expect(result.current.record).toBe(row))
})

it('selects rows until useUnselectAll empties the selection', async () => {
  const { result } = mountList(audit, { answer: pageOf }, () => ({
    list: useListContext(),
    unselect: useUnselectAll('audit-trail'),
  }))
  await waitFor(() => expect(result.current.list.data).toHaveLength(15))
  act(() => result.current.list.onSelect(['1', '2']))
  act(() => result.current.list.onToggleItem('2'))
  expect(result.current.list.selectedIds).toEqual(['1'])
  act(() => result.current.unselect())
  expect(result.current.list.selectedIds).toEqual([])
})

it('selects all matching rows on all pages', async () => {
  const { result } = mountAudit()
  await waitFor(() => expect(result.current.data).toHaveLength(15))
  act(() => result.current.onSelectAll())
  await waitFor(() => expect(result.current.selectedIds).toHaveLength(TOTAL))
  act(() => result.current.onUnselectItems())
  expect(result.current.selectedIds).toEqual([])
})

it('reads all pages of a list for getData', async () => {
  const { result } = mountAudit('?search=strike')
  await waitFor(() => expect(result.current.data).toHaveLength(15))
  expect(await result.current.getData?.()).toHaveLength(TOTAL)
  expect(await result.current.getData?.({ maxResults: 7 })).toHaveLength(7)
})

it('goes to the last page when the page in the address has no rows', async () => {
  const { result } = mountAudit('?page=9')
  await waitFor(() => expect(result.current.data).toHaveLength(10))
  expect(location.search).toBe('?page=3')
})

it('asks for a yes or no of the address as a boolean', async () => {
  const filters = { active: flag('Status', { true: 'Active', false: 'Inactive' }) }
  const { requests } = mountList({ ...audit, filters }, { search: '?active=false', answer: pageOf }, useListContext)
  await waitFor(() => expect(requests).toEqual([expect.objectContaining({ filter: { active: false } })]))
})
