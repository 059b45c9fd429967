import { extensions } from '@contract/extensions'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { hostResource } from '@/definition/hostSupport'
import blacklist from '@/resources/registry/blacklist'
import { mountListPage, unmountPages } from '../support/mountListPage'
import { resources } from '../support/resources'

afterEach(unmountPages)

const sorted = resources.filter(({ list, sortable }) => list.extras?.sort && sortable)

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
