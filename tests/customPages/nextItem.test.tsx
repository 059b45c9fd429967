import { type Id, toId } from '@contract/id'
import { type WorkItem, work } from '@contract/portal/work'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { currentItem } from '@/customPages/work/currentItem'
import { QueueChoice } from '@/customPages/work/QueueChoice'
import WorkCompanion from '@/customPages/work/WorkCompanion'
import { WorkListContext } from '@/customPages/work/workContext'
import workItems from '@/resources/work/work'
import workPages from '@/routes/workPages'
import { mountPart, unmountParts } from '../support/mountPart'
import { PETER, workHost } from '../support/mountWork'
import { pathOf } from '../support/pathOf'
import { recordedHttp } from '../support/recordedHttp'
import { ME, myItem } from '../support/workItem'

beforeEach(() => sessionStorage.setItem('currentUser', JSON.stringify({ userId: ME })))
afterEach(() => {
  currentItem.set(undefined)
  unmountParts()
})

const ignore = () => undefined
const { http } = recordedHttp(() => ({}))

/** Any page with a box, over which the bar of the open item stands; the choice of the queue is shown again on demand. */
const AnyPage = () => {
  const [asked, setAsked] = useState(0)
  const [times, setTimes] = useState(0)
  return (
    <>
      <WorkCompanion
        {...{ http, pages: workPages, list: workItems, asked, readAhead: ignore, onCounts: ignore, onBusy: ignore }}
      />
      <WorkListContext value={workItems}>
        <QueueChoice key={times} />
      </WorkListContext>
      <button type="button" onClick={() => setTimes(times + 1)}>
        Come back
      </button>
      <button type="button" onClick={() => setAsked(asked + 1)}>
        Begin
      </button>
      <textarea aria-label="Complaint" />
    </>
  )
}

type Answer = { status?: number; body?: unknown }

/** Mounts the page before a host that answers each request for the next item, and each look at the open one. */
const mount = (next: (skip: Id[]) => object, look: () => Answer = () => ({ body: currentItem.get()?.item })) => {
  const rest = workHost({})
  const { asked, queryClient } = mountPart(
    <AnyPage />,
    one => {
      if (one.path === work.next.path) return { body: next((one.body as { skip: Id[] }).skip) }
      return one.method === 'GET' && one.path.startsWith(pathOf(work.one, { id: '' })) ? look() : rest(one)
    },
    { definitions: [workItems], announced: ['work'] },
  )
  const lookAgain = () => queryClient.invalidateQueries({ queryKey: ['work'] })
  return { sent: () => asked.filter(({ path }) => path === work.next.path).map(({ body }) => body), lookAgain }
}
const press = (name: string) => fireEvent.click(screen.getByText(name))
const barNow = () => screen.getByLabelText('Open work')
const queueBox = () => screen.getByLabelText('Queue of the Next button')

it('comes from the chosen source alone, and the choice is remembered', async () => {
  const application: WorkItem = { ...myItem, source: 'PRACTITIONER_APPLICATION', key: 'IP-1', subject: 'Ann' }
  const { sent } = mount(() => ({ item: application, reason: 'OVERDUE', after: null }))
  fireEvent.mouseDown(queueBox())
  fireEvent.click(await screen.findByText('Practitioner application'))
  press('Come back')
  await waitFor(() => expect(queueBox().textContent).toBe('Practitioner application'))
  press('Begin')
  await waitFor(() => expect(window.location.pathname).toBe('/home/registry/practitioner-viewer/IP-1'))
  expect(barNow().textContent).toContain('oldest overdue')
  expect(sent()).toEqual([{ source: 'PRACTITIONER_APPLICATION', skip: [] }])
})

it('is offered once the open item is decided elsewhere', async () => {
  const other: WorkItem = { ...myItem, id: toId('8'), subject: 'Grace' }
  let answer: Answer = { body: myItem }
  currentItem.set({ item: myItem })
  const { lookAgain } = mount(
    () => ({ item: other, reason: 'DUE_FIRST', after: null }),
    () => answer,
  )
  await screen.findByText('Release')
  answer = { status: 409, body: { code: 'work-done', message: 'x', params: { name: PETER.name } } }
  await lookAgain()
  await screen.findByText(`Done by ${PETER.name}.`)
  expect(screen.queryByText('Release')).toBeNull()
  press('Next')
  await screen.findByText('Grace')
  expect(barNow().textContent).toContain('due first')
})

it('says that a colleague took the item over, and keeps what is typed', async () => {
  let item: WorkItem = myItem
  currentItem.set({ item: myItem })
  const { lookAgain } = mount(
    () => ({ item: null }),
    () => ({ body: item }),
  )
  await screen.findByText('Release')
  fireEvent.change(screen.getByLabelText('Complaint'), { target: { value: 'Half of a sentence' } })
  item = { ...myItem, holderId: PETER.id, holderName: PETER.name }
  await lookAgain()
  const said = await screen.findByText(`${PETER.name} has it open now. What you typed is kept.`)
  expect(said.getAttribute('role')).toBe('status')
  expect(screen.getByLabelText('Complaint')).toHaveProperty('value', 'Half of a sentence')
})

it('goes through the whole queue, and begins anew at its end', async () => {
  const waiting = ['1', '2', '3'].map((id): WorkItem => ({ ...myItem, id: toId(id), subject: `Item ${id}` }))
  const seen: string[] = []
  const { sent } = mount(skip => ({ item: waiting.find(({ id }) => !skip.includes(id)) ?? null, after: null }))
  press('Begin')
  for (let nth = 1; nth <= 6; nth++) {
    await waitFor(() => expect(currentItem.get()?.item.subject).toBe(`Item ${((nth - 1) % 3) + 1}`))
    await waitFor(() => expect(screen.getByText('Next').closest('button')?.disabled).toBe(false))
    seen.push(currentItem.get()?.item.subject ?? '')
    if (nth < 6) press('Next')
  }
  expect(seen).toEqual(['Item 1', 'Item 2', 'Item 3', 'Item 1', 'Item 2', 'Item 3'])
  // Once all were left, one more request leaves out the open one alone.
  expect(sent().map(body => (body as { skip: Id[] }).skip.length)).toEqual([0, 1, 2, 3, 1, 1, 2])
})

it('says that nothing more waits in the queue', async () => {
  mount(() => ({ item: null, after: null }))
  press('Begin')
  await screen.findByText('Nothing more waits in this queue.')
  expect(screen.queryByLabelText('Open work')).toBeNull()
})
