import { toId } from '@contract/id'
import { mdas as calls } from '@contract/registry/mdas'
import { useQuery } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CoreAdminContext } from 'react-admin'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { start } from '@/authProvider/session'
import { DefinitionProvider } from '@/components/definitionContext'
import { ReadForm } from '@/components/form/ReadForm'
import type { Row } from '@/components/list/columns'
import { forgetNotices } from '@/components/notices'
import { createDataProvider } from '@/dataProvider'
import type { ActionOf } from '@/definition/actions'
import { loadedDefinitions } from '@/definition/defineArea'
import { defineForm } from '@/definition/defineResource'
import { text } from '@/definition/field'
import en from '@/i18n/en/adminPages'
import { createI18nProvider } from '@/i18n/i18nProvider'
import { addWords, currentTable } from '@/i18n/words'
import mdas from '@/resources/registry/mdas'
import { recordedHttp } from '../support/recordedHttp'
import { TestRouter } from '../support/TestRouter'

type Draft = { name?: string | undefined; place?: string | undefined; version: number }

beforeAll(() => addWords(en))
beforeEach(() => {
  sessionStorage.clear()
  start({ accessToken: 'the-token', user: { userId: toId('me'), username: 'me', roles: [] } as never })
})
afterEach(() => {
  cleanup()
  forgetNotices()
})

const action = {
  type: 'form',
  label: 'Edit',
  draft: (row: Row) => ({ name: row.name, place: row.place, version: row.version }),
  form: defineForm<Draft>({
    title: 'Edit',
    submit: 'Save',
    fields: { name: text('Name'), place: text('Place') },
    send: calls.create.from((draft: Draft) => ({ body: draft as never })),
  }),
} as unknown as ActionOf<'form', Row>

const row = (id: string, version: number, name = 'Water'): Row =>
  ({ id, key: id, name, place: 'Entebbe', version }) as Row

/** Mounts the form of a row; `show` gives it another answer of the list. */
const open = (
  first: Row,
  answer: () => { status?: number; body: unknown } | Promise<never> = () => ({ body: { message: 'Done' } }),
) => {
  const { http, asked } = recordedHttp(answer)
  const dataProvider = createDataProvider(loadedDefinitions([mdas]), http, { paths: {} }, () => ({
    userId: toId('me'),
  }))
  const i18nProvider = createI18nProvider(currentTable())
  const around = (shown: Row) => (
    <TestRouter at="/">
      <CoreAdminContext dataProvider={dataProvider} i18nProvider={i18nProvider}>
        <DefinitionProvider definition={mdas}>
          <ReadForm name="edit" action={action} row={shown} close={() => undefined} done={() => undefined} />
        </DefinitionProvider>
      </CoreAdminContext>
    </TestRouter>
  )
  const { rerender } = render(around(first))
  return {
    show: (shown: Row) => rerender(around(shown)),
    sent: () => asked.filter(({ method }) => method === 'POST').map(({ body }) => body),
  }
}
const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

describe('the form of a row that somebody else changes meanwhile', () => {
  it('sends the version that was typed over, so that the host refuses it', async () => {
    const { show, sent } = open(row('7', 1))
    await userEvent.type(box('Place'), ' Road')
    show(row('7', 2, 'Water and Sewerage'))
    expect(box('Name').value).toBe('Water')
    expect(box('Place').value).toBe('Entebbe Road')
    await save()
    await waitFor(() => expect(sent()).toEqual([{ name: 'Water', place: 'Entebbe Road', version: 1 }]))
  })

  it('shows the new values where nothing was typed', async () => {
    const { show, sent } = open(row('7', 1))
    show(row('7', 2, 'Water and Sewerage'))
    expect(box('Name').value).toBe('Water and Sewerage')
    await save()
    await waitFor(() => expect(sent()).toEqual([{ name: 'Water and Sewerage', place: 'Entebbe', version: 2 }]))
  })
})

it('stays busy while it is sent, also where the row comes anew meanwhile', async () => {
  const { show, sent } = open(row('7', 1), () => new Promise(() => {}))
  await save()
  await waitFor(() => expect(sent()).toHaveLength(1))
  show(row('7', 2, 'Water and Sewerage'))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true)
  expect(box('Name').value).toBe('Water')
})

describe('what was typed before the session ended', () => {
  it('returns to its row with the version that it was typed over', async () => {
    open(row('7', 1))
    await userEvent.type(box('Place'), ' Road')
    cleanup()
    const { sent } = open(row('7', 2))
    expect(box('Place').value).toBe('Entebbe Road')
    await save()
    await waitFor(() => expect(sent()).toEqual([{ name: 'Water', place: 'Entebbe Road', version: 1 }]))
  })

  it('leaves the fields alone in which nothing was typed', async () => {
    open(row('7', 1))
    await userEvent.type(box('Place'), ' Road')
    cleanup()
    open(row('7', 2, 'Water and Sewerage'))
    expect(box('Name').value).toBe('Water and Sewerage')
    expect(box('Place').value).toBe('Entebbe Road')
  })

  it('is forgotten where everything was typed back', async () => {
    open(row('7', 1))
    await userEvent.type(box('Place'), 's{Backspace}')
    cleanup()
    open(row('7', 1))
    expect(screen.queryByText('Your earlier input was restored.')).toBeNull()
  })

  it('can be sent after a reload once the host refused its version', async () => {
    const refused = open(row('7', 1), () => ({ status: 409, body: { code: 'changed-meanwhile', message: 'Changed' } }))
    await userEvent.type(box('Place'), ' Road')
    await save()
    await waitFor(() => expect(refused.sent()).toEqual([{ name: 'Water', place: 'Entebbe Road', version: 1 }]))
    await screen.findAllByText('Someone else has changed this entry. Reload and try again.')
    await userEvent.type(box('Place'), ' 7')
    cleanup()
    const { sent } = open(row('7', 2, 'Water and Sewerage'))
    await screen.findByText('Your earlier input was restored.')
    await save()
    await waitFor(() => expect(sent()).toEqual([{ name: 'Water and Sewerage', place: 'Entebbe Road 7', version: 2 }]))
  })

  it('does not return to another row', async () => {
    open(row('7', 1))
    await userEvent.type(box('Place'), ' Road')
    cleanup()
    open(row('8', 1, 'Lands'))
    expect(box('Place').value).toBe('Entebbe')
    expect(box('Name').value).toBe('Lands')
  })
})

/** Mounts the form of a row inside a list that is read again; the host refuses an older version than its own. */
const openInList = (saved: () => Row) => {
  const answer = ({ method, body }: { method: string; body: unknown }) => {
    if (method !== 'POST') return { body: {} }
    const isOld = (body as Draft).version !== saved().version
    return isOld
      ? { status: 409, body: { code: 'changed-meanwhile', message: 'Changed' } }
      : { body: { message: 'Done' } }
  }
  const { http, asked } = recordedHttp(answer)
  const dataProvider = createDataProvider(loadedDefinitions([mdas]), http, { paths: {} }, () => ({
    userId: toId('me'),
  }))
  const List = ({ first }: { first: Row }) => {
    const { data } = useQuery({
      queryKey: [mdas.name, 'getList'],
      queryFn: () => ({ data: [saved()] }),
      initialData: { data: [first] },
      staleTime: Number.POSITIVE_INFINITY,
    })
    const [row] = data.data
    return row ? (
      <ReadForm name="edit" action={action} row={row} close={() => undefined} done={() => undefined} />
    ) : null
  }
  render(
    <TestRouter at="/">
      <CoreAdminContext dataProvider={dataProvider} i18nProvider={createI18nProvider(currentTable())}>
        <DefinitionProvider definition={mdas}>
          <List first={row('7', 1)} />
        </DefinitionProvider>
      </CoreAdminContext>
    </TestRouter>,
  )
  return { sent: () => asked.filter(({ method }) => method === 'POST').map(({ body }) => body) }
}

describe('a form over a newer version of its row', () => {
  it('shows both, takes each field from either, and saves over the newer version', async () => {
    const { sent } = openInList(() => ({ ...row('7', 2, 'Water and Sewerage'), place: 'Jinja' }) as Row)
    await userEvent.type(box('Place'), ' Road')
    await save()
    await screen.findByText(/^Someone else has saved this entry meanwhile. Choose/)
    // Typed text stands; a field in which nobody typed has the newer text.
    expect(box('Place').value).toBe('Entebbe Road')
    expect(box('Name').value).toBe('Water and Sewerage')
    const place = screen.getByRole('radiogroup', { name: 'Place' })
    expect(within(place).getByRole<HTMLInputElement>('radio', { name: 'Yours: Entebbe Road' }).checked).toBe(true)
    await userEvent.click(within(place).getByRole('radio', { name: 'Saved meanwhile: Jinja' }))
    expect(box('Place').value).toBe('Jinja')
    await userEvent.click(within(place).getByRole('radio', { name: 'Yours: Entebbe Road' }))
    await userEvent.click(screen.getByRole('radio', { name: 'Yours: Water' }))
    await save()
    await waitFor(() => expect(sent()).toHaveLength(2))
    expect(sent()[1]).toEqual({ name: 'Water', place: 'Entebbe Road', version: 2 })
  })

  it('says that both changes fit together where the other changed what is not in the form', async () => {
    const { sent } = openInList(() => row('7', 2))
    await userEvent.type(box('Place'), ' Road')
    await save()
    await screen.findByText(/with other fields than yours/)
    await save()
    await waitFor(() => expect(sent().at(-1)).toEqual({ name: 'Water', place: 'Entebbe Road', version: 2 }))
  })

  it('keeps the refusal where the row is not to be had again', async () => {
    openInList(() => row('8', 2))
    await userEvent.type(box('Place'), ' Road')
    await save()
    await screen.findAllByText('Someone else has changed this entry. Reload and try again.')
    expect(screen.queryByRole('radiogroup')).toBeNull()
  })
})
