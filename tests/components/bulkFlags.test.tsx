import { toId } from '@contract/id'
import { bulk } from '@contract/portal/bulk'
import { flags } from '@contract/portal/flags'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { start } from '@/authProvider/session'
import { bulkRun } from '@/components/bulk/bulkRuns'
import practitioners from '@/resources/registry/practitioners'
import { mountListPage, unmountPages } from '../support/mountListPage'
// Loaded before, so that no import outlives the test.
import '@/components/bulk/BulkFlagDialog'

beforeEach(() => start({ accessToken: 'token', user: { userId: toId('me') } }))
afterEach(() => {
  unmountPages()
  sessionStorage.clear()
  bulkRun.set(undefined)
})

const mark = { name: 'Investigation', colour: 'AMBER', icon: 'SEARCH' }
const rows = ['IP1', 'IP2', 'IP3'].map((number, index) => ({
  uniquePractitionerNumber: number,
  firstName: `Ann ${number}`,
  lastName: 'Okot',
  flags: index ? [mark] : [],
}))
const kind = { needsReason: true, needsDocument: false, masksAddresses: false, lastDay: null }
const settable = [
  { ...kind, id: 3, name: 'Court order', effect: 'REFUSES' },
  { ...kind, id: 4, name: 'Investigation', effect: 'NONE' },
]
const act = { id: 'x', list: 'l', action: 'a', by: 'me', total: 2, refused: 0, cancelled: 0, startedAt: 'x' }
const ended = { ...act, done: 1, refused: 1, endedAt: 'x' }
const refusal = { name: 'IP3', code: 'flag-stands', message: 'Grace set it before', params: {} }

type Asked = { method: string; path: string; body: unknown }

const open = async (answer: (asked: Asked) => { status?: number; body?: unknown } | undefined, atHost = true) => {
  const mounted = mountListPage(
    practitioners,
    asked => {
      const own = answer(asked)
      if (own) return own
      if (asked.path === flags.kindsFor.path) return { body: { settable, liftable: settable, today: '2026-11-26' } }
      return { body: { content: rows, totalElements: 3, totalPages: 1, number: 0 } }
    },
    '',
    { announced: atHost ? ['bulk', 'notes'] : ['notes'] },
  )
  await screen.findByText('IP1')
  return mounted
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const begin = async (button: string) => {
  await press('Select rows')
  for (const box of screen.getAllByRole('checkbox').slice(-3)) await userEvent.click(box)
  await press(button)
  return within(await screen.findByRole('dialog'))
}
const choose = async (name: string) => {
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: /^Flag/ }))
  fireEvent.click(await screen.findByRole('option', { name }))
}

it('sets a flag on ticked rows as one act of the host, and names the refused ones with their reasons', async () => {
  let fails = true
  const { asked } = await open(({ method, path }) => {
    if (method === 'POST' && path === bulk.start.path)
      return fails ? { status: 503, body: { message: 'Busy' } } : { body: { ...act, done: 0, endedAt: null } }
    if (path.startsWith('/portal/bulk/')) return { body: { ...ended, refusals: [refusal] } }
    return undefined
  })
  const question = await begin('Set a flag')
  await choose('Court order')
  question.getByText('Refuses changes')
  await userEvent.click(question.getByRole('button', { name: 'Set a flag: 3 rows' }))
  question.getByText('Enter the reason')
  fireEvent.change(question.getByLabelText(/^Reason/), { target: { value: 'Order of 3 May' } })
  await userEvent.click(question.getByRole('button', { name: 'Set a flag: 3 rows' }))
  await question.findByText(/Busy/)
  fails = false
  question.getByText('Refuses changes')
  expect(question.getByLabelText<HTMLTextAreaElement>(/^Reason/).value).toBe('Order of 3 May')
  await userEvent.click(question.getByRole('button', { name: 'Set a flag: 3 rows' }))
  await question.findByText('1 done, 1 refused, 0 left alone')
  question.getByRole('row', { name: /IP3/ })
  expect(asked.filter(({ method }) => method === 'POST').at(-1)?.body).toMatchObject({
    list: practitioners.name,
    action: 'setFlags',
    rows: rows.map(({ uniquePractitionerNumber: key }) => ({
      call: 'PORTAL-FLAG-SET',
      parts: { body: { kind: 'PRACTITIONER', key, kindId: 3, reason: 'Order of 3 May', document: '', lastDay: null } },
    })),
  })
})

it('lifts a flag from the rows that have one, row by row where the host makes no acts', async () => {
  const { asked } = await open(({ method }) => (method === 'POST' ? { body: { message: 'Lifted' } } : undefined), false)
  const question = await begin('Lift a flag')
  await question.findByText(/One ticked row is left out/)
  await choose('Investigation')
  fireEvent.change(question.getByLabelText(/^Reason/), { target: { value: 'Closed' } })
  await userEvent.click(question.getByRole('button', { name: 'Lift a flag: 2 rows' }))
  await question.findByText('2 done, 0 refused, 0 left alone')
  expect(asked.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])).toEqual(
    ['IP2', 'IP3'].map(key => [flags.liftKind.path, { kind: 'PRACTITIONER', key, kindId: 4, reason: 'Closed' }]),
  )
})

it('closes without a question when its form is cancelled', async () => {
  await open(() => undefined)
  const question = await begin('Set a flag')
  await choose('Court order')
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
