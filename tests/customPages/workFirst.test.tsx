import { toId } from '@contract/id'
import type { WorkItem } from '@contract/portal/work'
import { work } from '@contract/portal/work'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import WorkFirst from '@/customPages/work/WorkFirst'
import workItems from '@/resources/work/work'
import workPages from '@/routes/workPages'
import { mountPart, unmountParts } from '../support/mountPart'
import { PETER, workHost } from '../support/mountWork'
import { ME, myItem } from '../support/workItem'

afterEach(unmountParts)

const overdue = { ...myItem, due: '2026-10-30', urgency: 'OVERDUE', holderId: null } satisfies WorkItem
const mine: WorkItem = { ...overdue, subject: 'Ann Opio', ownerId: ME, passedBy: PETER.name, urgency: 'TODAY' }
const nobodys: WorkItem = { ...overdue, id: toId('8'), subject: 'Jane', holderId: PETER.id, holderName: PETER.name }

it('shows what waits for the person and for everybody, with exact numbers, and who has an item open', async () => {
  sessionStorage.setItem('currentUser', JSON.stringify({ userId: ME }))
  const counts = [
    { source: 'COMPLAINT', urgency: 'OVERDUE', whose: 'NOBODY', count: 1200 },
    { source: 'COMPLAINT', urgency: 'TODAY', whose: 'MINE', count: 1 },
    { source: 'COMPLAINT', urgency: 'BACKLOG', whose: 'NOBODY', count: 9 },
  ] as const
  const rest = workHost({ counts })
  const { asked } = mountPart(<WorkFirst pages={workPages} list={workItems} />, one => {
    if (one.path !== work.list.path) return rest(one)
    const items = one.query.filter?.includes(ME) ? [mine] : [nobodys]
    return { body: items, headers: { 'content-range': 'items 0-0/1' } }
  })
  const yours = within(await screen.findByLabelText('Yours'))
  yours.getByText('Ann Opio')
  within(screen.getByLabelText('Not taken, oldest first')).getByText(`open by ${PETER.name}`)
  expect(screen.getByText('1,201 open items').getAttribute('href')).toBe('/home/work')
  const links = [...screen.getByLabelText('Groups by due day').querySelectorAll('a')]
  expect(links.map(link => link.textContent)).toEqual([
    ...['Overdue1,200', 'Today1', 'This week0', 'Later0', 'Waiting for others0', 'Snoozed0', 'Backlog9'],
  ])
  expect(links[0]?.getAttribute('href')).toBe('/home/work?urgency=OVERDUE')
  expect(asked.filter(({ path }) => path === work.list.path).map(({ query }) => query.filter)).toEqual([
    JSON.stringify({ owner: ME, urgency: 'OPEN' }),
    JSON.stringify({ owner: 'NOBODY', urgency: 'OPEN' }),
  ])
})
