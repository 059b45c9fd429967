import { afterEach, expect, it, vi } from 'vitest'
import '@/resources'
import audit from '@/resources/portal/audit'
import blacklist from '@/resources/registry/blacklist'

afterEach(() => {
  vi.resetModules()
  window.innerHeight = 768
})

/** Returns the number of rows of a list at an address, in a window of a height. */
const rowsOf = async (
  list: Parameters<typeof import('@/components/list/useListState').stateAt>[0],
  search: string,
  height: number,
) => {
  vi.resetModules()
  window.innerHeight = height
  const { stateAt, writeState } = await import('@/components/list/useListState')
  const state = stateAt(list, new URLSearchParams(search))
  return [state.perPage, writeState(list, { ...state, page: 2 }).toString()]
}

it('fills a high window with rows, and tells the number of them in the address of the next page', async () => {
  expect(await rowsOf(audit, '', 1080)).toEqual([20, 'page=2&size=20'])
  expect(await rowsOf(audit, '', 768)).toEqual([15, 'page=2'])
})

it('shows the rows of an address that was sent from another window', async () => {
  expect((await rowsOf(audit, 'page=2&size=20', 768))[0]).toBe(20)
  expect((await rowsOf(audit, 'page=2', 1080))[0]).toBe(15)
})

it('keeps the number of rows that the documents name', async () => {
  expect((await rowsOf(blacklist, '', 2160))[0]).toBe(15)
})
