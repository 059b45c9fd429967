import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { Suspense, use } from 'react'
import { useSearchParams } from 'react-router-dom'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { ListFoot } from '@/components/list/ListFoot'
import en from '@/i18n/en/adminPages'
import { addWords } from '@/i18n/words'
import transactions from '@/resources/billing/transactions'
import { mountList } from '../support/mountList'

beforeAll(() => addWords(en))
afterEach(cleanup)

const { countsTo = 0 } = transactions.list
const data = Array.from({ length: 12 }, (_, id) => ({ id: String(id) }))

it.each([
  ['a search stopped counting', countsTo, 1],
  ['a host sends no sums', 33, 0],
])('shows that there are too many rows to sum only when it is true: %s', async (_, total, times) => {
  mountList(
    transactions,
    { answer: () => ({ data, total }) },
    () => undefined,
    () => <ListFoot />,
  )
  await waitFor(() => expect(screen.getByText(/^1 - 12 of /)).toBeTruthy())
  expect(screen.queryAllByText('Too many results for a total. Enter more of the number.')).toHaveLength(times)
})

it('fades the count from the press of Next until the other page is drawn', async () => {
  let resolve: () => void = () => undefined
  const drawn = new Promise<void>(done => {
    resolve = done
  })
  const Rows = () => {
    if (useSearchParams()[0].get('page') === '2') use(drawn)
    return null
  }
  mountList(
    transactions,
    { answer: () => ({ data, total: 33 }) },
    () => undefined,
    () => (
      <Suspense>
        <ListFoot />
        <Rows />
      </Suspense>
    ),
  )
  await waitFor(() => expect(screen.getByText(/^1 - 12 of /)).toBeTruthy())
  const pager = () => screen.getByRole('navigation', { name: 'Pages' })
  expect(pager().hasAttribute('data-turning')).toBe(false)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Next' })))
  expect(pager().hasAttribute('data-turning')).toBe(true)
  await act(async () => resolve())
  await waitFor(() => expect(pager().hasAttribute('data-turning')).toBe(false))
})
