import { toId } from '@contract/id'
import { type Urgency, type WorkCount, type WorkItem, work } from '@contract/portal/work'
import { workSettling } from '@contract/portal/workSettling'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { currentItem } from '@/customPages/work/currentItem'
import { unmountParts } from '../support/mountPart'
import { mountWork, PETER } from '../support/mountWork'
import { pathOf } from '../support/pathOf'
import { ME, myItem } from '../support/workItem'

afterEach(() => {
  unmountParts()
  currentItem.set(undefined)
})

const complaint: WorkItem = { ...myItem, kind: 'IP-1001', about: 'Fees', holderId: null, ownerId: null }
const ITEM = { id: '7' }
const count = (urgency: Urgency, number: number, more: Partial<WorkCount> = {}): WorkCount => ({
  ...{ source: 'COMPLAINT', urgency, whose: 'NOBODY', count: number },
  ...more,
})
/** Numbers of the groups, in their order. */
const numbers = () =>
  [...screen.getByLabelText('Groups by due day').querySelectorAll('button')].map(
    group => /[\d,–]+$/.exec(group.textContent)?.[0],
  )
const open = () => screen.getByText('Open', { selector: 'td button' })
const openDialog = async (name: string) => {
  await waitFor(() => expect(document.querySelector('[role=dialog] textarea')).not.toBeNull())
  return within(screen.getByRole('dialog', { name }))
}
const addressNow = () => window.location.pathname + window.location.search

it('shows groups by urgency with exact numbers, and keeps filters in its address', async () => {
  const paused = { ...complaint, urgency: 'PAUSED' as const }
  const world = {
    items: [paused],
    counts: [count('OVERDUE', 3), count('TODAY', 1, { whose: 'MINE' }), count('PAUSED', 1200), count('BACKLOG', 7)],
  }
  const asked = mountWork(world)
  await screen.findByText('Jane')
  await waitFor(() => expect(numbers()).toEqual(['4', '3', '1', '0', '0', '1,200', '0', '7']))
  fireEvent.click(screen.getByText('Waiting for others', { selector: 'button span' }))
  await waitFor(() => expect(addressNow()).toBe('/home/work?urgency=PAUSED'))
  const above = await screen.findByText('Waiting for others', { selector: '.list-above *' })
  expect(above.closest('.list-above')?.textContent).toBe('Waiting for others1,200')
  world.items = []
  fireEvent.click(screen.getByText('Mine'))
  await screen.findByText('No results found')
  expect(addressNow()).toBe(`/home/work?urgency=PAUSED&owner=${ME}`)
  expect(asked.findLast(({ path }) => path === work.list.path)?.query.filter).toBe(
    JSON.stringify({ urgency: 'PAUSED', owner: ME }),
  )
  fireEvent.click(screen.getByText('Clear all'))
  await waitFor(() => expect(addressNow()).toBe('/home/work'))
})

it.each([
  ['a text', '?search=IPC-1000007', { q: 'IPC-1000007' }],
  ['a colleague', `?owner=${PETER.id}`, { owner: PETER.id }],
])('counts the work of %s in its groups', async (_, search, query) => {
  const counts = [count('OVERDUE', 1, { whose: 'OTHERS' }), count('PAUSED', 2, { whose: 'OTHERS' })]
  const asked = mountWork({ items: [{ ...complaint, urgency: 'OVERDUE' }], counts }, search)
  await screen.findByText('Jane')
  await waitFor(() => expect(numbers()).toEqual(['1', '1', '0', '0', '0', '2', '0', '0']))
  expect(asked.filter(({ path }) => path === work.counts.path).map(one => one.query)).toEqual([query])
  expect(document.querySelector('.list-above-count')?.textContent).toBe('1')
})

it('shows that an item is being opened, asks for it once, and opens it where it is decided', async () => {
  let answer = (_: { body: unknown }) => {}
  const taken = new Promise<{ body: unknown }>(done => (answer = done))
  const take = pathOf(work.take, ITEM)
  const asked = mountWork({ items: [complaint], answers: { [`POST ${take}`]: taken as never } })
  await screen.findByText('Jane')
  fireEvent.click(open())
  await waitFor(() => expect(open().getAttribute('aria-disabled')).toBe('true'))
  fireEvent.click(screen.getByText('Jane'))
  answer({ body: { ...complaint, holderId: ME } })
  await screen.findByText('Left for /home/registry/practitioner-viewer/IP-1001?tab=complaints')
  expect(asked.filter(({ path }) => path === take)).toHaveLength(1)
  expect(currentItem.get()?.item.id).toBe(complaint.id)
})

it('says who has an item that a colleague opened first, and stays', async () => {
  const refusal = { code: 'work-taken', message: 'x', params: { name: 'Grace Nakato' } }
  mountWork({ items: [complaint], answers: { [`POST ${pathOf(work.take, ITEM)}`]: { status: 409, body: refusal } } })
  await screen.findByText('Jane')
  fireEvent.click(open())
  await screen.findByText(/Grace Nakato has this open/)
  expect(addressNow()).toBe('/home/work')
  expect(currentItem.get()).toBeUndefined()
})

it('releases the item that was open when another one is opened', async () => {
  const other: WorkItem = { ...complaint, id: toId('8'), source: 'DOCUMENT', key: '80020001', subject: 'Grace' }
  currentItem.set({ item: complaint })
  const asked = mountWork({
    items: [other],
    answers: { [`POST ${pathOf(work.take, { id: '8' })}`]: { body: { ...other, holderId: ME } } },
  })
  await screen.findByText('Grace')
  fireEvent.click(open())
  await screen.findByText('Left for /home/registry/file-viewer/80020001?tab=documents')
  expect(currentItem.get()?.item.id).toBe(other.id)
  expect(asked.map(({ path }) => path)).toContain(pathOf(work.release, ITEM))
})

it('passes an item on, and keeps what was typed when the host refuses', async () => {
  const pass = pathOf(work.passOn, ITEM)
  const world = {
    items: [complaint],
    answers: { [`POST ${pass}`]: { status: 409, body: { message: 'Not now' } } as { status?: number; body?: unknown } },
  }
  const asked = mountWork(world, '?open=passOn.7')
  const dialog = await openDialog('Pass on')
  fireEvent.click(await dialog.findByLabelText(new RegExp(PETER.name)))
  fireEvent.change(dialog.getByLabelText('Message'), { target: { value: 'You know this practitioner' } })
  fireEvent.click(dialog.getByText('Pass on', { selector: 'button' }))
  await dialog.findByText('Not now')
  expect(dialog.getByLabelText('Message')).toHaveProperty('value', 'You know this practitioner')
  world.answers[`POST ${pass}`] = { body: { message: 'Passed on' } }
  world.items = [{ ...complaint, ownerName: PETER.name, passedNote: 'You know this practitioner' }]
  fireEvent.click(dialog.getByText('Pass on', { selector: 'button' }))
  await screen.findByText('You know this practitioner', { selector: 'td *' })
  screen.getByText(PETER.name, { selector: 'td, td *' })
  await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
  const sent = { to: PETER.id, note: 'You know this practitioner', seen: null }
  expect(asked.filter(({ path }) => path === pass).map(({ body }) => body)).toEqual([sent, sent])
})

it('says in words that the day of a snooze does not do, and keeps the reason', async () => {
  const refusal = { status: 400, body: { code: 'snooze-not-ahead', message: 'x', params: { day: '2020-01-01' } } }
  mountWork({ items: [complaint], answers: { [`POST ${pathOf(work.snooze, ITEM)}`]: refusal } }, '?open=snooze.7')
  const dialog = await openDialog('Snooze')
  fireEvent.change(dialog.getByLabelText(/^Until/), { target: { value: '01-01-2020' } })
  fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: 'The bank answers on Monday' } })
  fireEvent.click(dialog.getByText('Snooze', { selector: 'button' }))
  await dialog.findByText(/Choose a day after today/)
  expect(dialog.getByLabelText(/^Reason/)).toHaveProperty('value', 'The bank answers on Monday')
})

it('leaves the ticks of others when one item is settled, and takes those of the settled ones', async () => {
  const items = ['1', '2', '3'].map(id => ({ ...complaint, id: toId(id), subject: `Jane ${id}` }))
  const asked = mountWork({
    items,
    answers: { [`POST ${workSettling.settle.path}`]: { body: { settled: 1, refused: [] } } },
  })
  const settle = async (count: number) => {
    fireEvent.click(await screen.findByRole('button', { name: /^Settle / }))
    await waitFor(() => expect(asked.filter(({ path }) => path === workSettling.settle.path)).toHaveLength(count))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  const ticks = () => within(screen.getByRole('region', { name: 'Ticked rows' }))
  await screen.findByText('Jane 1')
  fireEvent.click(screen.getByRole('checkbox', { name: /^Tick Jane 1/ }))
  fireEvent.click(screen.getByRole('checkbox', { name: /^Tick Jane 2/ }))
  const row = within(screen.getByText('Jane 3').closest('tr') as HTMLElement)
  fireEvent.click(row.getByRole('button', { name: /More|actions/i }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Record as settled' }))
  await settle(1)
  ticks().getByText('2 rows ticked')
  fireEvent.click(ticks().getByRole('button', { name: 'Record as settled' }))
  await settle(2)
  await waitFor(() => expect(screen.queryByText(/rows ticked/)).toBeNull())
})
