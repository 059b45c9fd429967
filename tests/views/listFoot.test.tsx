import { cleanup, render, screen } from '@testing-library/react'
import { CoreAdminContext, testI18nProvider } from 'react-admin'
import { afterEach, beforeAll, expect, it } from 'vitest'
import en from '@/i18n/en/desk'
import { addWords } from '@/i18n/words'
import transactions from '@/resources/billing/transactions'
import { ListFoot } from '@/views/list/ListFoot'

beforeAll(() => addWords(en))
afterEach(cleanup)

const state = { page: 1, perPage: 12, search: '', filters: {} }
const { countsTo = 0 } = transactions.list

it.each([
  ['a search stopped counting', countsTo, 1],
  ['a host sends no sums', 33, 0],
])('says that there is too much to sum only where it is true: %s', (_, total, times) => {
  render(
    <CoreAdminContext i18nProvider={testI18nProvider()}>
      <ListFoot
        resource={transactions}
        state={state}
        shown={state}
        rows={12}
        total={total}
        sums={undefined}
        stale={false}
        onChange={() => undefined}
      />
    </CoreAdminContext>,
  )
  expect(screen.queryAllByText('Too many to sum: type more of the number')).toHaveLength(times)
})
