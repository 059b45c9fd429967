import { toId } from '@contract/id'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { CoreAdminContext, memoryStore, testDataProvider } from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { HistoryDialog } from '@/components/actions/HistoryDialog'
import { RelatedFactsTable } from '@/components/actions/RelatedFactsTable'
import { DefinitionProvider } from '@/components/definitionContext'
import { CausesPage } from '@/components/failureCauses/CausesPage'
import { lazyPart } from '@/components/lazyPart'
import AccessPage from '@/customPages/access/AccessPage'
import type { AnyRow, Resource } from '@/definition/defineResource'
import en from '@/i18n/en/adminPages'
import { createI18nProvider } from '@/i18n/i18nProvider'
import { addWords, currentTable } from '@/i18n/words'
import integrators from '@/resources/integrations/mdaIntegrators'
import registrations from '@/resources/processes/registrationProcesses'
import deRegistrations from '@/resources/registry/deRegistrations'
import { signedIn } from '../support/signedIn'

const SLOW = 'The registry is taking longer than usual to answer.'
const row: AnyRow = { id: toId('1'), brn: '80020001234567', companyName: 'Kijani Traders' }

beforeAll(() => addWords(en))
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await pass(0)
}
const shows = (text: string) => screen.queryByText(text) !== null

type Call = { signal: AbortSignal | undefined; resolve(answer: unknown): void }

/** Mounts a part of a page. The test answers its calls, which are returned. */
const mount = async (part: ReactNode, definition?: Resource) => {
  const calls: Call[] = []
  const answerLater = (signal?: AbortSignal) =>
    new Promise<never>(resolve => calls.push({ signal, resolve: answer => resolve(answer as never) }))
  render(
    <MemoryRouter>
      <CoreAdminContext
        dataProvider={{
          ...testDataProvider({ getList: (_, { signal }) => answerLater(signal) }),
          read: (_: unknown, __: unknown, { signal }: { signal?: AbortSignal } = {}) => answerLater(signal),
        }}
        authProvider={signedIn}
        i18nProvider={createI18nProvider(currentTable())}
        store={memoryStore()}
      >
        {definition ? <DefinitionProvider definition={definition}>{part}</DefinitionProvider> : part}
      </CoreAdminContext>
    </MemoryRouter>,
  )
  await pass(0)
  return calls
}

const historyOf = ({ actions }: Resource) => {
  const action = actions?.history
  if (action?.type !== 'history') throw new Error('The list has no history')
  return action.history
}
const relatedOf = ({ actions }: Resource) => {
  const action = actions?.view
  if (action?.type !== 'details' || !('also' in action.details) || !action.details.also)
    throw new Error('The list has no related facts')
  return action.details.also
}
const causesOf = ({ causes }: Resource) => {
  if (!causes) throw new Error('The list has no causes')
  return causes
}

const parts: { name: string; open(): Promise<Call[]> }[] = [
  {
    name: 'the history of a record',
    open: () =>
      mount(<HistoryDialog history={historyOf(deRegistrations)} row={row} close={() => undefined} />, deRegistrations),
  },
  {
    name: 'the related facts of a record',
    open: () => mount(<RelatedFactsTable name="view" also={relatedOf(integrators)} row={row} />, integrators),
  },
  {
    name: 'the failures by cause',
    open: () => mount(<CausesPage causes={causesOf(registrations)} />, registrations),
  },
  {
    name: 'the access of a person',
    open: () => mount(<AccessPage resources={[]} content={{ files: [], instruments: [], sections: [] }} />),
  },
]

it.each(parts)('says after three seconds that the host is slow, and can be stopped: $name', async ({ open }) => {
  const calls = await open()
  expect(calls).toHaveLength(1)
  await pass(2_900)
  expect(shows(SLOW)).toBe(false)
  await pass(200)
  expect(shows(SLOW)).toBe(true)
  await press('Stop')
  expect(calls[0]?.signal?.aborted).toBe(true)
  expect(shows('Stopped before the registry answered.')).toBe(true)
  expect(screen.queryByLabelText('Loading')).toBeNull()
  await press('Reload')
  expect(calls).toHaveLength(2)
  expect(shows('Stopped before the registry answered.')).toBe(false)
})

it('shows over the page that the code of a dialog is on its way, unless it comes at once', async () => {
  let resolve: () => void = () => undefined
  const code = new Promise<object>(done => {
    resolve = () => done({})
  })
  const Part = lazyPart(
    () => code,
    () => () => <p>Add Country</p>,
  )
  await mount(
    <>
      <h1>Countries</h1>
      <Part />
    </>,
  )
  await pass(100)
  expect(screen.queryByLabelText('Loading')).toBeNull()
  await pass(100)
  expect(screen.getByLabelText('Loading')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Countries' })).toBeTruthy()
  resolve()
  await pass(500)
  expect(shows('Add Country')).toBe(true)
  expect(screen.queryByLabelText('Loading')).toBeNull()
})

it('does not call the host slow while each page of failures arrives in time', async () => {
  const calls = await mount(<CausesPage causes={causesOf(registrations)} />, registrations)
  await pass(2_000)
  calls[0]?.resolve({ data: [{ id: toId('1') }], total: 5_000 })
  await pass(0)
  await pass(2_000)
  expect(calls.length).toBeGreaterThan(1)
  expect(shows(SLOW)).toBe(false)
  await pass(1_100)
  expect(shows(SLOW)).toBe(true)
})
