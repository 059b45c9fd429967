import { toId } from '@contract/id'
import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CoreAdminContext, testDataProvider } from 'react-admin'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { start } from '@/authProvider/session'
import { DefinitionProvider } from '@/components/definitionContext'
import { Create } from '@/components/form/Create'
import { useLookUp } from '@/components/form/useLookUp'
import { createDataProvider } from '@/dataProvider'
import { loadedDefinitions } from '@/definition/defineArea'
import en from '@/i18n/en/adminPages'
import { createI18nProvider } from '@/i18n/i18nProvider'
import { addWords, currentTable } from '@/i18n/words'
import { ninLookUp } from '@/resources/accounts/ninField'
import staffAccounts from '@/resources/accounts/staffAccounts'
import { adminContext } from '../support/adminContext'
import { recordedHttp } from '../support/recordedHttp'
import { resources } from '../support/resources'
import { TestRouter } from '../support/TestRouter'

beforeAll(() => addWords(en))
// A draft that another form of the same person left would be offered here.
beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

const NIRA = '/integration/api/nira'
const FIRST = 'CM90000000000A'
const SECOND = 'CF80000000000B'
const person = (surname: string, gender: string) => ({
  body: { data: { data: { surname, givenNames: 'Ann', maidenNames: 'Rose', gender, dateOfBirth: '1990-01-31' } } },
})

/** The form of a new member of staff, before a host that answers a look-up when the test says so. */
const open = () => {
  const answers = new Map<string, (answer: object) => void>()
  const { http, asked } = recordedHttp(({ path, body }) => {
    if (path !== NIRA) return { body: { data: [] } }
    const { nin } = body as { nin: string }
    return new Promise(answer => answers.set(nin, answer))
  })
  const dataProvider = createDataProvider(loadedDefinitions(resources), http, { paths: {} }, () => ({
    userId: toId('me'),
  }))
  const { create } = staffAccounts
  if (!create) throw new Error('staff are added')
  render(
    <TestRouter at="/">
      <CoreAdminContext dataProvider={dataProvider} i18nProvider={createI18nProvider(currentTable())}>
        <DefinitionProvider definition={staffAccounts}>
          <Create
            create={create}
            initial={{}}
            at={0}
            turn={() => undefined}
            close={() => undefined}
            done={() => undefined}
          />
        </DefinitionProvider>
      </CoreAdminContext>
    </TestRouter>,
  )
  const sent = () => asked.filter(({ path, method }) => method === 'POST' && path.includes('/signup')).length
  return { sent, answers, lookedUp: () => asked.filter(({ path }) => path === NIRA).map(({ body }) => body) }
}
const box = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' })
const type = async (text: string) => {
  await userEvent.clear(box(/ID number/))
  await userEvent.click(box(/ID number/))
  await userEvent.paste(text)
}

it('fills the form with the person of the current number, ignoring late answers for older ones', async () => {
  const { answers } = open()
  await type(FIRST)
  await waitFor(() => expect(answers.has(FIRST)).toBe(true))
  await type(SECOND)
  await waitFor(() => expect(answers.has(SECOND)).toBe(true))
  answers.get(SECOND)?.(person('Second', 'F'))
  await waitFor(() => expect(box(/Surname/).value).toBe('Second'))
  await act(async () => answers.get(FIRST)?.(person('First', 'M')))
  expect([box(/Surname/).value, box(/Given name/).value, box(/Middle name/).value]).toEqual(['Second', 'Ann', 'Rose'])
  expect(box(/^Date of birth/).value).toBe('31-01-1990')
})

it('fills nothing when the number was changed before its answer came', async () => {
  const { answers, lookedUp } = open()
  await type(FIRST)
  await waitFor(() => expect(answers.has(FIRST)).toBe(true))
  await userEvent.type(box(/ID number/), '{Backspace}')
  await act(async () => answers.get(FIRST)?.(person('First', 'M')))
  await userEvent.tab()
  await screen.findByText('Invalid Nin [NIN should be 14 characters!]')
  expect(box(/Surname/).value).toBe('')
  expect(lookedUp()).toHaveLength(1)
})

it('keeps manual corrections, and requests in capitals with a reference', async () => {
  const { answers, lookedUp } = open()
  await type(FIRST.toLowerCase())
  await waitFor(() => expect(answers.has(FIRST)).toBe(true))
  answers.get(FIRST)?.(person('First', 'M'))
  await waitFor(() => expect(box(/Surname/).value).toBe('First'))
  await userEvent.clear(box(/Surname/))
  await userEvent.paste('Corrected')
  expect(box(/Surname/).value).toBe('Corrected')
  expect(lookedUp()).toEqual([{ nin: FIRST, reference: expect.stringMatching(/^\d+$/) }])
})

it('leaves what a restored form holds, also where a correction emptied a box', async () => {
  start({ accessToken: 'token', user: { userId: toId('me') } })
  const first = open()
  await type(FIRST)
  await waitFor(() => expect(first.answers.has(FIRST)).toBe(true))
  first.answers.get(FIRST)?.(person('First', 'M'))
  await waitFor(() => expect(box(/Surname/).value).toBe('First'))
  for (const [label, value] of [
    [/Surname/, 'Corrected'],
    [/Given name/, ''],
    [/^Date of birth/, '30-01-1990'],
  ] as const)
    fireEvent.change(box(label), { target: { value } })
  cleanup()

  const restored = open()
  expect(box(/Surname/).value).toBe('Corrected')
  await waitFor(() => expect(restored.answers.has(FIRST)).toBe(true))
  restored.answers.get(FIRST)?.(person('First', 'M'))
  await screen.findByText('Ann First')
  expect([box(/Surname/).value, box(/Given name/).value]).toEqual(['Corrected', ''])
  expect(box(/^Date of birth/).value).toBe('30-01-1990')
  await type(SECOND)
  await waitFor(() => expect(box(/Surname/).value).toBe(''))
  await waitFor(() => expect(restored.answers.has(SECOND)).toBe(true))
  restored.answers.get(SECOND)?.(person('Second', 'F'))
  await waitFor(() => expect(box(/Surname/).value).toBe('Second'))
})

it('shows the documents’ text for an unknown number, and requests none that starts with digits', async () => {
  const { answers, lookedUp } = open()
  await type('12345678901234')
  await screen.findByText('Invalid Nin [NIN starts with letters!]')
  expect(lookedUp()).toEqual([])
  await type(SECOND)
  await waitFor(() => expect(answers.has(SECOND)).toBe(true))
  answers.get(SECOND)?.({ status: 404, body: { message: 'Nobody' } })
  await screen.findByText('Invalid Nin [NIN should be 14 characters!]')
})

it('removes the former person when the number changes, and sends nothing before one is found', async () => {
  const { answers, sent } = open()
  await type(FIRST)
  await waitFor(() => expect(answers.has(FIRST)).toBe(true))
  answers.get(FIRST)?.(person('First', 'M'))
  await waitFor(() => expect(box(/Surname/).value).toBe('First'))
  await type(SECOND)
  await waitFor(() => expect(box(/Surname/).value).toBe(''))
  expect([box(/Given name/).value, box(/Middle name/).value, box(/Date of birth/).value]).toEqual(['', '', ''])
  for (const [label, value] of [
    [/Surname/, 'Typed'],
    [/Given name/, 'Typed'],
    [/Date of birth/, '1990-01-31'],
    [/Email/, 'a@b.example'],
    [/Phone/, '0772000000'],
  ] as const)
    fireEvent.change(box(label), { target: { value } })
  await waitFor(() => expect(answers.has(SECOND)).toBe(true))
  fireEvent.submit(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Looking up…', { selector: '[class*=Mui-error]' })
  answers.get(SECOND)?.({ status: 500, body: {} })
  await screen.findByText('Invalid Nin [NIN should be 14 characters!]')
  fireEvent.submit(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Invalid Nin [NIN should be 14 characters!]')
  expect([box(/Surname/).value, sent()]).toEqual(['Typed', 0])
})

it('fills each form in its own way with a person whom another form has just found', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 20_000 } } })
  const read = async () => person('Okello', 'F').body.data.data
  const dataProvider = { ...testDataProvider(), read }
  const wrapper = adminContext(dataProvider, queryClient)
  const forms = ['surname', 'contactName'].map(source =>
    ninLookUp(
      () => true,
      ({ surname }) => ({ [source]: surname }),
    ),
  )
  const filled = []
  for (const lookUp of forms) {
    const fill = vi.fn()
    const { unmount } = renderHook(() => useLookUp(lookUp, 'nin', { nin: FIRST }, fill), { wrapper })
    await waitFor(() => expect(fill).toHaveBeenCalled())
    filled.push(fill.mock.calls[0]?.[0])
    unmount()
  }
  expect(filled).toEqual([{ surname: 'Okello' }, { contactName: 'Okello' }])
})
