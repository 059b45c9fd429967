import { act, cleanup, screen } from '@testing-library/react'
import { type GetListParams, useListContext } from 'react-admin'
import { afterEach, beforeAll, expect, it } from 'vitest'
import type { Resource } from '@/definition/defineResource'
import { code } from '@/definition/field'
import en from '@/i18n/en/adminPages'
import { addWords } from '@/i18n/words'
import mdas from '@/resources/registry/mdas'
import { ListTable } from '@/views/list/ListTable'
import { mountList } from '../support/mountList'

beforeAll(() => addWords(en))
afterEach(cleanup)

const ROWS = 30

it('draws the rows of the first answer at once, and those of the next in slices, between which the page reacts', async () => {
  let task = 0
  let next: NodeJS.Immediate
  const count = () => {
    task++
    next = setImmediate(count)
  }
  next = setImmediate(count)
  /** Task in which each row was drawn last. */
  const drawnIn = new Map<unknown, number>()
  const slowly = ({ no }: { no?: unknown }) => {
    // Longer than a slice of React for three rows.
    const end = performance.now() + 2
    while (performance.now() < end);
    drawnIn.set(no, task)
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
  clearImmediate(next)
})
