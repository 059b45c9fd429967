import type { SavedView } from '@contract/portal/views'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { start } from '@/authProvider/session'
import { forgetViews } from '@/components/views/viewMemory'
import transactions from '@/resources/billing/transactions'
import { mountListPage, unmountPages } from '../support/mountListPage'

const signIn = (defaultViews?: Pick<SavedView, 'id' | 'list' | 'name' | 'version' | 'state'>[]) =>
  start({ accessToken: 't', user: { userId: 'me' as never, givenName: 'Rose', surName: 'Adong', defaultViews } })
beforeEach(() => signIn([]))
afterEach(() => {
  unmountPages()
  forgetViews()
  localStorage.clear()
})

const FAILED = '0b7c4f4e-58a4-4f0e-9d57-000000000001'
const view = (more: Partial<SavedView> = {}): SavedView => ({
  id: FAILED,
  list: 'billing/transactions',
  name: 'Failed mobile money',
  scope: 'me',
  owner: 'Rose Adong',
  own: true,
  mayChange: true,
  isDefault: false,
  version: 3,
  savedBy: 'Rose Adong',
  savedAt: '2026-11-01T08:00:00.000Z',
  state: { filters: { status: 'FAILED', paymentMethod: 'MOBILE_MONEY' }, size: 50 },
  ...more,
})

type Host = Parameters<typeof mountListPage>[1]
type Answer = Awaited<ReturnType<Host>>

/** Answers transactions, and views by what `of` answers for a call. */
const host =
  (of: { views?: () => SavedView[]; write?: (path: string, body: unknown) => Answer } = {}): Host =>
  ({ method, path, body }) => {
    if (path === '/portal/views' && method === 'GET')
      return { body: { views: of.views?.() ?? [], roles: [{ id: 1, name: 'ROLE_AUDITOR' }] } }
    if (path.startsWith('/portal/view')) return of.write?.(path, body) ?? { body: {} }
    return { body: { content: [{ prn: '2250000000001', status: 'FAILED', grandTotal: 5000 }], totalElements: 1 } }
  }

const shown = async () => screen.findByText('2250000000001')
const openMenu = async (name: string | RegExp = 'Views') => userEvent.click(await screen.findByRole('button', { name }))
const choose = async (name: string | RegExp, role = 'menuitem') =>
  userEvent.click(await screen.findByRole(role, { name }))
const headers = () => screen.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent)
const params = () => Object.fromEntries(new URLSearchParams(location.search))
const rowRequests = (asked: { path: string; query: Record<string, string> }[]) =>
  asked.filter(({ path }) => !path.startsWith('/portal/'))

describe('a saved view', () => {
  it('is asked for at the first press, and opens its filters, page size and columns at their address', async () => {
    const state = {
      ...view().state,
      columns: [{ source: 'standing' }, { source: 'prn', width: 210 }, { source: 'method', hidden: true as const }],
    }
    const { asked } = mountListPage(transactions, host({ views: () => [view({ state })] }), '', {
      announced: ['views'],
    })
    await shown()
    expect(asked.some(({ path }) => path.startsWith('/portal/view'))).toBe(false)
    await openMenu()
    await choose('Failed mobile money', 'menuitemradio')
    await waitFor(() =>
      expect(params()).toEqual({ status: 'FAILED', paymentMethod: 'MOBILE_MONEY', size: '50', saved: FAILED }),
    )
    await waitFor(() => expect(rowRequests(asked).at(-1)?.query).toMatchObject({ status: 'FAILED', perPage: '50' }))
    expect(headers().slice(0, 4)).toEqual(['#', 'Status', 'PRN', 'Tracking No.'])
    expect(headers()).not.toContain('Payment Method')
    expect(screen.getByRole('columnheader', { name: 'PRN' }).style.getPropertyValue('--column-room')).toBe('210px')
    screen.getByRole('button', { name: 'Failed mobile money' })
  })

  it('is marked as changed, takes the changes back, and saves them over the version that was opened', async () => {
    const saved: unknown[] = []
    const write = (path: string, body: unknown) => {
      saved.push([path, body])
      return { body: view({ version: 4, state: { filters: { status: 'FAILED' } } }) }
    }
    mountListPage(transactions, host({ views: () => [view()], write }), '', { announced: ['views'] })
    await shown()
    await openMenu()
    await choose('Failed mobile money', 'menuitemradio')
    const removed = async () => userEvent.click(await screen.findByText('Payment Method: Mobile money'))
    await removed()
    await openMenu('Failed mobile money (changed)')
    await choose('Undo the changes')
    await waitFor(() => expect(params().paymentMethod).toBe('MOBILE_MONEY'))
    await removed()
    await openMenu('Failed mobile money (changed)')
    await choose('Save')
    await screen.findByText('Failed mobile money was saved.')
    expect(saved).toEqual([
      [
        `/portal/views/${FAILED}`,
        { name: 'Failed mobile money', scope: 'me', version: 3, state: { filters: { status: 'FAILED' }, size: 50 } },
      ],
    ])
  })

  it('that somebody else saved meanwhile shows both states, and saves over theirs when it is told to', async () => {
    const theirs = view({ version: 4, savedBy: 'Grace Nakato', state: { filters: { status: 'PENDING' } } })
    let now = view()
    const versions: unknown[] = []
    const write = (_: string, body: unknown): Answer => {
      const { version } = body as SavedView
      versions.push(version)
      now = theirs
      if (version === 3)
        return { status: 409, body: { code: 'view-changed', message: 'No', params: { name: 'Grace Nakato' } } }
      return { body: view({ version: 5 }) }
    }
    mountListPage(transactions, host({ views: () => [now], write }), '', { announced: ['views'] })
    await shown()
    await openMenu()
    await choose('Failed mobile money', 'menuitemradio')
    await userEvent.click(await screen.findByText('Payment Method: Mobile money'))
    await openMenu('Failed mobile money (changed)')
    await choose('Save')
    const dialog = await screen.findByRole('dialog', { name: 'Grace Nakato saved this view meanwhile' })
    const status = within(dialog).getByRole('row', { name: /^Status/ })
    expect(
      within(status)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['Failed', 'Pending'])
    expect(params().status).toBe('FAILED')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save yours over it' }))
    await screen.findByText('Failed mobile money was saved.')
    expect(versions).toEqual([3, 4])
  })

  it('with a column, a filter and an order that the list has no more opens with the rest, and says so', async () => {
    const state = {
      filters: { status: 'FAILED', colour: 'red' },
      sort: { field: 'weight', order: 'ASC' as const },
      columns: [{ source: 'vanished' }, { source: 'standing' }],
    }
    mountListPage(transactions, host({ views: () => [view({ state })] }), '', { announced: ['views'] })
    await shown()
    await openMenu()
    await choose('Failed mobile money', 'menuitemradio')
    await screen.findByText(/names what the list no longer has: vanished, colour, weight\./)
    expect(params()).toEqual({ status: 'FAILED', saved: FAILED })
    expect(headers()[1]).toBe('Status')
    await openMenu('Failed mobile money')
    await screen.findByRole('menuitem', { name: 'Save' })
  })

  it('for a role that was deleted tells its owner', async () => {
    const views = () => [view({ scope: 'role', lostRole: 'ROLE_SHORT_LIVED' })]
    mountListPage(transactions, host({ views }), '', { announced: ['views'] })
    await shown()
    await openMenu()
    await screen.findByText(/For you alone: the role .+ does not exist any more\./)
  })

  it('is saved under a new name and shared, and what was typed stays after a refusal', async () => {
    const bodies: SavedView[] = []
    const write = (path: string, body: unknown): Answer => {
      bodies.push(body as SavedView)
      if (bodies.length === 1)
        return { status: 409, body: { code: 'view-name-taken', message: 'No', params: { name: 'Mine' } } }
      return {
        body: { ...view(), ...(body as SavedView), id: (body as SavedView).id, version: 1 },
        status: path ? 200 : 200,
      }
    }
    mountListPage(transactions, host({ write }), '?status=FAILED', { announced: ['views'] })
    await shown()
    await openMenu()
    await choose('Save as new view')
    await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }), 'Mine')
    await userEvent.click(screen.getByRole('combobox', { name: /For whom/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'For everybody' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('A view named Mine of this list exists already. Choose another name.')
    expect((screen.getByRole('textbox', { name: /Name/ }) as HTMLInputElement).value).toBe('Mine')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Mine was saved.')
    expect(bodies[1]).toMatchObject({ name: 'Mine', scope: 'all', state: { filters: { status: 'FAILED' } } })
    await waitFor(() => expect(params().saved).toBe(bodies[1]?.id))
  })

  it('that a link names and nobody knows is told, beside the rows of the link', async () => {
    mountListPage(transactions, host(), `?status=FAILED&saved=${FAILED}`, { announced: ['views'] })
    await shown()
    await screen.findByText(/This view does not exist any more/)
  })
})

describe('the default view of a list', () => {
  const byDefault = {
    id: FAILED,
    list: 'billing/transactions',
    name: 'Failed mobile money',
    version: 3,
    state: view().state,
  }

  it('is what an address without parameters shows, with the first request and no other, and is spelled out', async () => {
    signIn([byDefault])
    const { asked } = mountListPage(transactions, host(), '', { announced: ['views'] })
    await shown()
    await waitFor(() => expect(params().saved).toBe(FAILED))
    expect(params()).toMatchObject({ status: 'FAILED', size: '50' })
    expect(asked.map(({ path }) => path.startsWith('/portal/'))).toEqual([false])
    expect(asked[0]?.query).toMatchObject({ status: 'FAILED', perPage: '50' })
  })

  it('leaves a list alone whose filters are cleared, and one that is opened without it', async () => {
    signIn([byDefault])
    const { asked } = mountListPage(transactions, host(), '', { announced: ['views'] })
    await shown()
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }))
    await waitFor(() => expect(rowRequests(asked).at(-1)?.query.status).toBeUndefined())
    await openMenu('Failed mobile money (changed)')
    await choose('Without a view', 'menuitemradio')
    await waitFor(() => expect(params()).toEqual({ saved: 'none' }))
    screen.getByRole('button', { name: 'Views' })
  })

  it('does not apply to a link with a filter of its own, whose clearing does not lead to it', async () => {
    signIn([byDefault])
    const { asked } = mountListPage(transactions, host(), '?status=PENDING', { announced: ['views'] })
    await shown()
    expect(asked[0]?.query).toMatchObject({ status: 'PENDING' })
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }))
    await waitFor(() => expect(params()).toEqual({ saved: 'none' }))
  })

  it('is chosen in the menu, and holds in this session at once', async () => {
    const chosen: unknown[] = []
    const write = (path: string, body: unknown) => {
      chosen.push([path, body])
      return { body: { message: 'Done' } }
    }
    mountListPage(transactions, host({ views: () => [view()], write }), '', { announced: ['views'] })
    await shown()
    await openMenu()
    await choose('Failed mobile money', 'menuitemradio')
    await openMenu('Failed mobile money')
    await choose('Open the list with this view')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    expect(chosen).toEqual([['/portal/view-defaults', { list: 'billing/transactions', id: FAILED }]])
    expect(JSON.parse(sessionStorage.getItem('currentUser') ?? '{}').defaultViews).toEqual([byDefault])
  })
})

describe('a host without saved views', () => {
  it('is never asked: they stay in this browser, by person', async () => {
    signIn(undefined)
    const { asked } = mountListPage(transactions, host(), '?status=FAILED', { announced: [] })
    await shown()
    await openMenu()
    await choose('Save as new view')
    await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }), 'Mine')
    expect(screen.queryByRole('combobox', { name: /For whom/ })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Mine was saved.')
    await openMenu('Mine')
    await choose('Open the list with this view')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    expect(rowRequests(asked).length).toBe(asked.length)
    unmountPages()
    signIn(undefined)
    forgetViews()
    const again = mountListPage(transactions, host(), '', { announced: [] })
    await shown()
    expect(again.asked[0]?.query).toMatchObject({ status: 'FAILED' })
    await screen.findByRole('button', { name: 'Mine' })
  })
})
