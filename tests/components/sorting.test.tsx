import { extensions } from '@contract/extensions'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { hostResource } from '@/definition/hostSupport'
import audit from '@/resources/portal/audit'
import blacklist from '@/resources/registry/blacklist'
import departments from '@/resources/settings/departments'
import { firstCells, mountListPage, unmountPages } from '../support/mountListPage'
import { resources } from '../support/resources'

afterEach(unmountPages)

const sorted = resources.filter(({ list, sortable }) => list.extras?.sort && sortable)

describe('the header of a sortable column', () => {
  const host: Parameters<typeof mountListPage>[1] = ({ query }) => {
    const entries = [1, 2].map(id => ({
      id,
      at: `2026-01-0${id}T08:00:00Z`,
      actorId: null,
      actorName: `Person ${id}`,
      address: null,
      call: 'MDA-CREATE',
      subject: 'Lake Authority',
      before: null,
      after: null,
    }))
    const descending = query.sort?.includes('DESC')
    return { body: descending ? entries.reverse() : entries, headers: { 'content-range': 'audit 0-1/2' } }
  }

  it('sorts in ascending order, and in descending order when it is pressed again', async () => {
    const { asked } = mountListPage(audit, host)
    await screen.findByText(/^Person 1 /)
    const header = () => screen.getByRole('columnheader', { name: 'When' })
    expect(header().getAttribute('aria-sort')).toBe('descending')
    await userEvent.click(within(header()).getByRole('button'))
    await waitFor(() => expect(header().getAttribute('aria-sort')).toBe('ascending'))
    await waitFor(() => expect(asked.at(-1)?.query.sort).toBe('["at","ASC"]'))
    await userEvent.click(within(header()).getByRole('button'))
    await waitFor(() => expect(header().getAttribute('aria-sort')).toBe('descending'))
    await waitFor(() =>
      expect(firstCells(1)).toEqual([2, 1].map(id => `Person ${id} added Lake Authority to MDA Registry`)),
    )
    expect(location.search).toBe('')
  })

  it('takes a second press before the list was drawn again as one more', async () => {
    const { asked } = mountListPage(audit, host)
    await screen.findByText(/^Person 1 /)
    const header = screen.getByRole('columnheader', { name: 'When' })
    act(() => {
      for (let press = 0; press < 2; press++) fireEvent.click(within(header).getByRole('button'))
    })
    expect(location.search).toBe('')
    await waitFor(() => expect(header.getAttribute('aria-sort')).toBe('descending'))
    expect(asked.map(({ query }) => query.sort)).not.toContain('["at","ASC"]')
  })

  it('has an arrow for the present order alone, which the list has before anybody chooses one', async () => {
    mountListPage(departments, () => ({ body: { data: [{ id: 1, departmentName: 'Records' }] } }))
    await screen.findByText('Records')
    const idle = () => document.querySelectorAll('.list-sort-idle').length
    expect(idle()).toBe(1)
    await userEvent.click(document.querySelector('.list-sort') as HTMLElement)
    await waitFor(() => expect(idle()).toBe(0))
    unmountPages()
    mountListPage(audit, host)
    await screen.findByText(/^Person 1 /)
    expect(idle()).toBe(0)
  })

  it('is a button only where the list sorts by the column', async () => {
    mountListPage(audit, host)
    await screen.findByText(/^Person 1 /)
    expect(within(screen.getByRole('columnheader', { name: 'What happened' })).queryByRole('button')).toBeNull()
  })
})

describe('a published list on our host', () => {
  it('shows its usual order in the header, and is asked for another by pressing one', async () => {
    const rows = [{ brn: '80020001234567', companyName: 'Kilimani Ltd', createdAt: '2026-03-01' }]
    const { asked } = mountListPage(blacklist, () => ({ body: { content: rows, totalElements: 1 } }), '', {
      announced: extensions,
    })
    await screen.findByText('Kilimani Ltd')
    const header = (name: string) => screen.getByRole('columnheader', { name })
    expect(header('Date').getAttribute('aria-sort')).toBe('descending')
    expect(Object.keys(asked.at(-1)?.query ?? {})).not.toContain('sort')
    await userEvent.click(within(header('Name')).getByRole('button'))
    await waitFor(() => expect(asked.at(-1)?.query.sort).toBe('["companyName","ASC"]'))
    expect(header('Name').getAttribute('aria-sort')).toBe('ascending')
    expect(header('Date').getAttribute('aria-sort')).toBeNull()
    expect(location.search).toBe('?sort=companyName.ASC')
  })
})

describe.each(sorted.map(one => [one.name, one] as const))('%s', (_, resource) => {
  it('has no order and no day of ours on another host', async () => {
    const served = hostResource(resource, new Set())
    expect([served.sortable, served.sort]).toEqual([undefined, undefined])
    const own = Object.keys(resource.list.extras ?? {})
    expect(Object.keys(served.filters ?? {}).filter(key => own.includes(key))).toEqual([])
    const [field] = resource.sortable ?? []
    const { asked } = mountListPage(resource, () => ({ body: [] }), `?sort=${field}.DESC&from=2026-01-01`, {
      announced: [],
    })
    await waitFor(() => expect(asked.length).toBeGreaterThan(0))
    expect(document.querySelector('.list-sort')).toBeNull()
    for (const { query, body } of asked)
      expect(Object.keys({ ...query, ...(body as object) }).filter(key => own.includes(key))).toEqual([])
  })

  it('sorts by columns that its call sorts by, and starts in one of its orders', () => {
    const { list, sortable = [], sort, columns } = resource
    expect(list.sortable).toEqual(expect.arrayContaining([...sortable]))
    for (const field of sortable) expect(columns).toContain(field)
    if (sort) expect(sortable).toContain(sort.field)
  })
})
