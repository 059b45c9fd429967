import { cleanup, screen } from '@testing-library/react'
import { useListContext } from 'react-admin'
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

it('draws the rows of an answer in slices, between which the page reacts', async () => {
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
  const data = Array.from({ length: ROWS }, (_, at) => ({ id: `${at}`, no: at, name: 'Ministry of Water' }))
  mountList(
    definition,
    { answer: () => ({ data, total: ROWS }) },
    () => useListContext(),
    children => (
      <>
        <ListTable />
        {children}
      </>
    ),
  )
  await screen.findByText(`No. ${ROWS - 1}`)
  clearImmediate(next)
  expect(drawnIn.get(ROWS - 1)).toBeGreaterThan(drawnIn.get(0) ?? 0)
})
