import { act, cleanup, render, screen } from '@testing-library/react'
import { CoreAdminContext, memoryStore, testDataProvider } from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import en from '@/i18n/en/adminPages'
import { createI18nProvider } from '@/i18n/i18nProvider'
import { addWords, currentTable } from '@/i18n/words'
import { lazyPart } from '@/views/lazyPart'

beforeAll(() => addWords(en))
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

it('shows over the page that the code of a dialog is on its way, unless it comes at once', async () => {
  let resolve: () => void = () => undefined
  const Part = lazyPart(
    () =>
      new Promise<object>(done => {
        resolve = () => done({})
      }),
    () => () => <p>Add Country</p>,
  )
  render(
    <MemoryRouter>
      <CoreAdminContext
        dataProvider={testDataProvider()}
        i18nProvider={createI18nProvider(currentTable())}
        store={memoryStore()}
      >
        <h1>Countries</h1>
        <Part />
      </CoreAdminContext>
    </MemoryRouter>,
  )
  await pass(100)
  expect(screen.queryByLabelText('Loading')).toBeNull()
  await pass(100)
  expect(screen.getByLabelText('Loading')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Countries' })).toBeTruthy()
  resolve()
  await pass(500)
  expect(screen.getByText('Add Country')).toBeTruthy()
  expect(screen.queryByLabelText('Loading')).toBeNull()
})
