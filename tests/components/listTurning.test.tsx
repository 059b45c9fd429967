import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { testDataProvider } from 'react-admin'
import { afterEach, describe, expect, it, vi } from 'vitest'
import mdas from '@/resources/registry/mdas'
import { firstCells, mountListPage, mountListPageOn, unmountPages } from '../support/mountListPage'

afterEach(() => {
  unmountPages()
  vi.useRealTimers()
})

const SIZE = 15
const rowOf = (no: number) => ({ no, name: `Authority ${no}`, createdAt: '2026-01-31T08:00:00Z', status: 'ACTIVE' })
const pageNow = () => new URLSearchParams(location.search).get('page')

/** Answers a page of so many rows. */
const answerOf = (total: number, page: string | undefined) => {
  const all = Array.from({ length: total }, (_, index) => rowOf(index + 1))
  const [at, pages] = [Number(page), Math.ceil(total / SIZE)]
  return { body: { content: all.slice((at - 1) * SIZE, at * SIZE), totalElements: total, totalPages: pages } }
}

describe('the counter and the rows', () => {
  it('change together', async () => {
    let release = () => {}
    const held = new Promise<void>(done => {
      release = done
    })
    mountListPage(mdas, async ({ query }) => {
      if (query.page === '2') await held
      return answerOf(31, query.page)
    })
    await screen.findByText('1 - 15 of 31')
    fireEvent.click(screen.getByText('Next'))
    await waitFor(() => expect(document.querySelector('table')?.getAttribute('aria-busy')).toBe('true'))
    screen.getByText('1 - 15 of 31')
    expect(firstCells()[0]).toBe('1')
    release()
    await screen.findByText('16 - 30 of 31')
    expect(firstCells()[0]).toBe('16')
  })

  it('go to the last page when the page of the address no longer exists', async () => {
    mountListPage(mdas, ({ query }) => answerOf(30, query.page), '?page=3')
    await screen.findByText('16 - 30 of 30')
    expect([pageNow(), firstCells().length, screen.queryByText('No results found')]).toEqual(['2', SIZE, null])
  })

  it('turn one page for each press, also before the list was drawn again, and never past the last', async () => {
    mountListPage(mdas, ({ query }) => answerOf(50, query.page))
    await screen.findByText('1 - 15 of 50')
    const press = (name: string, times: number) =>
      act(() => {
        for (let at = 0; at < times; at++) fireEvent.click(screen.getByText(name))
      })
    press('Next', 2)
    await screen.findByText('31 - 45 of 50')
    press('Previous', 2)
    await screen.findByText('1 - 15 of 50')
    press('Next', 5)
    await screen.findByText('46 - 50 of 50')
    expect(pageNow()).toBe('4')
  })

  it('stay on the last page of a host that has no rows for it', async () => {
    const none = { content: [], totalElements: 20, totalPages: 2 }
    mountListPage(mdas, () => ({ body: none }), '?search=of&page=7')
    await screen.findByText('No results found')
    expect(pageNow()).toBe('2')
  })
})

it('notes after three seconds that a list has no answer, can be stopped, and can be requested again', async () => {
  vi.useFakeTimers()
  const calls: { signal: AbortSignal | undefined; resolve(answer: unknown): void }[] = []
  const getList = (_: string, { signal }: { signal?: AbortSignal }) =>
    new Promise<never>(resolve => calls.push({ signal, resolve: answer => resolve(answer as never) }))
  mountListPageOn({ ...testDataProvider({ getList }), supportAbortSignal: true }, mdas)
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
  const shows = (text: string) => screen.queryByText(text) !== null
  const press = async (name: string) => {
    fireEvent.click(screen.getByText(name))
    await pass(0)
  }
  await pass(2_900)
  expect(shows('The registry is taking longer than usual to answer.')).toBe(false)
  await pass(200)
  expect(shows('The registry is taking longer than usual to answer.')).toBe(true)
  await press('Stop')
  expect(calls.map(({ signal }) => signal?.aborted)).toEqual([true])
  expect(shows('Stopped before the registry answered.')).toBe(true)
  expect(document.querySelector('.list-skeleton')).toBeNull()
  await press('Reload')
  expect(calls).toHaveLength(2)
  calls[1]?.resolve({ data: [{ ...rowOf(1), id: '1' }], total: 1 })
  await pass(0)
  expect([shows('Authority 1'), shows('Stopped before the registry answered.')]).toEqual([true, false])
})
