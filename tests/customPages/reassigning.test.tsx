import { toId } from '@contract/id'
import { work } from '@contract/portal/work'
import { workTeam } from '@contract/portal/workTeam'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { isOfWork } from '@/customPages/work/calls'
import en from '@/i18n/en/adminPages'
import publicPages from '@/i18n/en/publicPages'
import { addWords } from '@/i18n/words'
import absences from '@/resources/work/absences'
import items from '@/resources/work/items'
import { mountListPage, unmountPages } from '../support/mountListPage'
import { PETER } from '../support/mountWork'
import { pathOf } from '../support/pathOf'
import { withDays } from '../support/withDays'
import { myItem } from '../support/workItem'

beforeAll(() => {
  addWords(publicPages)
  addWords(en)
})
afterEach(unmountPages)

const missing = { ...myItem, source: 'DOCUMENT', holderId: null, ownerId: null }
const rows = (body: readonly object[]) => ({ body, headers: { 'content-range': `items */${body.length}` } })
const openDialog = async (name: string) => {
  await waitFor(() => expect(document.querySelector('[role=dialog] [type=radio]')).not.toBeNull())
  return within(screen.getByRole('dialog', { name }))
}

/** Mounts the work of the team before a host that answers each reassignment by `host`. */
const mount = (host: () => { status?: number; body?: unknown }, item: () => object = () => missing) => {
  const { asked, queryClient } = mountListPage(
    items,
    ({ method, path }) => {
      if (path === work.colleagues.path) return rows([PETER])
      return method === 'POST' ? host() : rows([item()])
    },
    '',
    { announced: ['work'] },
  )
  return {
    queryClient,
    sent: () => asked.filter(({ path }) => path === workTeam.reassign.path).map(({ body }) => body),
  }
}

/** Ticks the item and opens the form that gives it to a colleague, with a message. */
const choosePeter = async (message: string) => {
  await screen.findByText('Jane')
  fireEvent.click(screen.getByLabelText('Tick Jane'))
  fireEvent.click(await screen.findByText('Reassign'))
  const dialog = await openDialog('Reassign work')
  fireEvent.click(dialog.getByLabelText(PETER.name))
  fireEvent.change(dialog.getByLabelText('Message'), { target: { value: message } })
  return { dialog, send: () => fireEvent.click(dialog.getByText('Reassign', { selector: 'button' })) }
}

it('gives work once when the answer was lost, under the same token and after a question', async () => {
  const answers: { status?: number; body: unknown }[] = [{ status: 504, body: {} }]
  const done = { code: 'work-reassigned', params: { count: 1, name: PETER.name }, message: 'x' }
  const { sent } = mount(() => answers.shift() ?? { body: { id: toId('3'), changed: 1, gone: 0, ...done } })
  const { dialog, send } = await choosePeter('')
  send()
  await dialog.findByRole('alert')
  expect(sent()).toHaveLength(1)
  send()
  fireEvent.click(await screen.findByText('YES'))
  await screen.findByText(`Items given: 1, to ${PETER.name}.`)
  const [first, second] = sent()
  expect(first).toEqual({ token: expect.any(String), ids: ['7'], to: PETER.id, note: '' })
  expect(second).toEqual(first)
})

it('keeps the form, and says until when, where the new owner is absent', async () => {
  const refusal = { code: 'colleague-absent', message: 'x', params: { name: PETER.name, day: '2026-12-03' } }
  mount(() => ({ status: 409, body: refusal }))
  const { dialog, send } = await choosePeter('Please today')
  send()
  await dialog.findByText(withDays(new RegExp(`${PETER.name} is absent until 03-12-2026`)))
  expect(dialog.getByLabelText('Message')).toHaveProperty('value', 'Please today')
})

it('shows the new owner in an open list once the host says that work changed', async () => {
  let item: object = missing
  const { queryClient } = mount(
    () => ({}),
    () => item,
  )
  await screen.findByText('Jane')
  item = { ...missing, ownerId: PETER.id, ownerName: PETER.name }
  await queryClient.invalidateQueries({ predicate: isOfWork })
  await screen.findByText(PETER.name)
})

it('records an absence, and ends it after a question', async () => {
  let shown: object[] = []
  const said = (code: string) => ({ body: { code, params: { name: PETER.name }, message: 'x' } })
  const { asked } = mountListPage(
    absences,
    ({ method, path }) => {
      if (path === work.colleagues.path) return rows([PETER])
      if (path === workTeam.addAbsence.path && method === 'POST') {
        shown = [{ id: '5', personId: PETER.id, person: PETER.name, from: '2026-11-28', until: '2026-12-02' }]
        return said('absence-added')
      }
      return method === 'POST' ? said('absence-ended') : rows(shown)
    },
    '?tab=absences',
    { announced: ['work'] },
  )
  const sent = () => asked.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])
  await screen.findByText('Nobody is absent.')
  fireEvent.click(screen.getByText('Add absence'))
  const dialog = await openDialog('Add absence')
  fireEvent.click(dialog.getByLabelText(PETER.name))
  fireEvent.change(dialog.getByLabelText(/^First day/), { target: { value: '28-11-2026' } })
  fireEvent.change(dialog.getByLabelText(/^Last day/), { target: { value: '02-12-2026' } })
  fireEvent.click(dialog.getByText('Save absence'))
  await screen.findByText(`The absence of ${PETER.name} was recorded.`)
  const body = { personId: PETER.id, from: '2026-11-28', until: '2026-12-02' }
  expect(sent()).toEqual([[workTeam.addAbsence.path, body]])
  fireEvent.click(await screen.findByText('End absence'))
  await screen.findByText('End this absence?')
  fireEvent.click(screen.getByText('YES'))
  await screen.findByText(`The absence of ${PETER.name} was ended.`)
  expect(sent().map(([path]) => path)).toEqual([workTeam.addAbsence.path, pathOf(workTeam.endAbsence, { id: '5' })])
})
