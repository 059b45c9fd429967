import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { CoreAdminContext, type GetListParams, memoryStore, testDataProvider, useListContext } from 'react-admin'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, it } from 'vitest'
import type { Resource } from '@/definition/defineResource'
import { code } from '@/definition/field'
import en from '@/i18n/en/adminPages'
import { addWords } from '@/i18n/words'
import mdas from '@/resources/registry/mdas'
import { QueryContent } from '@/views/file/QueryContent'
import { ListTable } from '@/views/list/ListTable'
import { useCancellableQuery } from '@/views/useCancellableQuery'
import { mountList } from '../support/mountList'

beforeAll(() => addWords(en))
afterEach(cleanup)

const ROWS = 30

/** Counts the tasks of this thread, until it is stopped. */
const countTasks = () => {
  const counted = { tasks: 0, stop: () => clearImmediate(next) }
  const count = () => {
    counted.tasks++
    next = setImmediate(count)
  }
  let next = setImmediate(count)
  return counted
}

/** Takes longer than a slice of React for three of them. */
const takeTime = () => {
  const end = performance.now() + 2
  while (performance.now() < end);
}

it('draws the rows of the first answer at once, and those of the next in slices, between which the page reacts', async () => {
  const counted = countTasks()
  /** Task in which each row was drawn last. */
  const drawnIn = new Map<unknown, number>()
  const slowly = ({ no }: { no?: unknown }) => {
    takeTime()
    drawnIn.set(no, counted.tasks)
    return `No. ${no}`
  }
  const definition: Resource = {
    ...mdas,
    computed: { number: { ...code('Number'), of: slowly, tone: undefined } },
    actions: {},
  }
  const rowsOf = ({ pagination: { page } = { page: 1, perPage: ROWS } }: GetListParams) =>
    Array.from({ length: ROWS }, (_, at) => ({ id: `${page}.${at}`, no: `${page}.${at}`, name: 'Ministry of Water' }))
  /** Waits for the rows of a page, and returns how many tasks were between the drawing of its first and its last. */
  const tasksOf = async (page: number) => {
    // Rows are drawn slowly here, on a machine that other tests use too.
    await screen.findByText(`No. ${page}.${ROWS - 1}`, {}, { timeout: 20_000 })
    return (drawnIn.get(`${page}.${ROWS - 1}`) ?? Number.NaN) - (drawnIn.get(`${page}.0`) ?? Number.NaN)
  }
  const { result } = mountList(
    definition,
    { answer: params => ({ data: rowsOf(params), total: 2 * ROWS }) },
    () => useListContext(),
    children => (
      <>
        <ListTable />
        {children}
      </>
    ),
  )
  expect(await tasksOf(1)).toBe(0)
  act(() => result.current.setPage(2))
  expect(await tasksOf(2)).toBeGreaterThan(0)
  counted.stop()
})

it('draws a part of a page in slices, after a page has shown an answer', async () => {
  const counted = countTasks()
  const drawnIn: number[] = []
  const Slow = () => {
    takeTime()
    drawnIn.push(counted.tasks)
    return null
  }
  const Part = ({ name }: { name: string }) => (
    <QueryContent
      query={useCancellableQuery({ queryKey: [name], queryFn: async () => ({ name }) })}
      permit="can_view_entities"
    >
      {data => (
        <>
          {Array.from({ length: ROWS }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
            <Slow key={at} />
          ))}
          <p>{data.name}</p>
        </>
      )}
    </QueryContent>
  )
  const queryClient = new QueryClient()
  /** Mounts a part of a page, and returns how many tasks were between the drawing of its first line and its last. */
  const tasksOf = async (name: string) => {
    const { unmount } = render(
      <BrowserRouter>
        <CoreAdminContext dataProvider={testDataProvider()} queryClient={queryClient} store={memoryStore()}>
          <Part name={name} />
        </CoreAdminContext>
      </BrowserRouter>,
    )
    await screen.findByText(name, {}, { timeout: 20_000 })
    unmount()
    return (drawnIn.at(-1) ?? Number.NaN) - (drawnIn.at(-ROWS) ?? Number.NaN)
  }
  expect(await tasksOf('Kijani Traders')).toBe(0)
  expect(await tasksOf('Figures')).toBeGreaterThan(0)
  counted.stop()
})
