import { isList } from '@contract/call'
import { calls } from '@contract/index'
import { AuditFilter } from '@contract/portal/audit'
import { bulk } from '@contract/portal/bulk'
import { find } from '@contract/portal/find'
import { jobs } from '@contract/portal/jobs'
import { news } from '@contract/portal/news'
import { presence } from '@contract/portal/presence'
import { work } from '@contract/portal/work'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import type { Resource } from '@/definition/defineResource'
import { siteMap } from '@/definition/siteMap'
import '@/resources'
import audit from '@/resources/portal/audit'
import { callWords } from '@/resources/portal/callWords'
import { mountListPage, unmountPages } from '../support/mountListPage'
import { resources } from '../support/resources'

afterEach(unmountPages)

const ADA = '00000000-0000-4000-8000-00000000000a'

const host: Parameters<typeof mountListPage>[1] = ({ path, query }) => {
  const people = [
    { id: ADA, name: 'Ada Nakato' },
    { id: '00000000-0000-4000-8000-00000000000b', name: 'Ben Okello' },
  ]
  const asked = JSON.parse(query.filter ?? '{}')
  const rows = path.endsWith('/actors')
    ? people.filter(({ id, name }) => (!asked.id || asked.id === id) && name.toLowerCase().includes(asked.q ?? ''))
    : [
        {
          id: 1,
          at: '2026-01-01T08:00:00Z',
          actorId: ADA,
          actorName: 'Ada Nakato',
          address: null,
          call: 'MDA-CREATE',
          subject: 'Lake Authority',
          before: null,
          after: null,
        },
      ]
  return { body: rows, headers: { 'content-range': `items 0-${rows.length - 1}/${rows.length}` } }
}

const opened = async (search = '') => {
  const { asked } = mountListPage(audit, host, search)
  await screen.findByText('Ada Nakato added Lake Authority to MDA Registry')
  return () => {
    const last = asked.filter(({ path }) => path.endsWith('/audit')).at(-1)
    return JSON.parse(last?.query.filter ?? '{}')
  }
}

it('offers every filter of its contract, and no other', () => {
  const offered = [audit.search?.filter, ...Object.keys(audit.filters ?? {})]
  expect(offered.toSorted()).toEqual(Object.keys(AuditFilter.shape).toSorted())
})

it('has words for every call that leaves an entry, and for the commands', () => {
  const silent = new Set([
    find.recent.id,
    find.pin.id,
    work.next.id,
    work.take.id,
    work.release.id,
    presence.here.id,
    presence.left.id,
    bulk.start.id,
    bulk.cancel.id,
    jobs.cancel.id,
    news.seen.id,
  ])
  const written = calls.filter(
    call => !isList(call) && call.changes && !call.path.startsWith('/api/partner/') && !silent.has(call.id),
  )
  const commands = ['ADMIN-CREATE', 'ADMIN-UNLOCK', 'PERMISSIONS-ADDED', 'AUTHORITY-EXTEND', 'DEMONSTRATION']
  const worded = [...Object.keys(callWords), ...siteMap().writes.keys()]
  expect(worded.toSorted()).toEqual([...written.map(({ id }) => id), ...commands].toSorted())
})

it('tells a write under the title of the list that sends it', () => {
  const sends = ({ create, actions = {} }: Resource) => [
    ...(create?.ways ?? []).flatMap(way => ('form' in way ? (way.form.send?.call.id ?? []) : [])),
    ...Object.values(actions).flatMap(action =>
      action.type === 'form' ? (action.form.send?.call.id ?? []) : action.type === 'send' ? action.send.call.id : [],
    ),
  ]
  const { writes } = siteMap()
  const astray = [...writes].filter(
    ([id, { list }]) => !resources.some(one => one.name === list && sends(one).includes(id)),
  )
  expect(writes.size).toBeGreaterThan(10)
  expect(astray).toEqual([])
})

it('finds a person by a part of the name, and sends the id', async () => {
  const last = await opened()
  await userEvent.type(await screen.findByRole('combobox', { name: 'Person' }), 'nak')
  await waitFor(() => expect(screen.getAllByRole('option').map(one => one.textContent)).toEqual(['Ada Nakato']))
  await userEvent.click(screen.getByRole('option', { name: 'Ada Nakato' }))
  await waitFor(() => expect(last()).toEqual({ actorId: ADA }))
  await screen.findByText('Person: Ada Nakato')
  expect(new URLSearchParams(location.search).get('actorId')).toBe(ADA)
})

it('finds a call by its words or its code, and sends the code', async () => {
  const last = await opened()
  const box = await screen.findByRole('combobox', { name: 'Action' })
  await userEvent.type(box, 'mda-cr')
  await userEvent.click(await screen.findByRole('option', { name: /Add to MDA Registry/ }))
  await waitFor(() => expect(last()).toEqual({ call: 'MDA-CREATE' }))
  screen.getByText('Action: Add to MDA Registry')
})

it('reads its filters from the address', async () => {
  const last = await opened(`?actorId=${ADA}&call=MDA-CREATE&subject=Lake&field=name&from=2026-01-01&to=2026-01-31`)
  await waitFor(() =>
    expect(last()).toEqual({
      actorId: ADA,
      call: 'MDA-CREATE',
      subject: 'Lake',
      field: 'name',
      from: '2026-01-01',
      to: '2026-01-31',
    }),
  )
  await screen.findByText('Person: Ada Nakato')
})
