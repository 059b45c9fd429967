import type { Id } from '@contract/id'
import { toId } from '@contract/id'
import { mdas } from '@contract/registry/mdas'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import List from '@/components/list/List'
import { defineForm, type Resource } from '@/definition/defineResource'
import { code, text } from '@/definition/field'
import blacklist from '@/resources/registry/blacklist'
import declared from '@/resources/registry/mdas'
import { mountListPage, unmountPages } from '../support/mountListPage'
import { mountPart, unmountParts } from '../support/mountPart'

afterEach(() => {
  unmountPages()
  unmountParts()
})

/** Content of a cell, which is read each time its row is drawn. */
const numberOf = vi.fn(({ no }: { no?: unknown }) => String(no))

/** The list of MDAs with a button about at most two ticked rows, whose call names them. */
const definition: Resource = {
  ...declared,
  computed: { number: { ...code('Number'), of: numberOf, tone: undefined } },
  actions: {},
  buttons: {
    join: {
      label: 'Join',
      ticked: { most: 2, draft: ids => ({ nos: ids.map(toId) }) },
      form: defineForm({
        title: 'Join under one name',
        submit: 'Join them',
        fields: { name: text('Name', { required: true }) },
        send: mdas.create.from(({ nos, name }: { nos: Id[]; name: string }) => ({
          body: { name: `${name}: ${nos.join('+')}` },
        })),
        says: { done: 'Joined' },
      }),
    },
  },
}

const names = ['Ministry of Water', 'Ministry of Works', 'Ministry of Trade']
const openPage = async (search = '') => {
  let refusals = 1
  const { asked } = mountListPage(
    definition,
    ({ method }) => {
      if (method === 'POST' && refusals-- > 0) return { status: 503, body: { message: 'Down for the night' } }
      if (method === 'POST') return { body: { message: 'ok' } }
      const content = names.map((name, at) => ({ no: at + 1, name, status: 'ACTIVE', createdAt: '2026-01-01' }))
      return { body: { data: { content, totalElements: 3 } } }
    },
    search,
  )
  await screen.findByText('Ministry of Trade')
  return { sent: () => asked.filter(({ method }) => method === 'POST').map(({ body }) => body) }
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

it('sends the form of a button for the ticked rows, keeps them after a failure, and unticks them after a success', async () => {
  const { sent } = await openPage()
  expect(screen.queryByRole('button', { name: 'Join' })).toBeNull()
  await userEvent.click(box('Tick Ministry of Water'))
  await userEvent.click(box('Tick Ministry of Trade'))
  // A busy machine shows that the list is slow, which is a status too.
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('2 rows ticked')
  await userEvent.click(screen.getByRole('button', { name: 'Join' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('2 rows ticked')).toBeTruthy()
  await userEvent.type(dialog.getByLabelText(/^Name/), 'Water and Trade')
  await userEvent.click(dialog.getByRole('button', { name: 'Join them' }))
  await screen.findAllByText('Down for the night')
  expect(dialog.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Water and Trade')
  await userEvent.click(dialog.getByRole('button', { name: 'Join them' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent().at(-1)).toMatchObject({ name: 'Water and Trade: 1+3' })
  // The page is there for assistive technology once the dialog has gone, which a busy machine shows a moment later.
  await waitFor(() => expect(box('Tick Ministry of Water').checked).toBe(false))
  expect(screen.queryByText('Tick the rows that this is about first.')).toBeNull()
})

it('ticks all rows of the page, and says that they are too many at once', async () => {
  await openPage()
  await userEvent.click(box('Tick Ministry of Works'))
  expect(box('Tick all rows of this page').indeterminate).toBe(true)
  await userEvent.click(box('Tick all rows of this page'))
  const join = screen.getByRole<HTMLButtonElement>('button', { name: 'Join' })
  expect(join.disabled).toBe(true)
  expect(screen.getByText('At most 2 rows at once')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Untick all' }))
  expect(names.some(name => box(`Tick ${name}`).checked)).toBe(false)
})

it('draws no row again when one is ticked', async () => {
  await openPage()
  numberOf.mockClear()
  await userEvent.click(box('Tick Ministry of Works'))
  expect(box('Tick Ministry of Works').checked).toBe(true)
  await userEvent.click(box('Tick all rows of this page'))
  expect(box('Tick Ministry of Trade').checked).toBe(true)
  expect(numberOf).not.toHaveBeenCalled()
})

it('asks for rows when a link opens the form without any', async () => {
  await openPage('?open=join')
  await screen.findByText('Tick the rows that this is about first.')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(location.search).toBe('')
})

/** Answers the black list with its 40 entries, or with the one that a search finds. */
const entries = ({ query }: { query: Record<string, string> }) => {
  const size = Number(query.pageSize)
  const all = query.search ? [99] : Array.from({ length: 40 }, (_, at) => at)
  const content = all
    .slice(0, size)
    .map(id => ({ id, brn: `8001${id}`, companyName: `COMPANY ${id} LTD`, status: 'ON', createdAt: '2026-01-01' }))
  return { body: { content, totalElements: all.length, totalPages: Math.ceil(all.length / size), number: 0 } }
}

it('ticks no row of a search that was changed before all its rows came, and offers none while rows are awaited', async () => {
  const waiting: (() => void)[] = []
  const release = () => {
    for (const go of waiting.splice(0)) go()
  }
  mountListPage(
    blacklist,
    async asked => {
      const isAll = Number(asked.query.pageSize) > 20
      if (isAll || asked.query.search) await new Promise<void>(go => waiting.push(go))
      return entries(asked)
    },
    '',
    { announced: ['bulk'] },
  )
  await screen.findByText('COMPANY 0 LTD')
  await userEvent.click(screen.getByRole('button', { name: 'Select rows' }))
  await userEvent.click(screen.getByRole('button', { name: 'All 40 that match' }))
  await userEvent.type(screen.getByRole('searchbox'), '99{Enter}')
  await waitFor(() => expect(waiting).toHaveLength(2))
  expect(screen.queryByRole('button', { name: /that match/ })).toBeNull()
  release()
  await screen.findByText('COMPANY 99 LTD')
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }))
  await screen.findByRole('button', { name: 'All 40 that match' })
  expect(box('Tick COMPANY 1 LTD').checked).toBe(false)
  screen.getByText('0 rows ticked')
})

it('shows the boxes of ticked rows again when the list was left and opened again', async () => {
  const page = (
    <>
      <Link to="/file">To a file</Link>
      <List resource={blacklist} />
    </>
  )
  mountPart(page, entries, { address: '/list', path: '/list', definitions: [blacklist] })
  await screen.findByText('COMPANY 0 LTD')
  await userEvent.click(screen.getByRole('button', { name: 'Select rows' }))
  await userEvent.click(box('Tick COMPANY 1 LTD'))
  fireEvent.click(screen.getByRole('link', { name: 'To a file' }))
  await screen.findByText(/^Left for/)
  window.history.back()
  await screen.findByText('COMPANY 0 LTD')
  expect([box('Tick COMPANY 1 LTD').checked, box('Tick COMPANY 0 LTD').checked]).toEqual([true, false])
  screen.getByText('One row ticked')
})
