import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import en from '@/i18n/en/adminPages'
import { addWords } from '@/i18n/words'
import transactions from '@/resources/billing/transactions'
import { ListFoot } from '@/views/list/ListFoot'
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
