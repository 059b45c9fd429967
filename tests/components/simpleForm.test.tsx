import { toId } from '@contract/id'
import { mdas as calls } from '@contract/registry/mdas'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CoreAdminContext } from 'react-admin'
import type { InitialEntry } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { DefinitionProvider } from '@/components/definitionContext'
import { fieldKinds } from '@/components/fields'
import { ActionForm } from '@/components/form/ActionForm'
import { forgetNotices } from '@/components/notices'
import { createDataProvider } from '@/dataProvider'
import { loadedDefinitions } from '@/definition/defineArea'
import { type Action, defineForm } from '@/definition/defineResource'
import { ownChoice, text } from '@/definition/field'
import en from '@/i18n/en/adminPages'
import { createI18nProvider } from '@/i18n/i18nProvider'
import { addWords, currentTable } from '@/i18n/words'
import mdas from '@/resources/registry/mdas'
import { recordedHttp } from '../support/recordedHttp'
import { TestRouter } from '../support/TestRouter'

beforeAll(() => addWords(en))
beforeEach(() => sessionStorage.clear())
afterEach(() => {
  cleanup()
  forgetNotices()
})

type Draft = { name: string; more: string; place: string }
type AnyForm = Extract<Action<unknown>, { form: unknown }>['form']
const form: AnyForm = defineForm<Draft>({
  title: 'Add',
  submit: 'Submit',
  fields: {
    name: text('Name', { required: true, missing: 'name missing' }),
    more: text('More', { required: true }),
    place: ownChoice<{ places: string[] }>(
      'Place',
      ({ places }) => places.map(label => ({ value: toId(label), label })),
      { required: true },
    ) as never,
  },
  send: calls.create.from((draft: Draft) => ({ body: draft })),
})

type Host = Parameters<typeof recordedHttp>[0]

/** A form at an address, before a host. Each press on Submit that gets through is in `sent`. */
const open = (at: InitialEntry = '/', host: Host = () => ({ body: {} })) => {
  const { http, asked } = recordedHttp(host)
  const dataProvider = createDataProvider(loadedDefinitions([mdas]), http, { paths: {} }, () => ({
    userId: toId('me'),
  }))
  render(
    <TestRouter at={at}>
      <CoreAdminContext dataProvider={dataProvider} i18nProvider={createI18nProvider(currentTable())}>
        <DefinitionProvider definition={mdas}>
          <ActionForm
            name="trial"
            form={form}
            initial={{ name: '', more: '', places: ['Kampala'] }}
            close={() => undefined}
            done={() => undefined}
          />
        </DefinitionProvider>
      </CoreAdminContext>
    </TestRouter>,
  )
  return { sent: () => asked.filter(({ method }) => method === 'POST').map(({ body }) => body) }
}
const box = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' })
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit' }))

it('starts with the only choice selected, and sends the input', async () => {
  const { sent } = open()
  await userEvent.type(box(/Name/), 'Water')
  await userEvent.type(box(/More/), 'Much')
  await submit()
  await waitFor(() => expect(sent()).toEqual([{ name: 'Water', more: 'Much', place: 'Kampala', places: ['Kampala'] }]))
})

it('is not filled in by a link or by the history state', async () => {
  const values = { name: 'Slipped in', more: 'too' }
  open({ pathname: '/', search: `?source=${JSON.stringify(values)}`, state: { record: values } })
  // react-admin applies such values in an effect after the first drawing.
  await act(async () => undefined)
  expect([box(/Name/).value, box(/More/).value]).toEqual(['', ''])
})

it('focuses the first invalid field, after its own check and after a refusal', async () => {
  const refusal = { code: 'invalid-fields', message: 'Not valid', fields: { more: 'Too odd' } }
  const { sent } = open(undefined, () => ({ status: 400, body: refusal }))
  await userEvent.type(box(/More/), 'Odd')
  await submit()
  await waitFor(() => expect(document.activeElement).toBe(box(/Name/)))
  expect(sent()).toEqual([])
  await userEvent.type(box(/Name/), 'Water')
  await submit()
  await screen.findByText('Too odd')
  await waitFor(() => expect(document.activeElement).toBe(box(/More/)))
})

it('keeps a field error of the host until the field is changed', async () => {
  const refusal = { code: 'invalid-fields', message: 'Not valid', fields: { more: 'Too odd' } }
  open(undefined, () => ({ status: 400, body: refusal }))
  await userEvent.type(box(/Name/), 'Water')
  await userEvent.type(box(/More/), 'Odd')
  await submit()
  await screen.findByText('Too odd')
  await userEvent.click(box(/Name/))
  await userEvent.click(box(/More/))
  await userEvent.tab()
  expect(screen.queryByText('Too odd')).not.toBeNull()
  await userEvent.type(box(/More/), 'er')
  expect(screen.queryByText('Too odd')).toBeNull()
})

it('is sent once by two presses', async () => {
  const { sent } = open(undefined, () => new Promise(() => undefined))
  await userEvent.type(box(/Name/), 'Water')
  await userEvent.type(box(/More/), 'Much')
  const button = screen.getByRole('button', { name: 'Submit' })
  act(() => {
    button.click()
    button.click()
  })
  await waitFor(() => expect(sent()).toHaveLength(1))
  await act(async () => undefined)
  expect(sent()).toHaveLength(1)
})

it('draws only the box that is typed in again, of all boxes of the form', async () => {
  const { Input: Chosen } = fieldKinds.choice
  const drawn = vi.fn()
  fieldKinds.choice.Input = props => {
    drawn()
    return <Chosen {...props} />
  }
  try {
    open()
    await act(async () => undefined)
    const atFirst = drawn.mock.calls.length
    expect(atFirst).toBeGreaterThan(0)
    await userEvent.type(box(/Name/), 'Water')
    expect(drawn).toHaveBeenCalledTimes(atFirst)
  } finally {
    fieldKinds.choice.Input = Chosen
  }
})
