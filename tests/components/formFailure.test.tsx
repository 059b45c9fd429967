import { refusals } from '@contract/errors'
import { toId } from '@contract/id'
import { mdas as calls } from '@contract/registry/mdas'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { CoreAdminContext } from 'react-admin'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DefinitionProvider } from '@/components/definitionContext'
import { ActionForm } from '@/components/form/ActionForm'
import { forgetNotices, Notification } from '@/components/notices'
import { createDataProvider } from '@/dataProvider'
import { loadedDefinitions } from '@/definition/defineArea'
import { type Action, defineForm } from '@/definition/defineResource'
import { text } from '@/definition/field'
import en from '@/i18n/en/adminPages'
import publicPages from '@/i18n/en/publicPages'
import frAdmin from '@/i18n/fr/adminPages'
import { createI18nProvider } from '@/i18n/i18nProvider'
import swAdmin from '@/i18n/sw/adminPages'
import { addWords, currentTable } from '@/i18n/words'
import mdas from '@/resources/registry/mdas'
import { box, mountForm, submit } from '../support/mountForm'
import { recordedHttp } from '../support/recordedHttp'
import { TestRouter } from '../support/TestRouter'

beforeAll(() => {
  addWords(publicPages)
  addWords(en)
})
beforeEach(() => sessionStorage.clear())
afterEach(() => {
  cleanup()
  forgetNotices()
})

const UNSURE = 'It is unclear whether this was saved. Check before you try again.'

type Draft = { name?: string | undefined; more?: string | undefined }
type AnyForm = Extract<Action<unknown>, { form: unknown }>['form']
const fields = { name: text('Name'), more: text('More') }

/** Failure of a call whose connection was lost. */
const lost = () => Object.assign(new Error('Network Error'), { isAxiosError: true, code: 'ERR_NETWORK' })

/** Sends a form whose host answers so or fails, and gives the dialog and the corner of the notices. */
const sendForm = async (
  answer: { status: number; body: unknown } | Error,
  { says, alone = false }: { says?: Parameters<typeof defineForm<Draft>>[0]['says']; alone?: boolean } = {},
) => {
  const { http } = recordedHttp(() => {
    if (answer instanceof Error) throw answer
    return answer
  })
  const dataProvider = createDataProvider(loadedDefinitions([mdas]), http, { paths: {} }, () => ({
    userId: toId('me'),
  }))
  const form: AnyForm = defineForm<Draft>({
    title: 'Add',
    submit: 'Submit',
    fields: alone ? { name: fields.name } : fields,
    send: calls.create.from(({ name = '' }: Draft) => ({ body: { name } })),
    ...(says && { says }),
  })
  render(
    <TestRouter at="/">
      <CoreAdminContext dataProvider={dataProvider} i18nProvider={createI18nProvider(currentTable())}>
        <Notification />
        <DefinitionProvider definition={mdas}>
          <ActionForm
            name="trial"
            form={form}
            initial={{ name: 'A' }}
            about="MINISTRY OF WATER"
            close={() => undefined}
            done={() => undefined}
          />
        </DefinitionProvider>
      </CoreAdminContext>
    </TestRouter>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }))
  const notices = within(await screen.findByRole('region', { name: 'Notices', hidden: true }))
  return { notices, dialog: within(screen.getByRole('dialog')) }
}
const paragraphs = (element: HTMLElement) => [...element.querySelectorAll('p')].map(({ textContent }) => textContent)

describe('a failure of a form', () => {
  it.each([true, false])('appears once above the form when it names no field: %s', async alone => {
    const { dialog } = await sendForm({ status: 409, body: { message: 'Taken by another' } }, { alone })
    expect(paragraphs(await dialog.findByRole('alert'))).toEqual(['Taken by another'])
    expect(dialog.getAllByText('Taken by another')).toHaveLength(1)
  })

  it('appears only beside the field that it names', async () => {
    const refusal = { code: 'invalid-fields', message: 'Not valid', fields: { more: 'Too odd' } }
    const { dialog } = await sendForm({ status: 400, body: refusal })
    await dialog.findByText('Too odd')
    expect(dialog.queryByRole('alert')).toBeNull()
  })

  it.each([
    ['sw', swAdmin, 'Si zaidi ya herufi 40', 'Sehemu hii inahitajika'],
    ['fr', frAdmin, 'Au plus 40 caractères', 'Ce champ est obligatoire'],
  ])(
    'is in the language of the reader where the host gave codes for its fields: %s',
    async (_, words, long, needed) => {
      addWords(words)
      const fields = { name: 'At most 40 characters', more: 'This field is required' }
      const faults = { name: { code: 'too-long', params: { most: 40 } }, more: { code: 'required' } }
      const refusal = { code: 'invalid-fields', message: 'Not valid', fields, faults }
      const { dialog } = await sendForm({ status: 400, body: refusal })
      await dialog.findByText(long)
      dialog.getByText(needed)
      addWords(en)
    },
  )

  it('is in the words of the host where the code of a field is unknown', async () => {
    const faults = { more: { code: 'too-odd' } }
    const refusal = { code: 'invalid-fields', message: 'Not valid', fields: { more: 'Too odd' }, faults }
    const { dialog } = await sendForm({ status: 400, body: refusal })
    await dialog.findByText('Too odd')
  })

  it('appears above the form when it names a field that the form does not have', async () => {
    const refusal = { code: 'invalid-fields', message: 'Not valid: colour', fields: { colour: 'Too red' } }
    const { dialog } = await sendForm({ status: 400, body: refusal })
    await dialog.findByRole('alert')
  })

  it.each([{ untold: 'Failed to add' }, { failed: 'Failed to add' }])(
    'shows the documents’ text %j, and the uncertainty in a line of its own',
    async says => {
      const { notices } = await sendForm({ status: 500, body: {} }, { says })
      const said = await notices.findByText('Failed to add')
      expect(paragraphs(said.parentElement ?? said)).toEqual(['Failed to add', UNSURE, 'MINISTRY OF WATER'])
    },
  )

  it('shows the documents’ text first when the connection is lost, and what is known below it', async () => {
    const { notices } = await sendForm(lost(), { says: { untold: 'Failed to add' } })
    const said = await notices.findByText('Failed to add')
    expect(paragraphs(said.parentElement ?? said)).toEqual([
      'Failed to add',
      'The registry cannot be reached. Check the connection.',
      UNSURE,
      'MINISTRY OF WATER',
    ])
  })

  it('is shown as JSON where the documents say so, also when the host gives an object', async () => {
    const message = { 2019: 'Not yet due' }
    const { notices } = await sendForm({ status: 400, body: { message } }, { says: { asJson: true } })
    await notices.findByText('{"2019":"Not yet due"}')
  })

  it('shows a plain message for a fault of the portal itself', async () => {
    const { dialog } = await sendForm({ status: 500, body: { message: { at: 'x' } } })
    await dialog.findByText('Something went wrong try again later')
  })
})

it('names the record that the dialog changes', async () => {
  const { dialog } = await sendForm({ status: 409, body: { message: 'No' } })
  dialog.getByText('MINISTRY OF WATER')
})

it('drops the sentence of a failure when the next try begins, also where that try is not sent', async () => {
  const required = { name: text('Name', { required: true }), more: text('More') }
  const { sent } = mountForm(required, {
    initial: { name: 'A' },
    host: () => ({ status: 409, body: { message: 'Taken by another' } }),
  })
  const dialog = within(screen.getByRole('dialog'))
  await submit()
  await dialog.findByText('Taken by another')
  fireEvent.change(box(/^Name/), { target: { value: '' } })
  await submit()
  await dialog.findByText('This field is required')
  await waitFor(() => expect(dialog.queryByText('Taken by another')).toBeNull())
  expect(sent()).toHaveLength(1)
})

it.each([
  ['database-unavailable', 'The registry cannot be reached at the moment. Try again shortly.', false],
  ['database-read-only', 'The registry can be read at the moment and not changed. Nothing was saved.', false],
  ['write-unknown', 'It may be saved or not: look before you send it again.', true],
] as const)('keeps what was typed while the database changes machines, and says so: %s', async (code, part, asks) => {
  const message = refusals[code][1]
  expect(message).toContain(part)
  const { sent } = mountForm(fields, { initial: { name: 'A' }, host: () => ({ status: 503, body: { code, message } }) })
  fireEvent.change(box(/^More/), { target: { value: 'Typed for minutes' } })
  await submit()
  const dialog = within(screen.getByRole('dialog'))
  await dialog.findByText(message)
  expect(box(/^More/)).toMatchObject({ value: 'Typed for minutes' })
  expect(screen.queryByText(UNSURE, { exact: false })).toBeNull()
  await waitFor(() => expect(screen.getByText('Submit', { selector: 'button' })).toMatchObject({ disabled: false }))
  await submit()
  if (asks) await screen.findByText(/Sending again may save it twice/)
  else await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()).toHaveLength(asks ? 1 : 2)
})

it('asks before each further try once one got no answer, also after a refusal', async () => {
  const answers = [
    { status: 504, body: {} },
    { status: 429, body: { message: 'Too many requests' } },
  ]
  const { sent } = mountForm(fields, { initial: { name: 'A' }, host: () => answers.shift() ?? { body: {} } })
  // The notice of a failure may be drawn before the button ends its busy state, which ignores a press.
  const press = async () => {
    const button = screen.getByText<HTMLButtonElement>('Submit', { selector: 'button' })
    await waitFor(() => expect(button.disabled).toBe(false))
    fireEvent.click(button)
  }
  await press()
  await waitFor(() => expect(screen.queryAllByText(UNSURE, { exact: false })).not.toEqual([]))
  for (const tries of [1, 2]) {
    await press()
    await screen.findByText(/Sending again may save it twice/)
    expect(sent()).toHaveLength(tries)
    fireEvent.click(screen.getByText('YES'))
    await waitFor(() => expect(screen.queryByText('YES')).toBeNull())
  }
  expect(sent()).toHaveLength(3)
})
