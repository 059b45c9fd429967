import { bulk } from '@contract/portal/bulk'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { bulkRun } from '@/components/bulk/bulkRuns'
import blacklist from '@/resources/registry/blacklist'
import { mountListPage, unmountPages } from '../support/mountListPage'

afterEach(() => {
  unmountPages()
  bulkRun.set(undefined)
})

const brns = Array.from({ length: 20 }, (_, index) => String(80010000000000 + index))
const nameOf = (brn: string) => `COMPANY ${Number(brn) % 100} LTD`
const rowOf = (brn: string, id: number) => ({
  id,
  brn,
  companyName: nameOf(brn),
  addedBy: 'Grace',
  status: 'ON',
  createdAt: '2026-01-01T00:00:00Z',
  lastStatusUpdateDoneBy: 'Grace',
})

type Answer = { status?: number; body?: unknown }
type Asked = { method: string; path: string; query: Record<string, string>; body: unknown }

/** Mounts the black list with twenty entries; `act` answers what is no page of it. */
const open = async (
  act: (asked: Asked) => Answer | undefined,
  atHost: boolean,
  before: () => Promise<void> = async () => {},
) => {
  const mounted = mountListPage(
    blacklist,
    asked => {
      const answer = act(asked)
      if (answer) return before().then(() => answer)
      const [page, size] = [Number(asked.query.page) - 1, Number(asked.query.pageSize)]
      const all = brns.map(rowOf)
      return {
        body: { content: all.slice(page * size, (page + 1) * size), totalElements: 20, totalPages: 2, number: page },
      }
    },
    '',
    { announced: atHost ? ['bulk'] : [] },
  )
  await screen.findByText('COMPANY 0 LTD')
  return mounted
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const tick = (name: string) => userEvent.click(screen.getByRole('checkbox', { name: `Tick ${name}` }))
const dialog = async () => within(await screen.findByRole('dialog'))

describe('an action on many rows', () => {
  it('has boxes once somebody selects rows, and is one request on a host that makes the calls', async () => {
    let reads = 0
    // One answer is lost: the server goes on meanwhile.
    let lost = 1
    const { asked } = await open(({ method, path }) => {
      if (method === 'POST' && path === bulk.start.path) return { body: act({}) }
      if (path.startsWith('/portal/bulk/') && lost-- > 0) return { status: 503, body: { message: 'Busy' } }
      if (path.startsWith('/portal/bulk/'))
        return {
          body:
            reads++ === 0
              ? { ...act({ done: 1 }), refusals: [] }
              : { ...act({ done: 1, refused: 1, endedAt: 'x' }), refusals: [refusal] },
        }
      return undefined
    }, true)
    const act = (part: object) => ({
      id: 'x',
      list: 'l',
      action: 'reverse',
      by: 'me',
      total: 2,
      done: 0,
      refused: 0,
      cancelled: 0,
      startedAt: 'x',
      endedAt: null,
      ...part,
    })
    const refusal = { name: 'COMPANY 3 LTD', code: 'flagged', message: 'The flag refuses this change', params: {} }
    expect(screen.queryByRole('checkbox')).toBeNull()
    await press('Select rows')
    await tick('COMPANY 1 LTD')
    await tick('COMPANY 3 LTD')
    await userEvent.click(
      within(screen.getByRole('region', { name: 'Ticked rows' })).getByRole('button', { name: 'Reverse' }),
    )
    const question = await dialog()
    await question.findByText('COMPANY 1 LTD')
    await userEvent.click(question.getByRole('button', { name: 'Reverse: 2 rows' }))
    await question.findByText('1 done, 1 refused, 0 left alone')
    expect(question.getByRole('row', { name: /COMPANY 3 LTD/ })).toBeTruthy()
    const sent = asked.filter(({ method }) => method === 'POST')
    expect(sent).toHaveLength(1)
    expect(sent[0]?.body).toMatchObject({
      list: 'registry/business',
      action: 'reverse',
      rows: [1, 3].map(at => ({
        call: 'BLACKLIST-REVERSE',
        name: nameOf(brns[at] ?? ''),
        parts: { path: { brn: brns[at] } },
      })),
    })
    await userEvent.click(question.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByText('2 rows ticked')).toBeNull()
  })

  it('is one request after the other elsewhere, and names the rows that were refused', async () => {
    let sent = 0
    const { asked } = await open(({ method }) => {
      if (method !== 'POST') return undefined
      return ++sent % 3 === 0 ? { status: 409, body: { message: 'Court order' } } : { body: { message: 'ok' } }
    }, false)
    await press('Select rows')
    await press('All 20 that match')
    await screen.findByText('20 rows ticked')
    await userEvent.click(
      within(screen.getByRole('region', { name: 'Ticked rows' })).getByRole('button', { name: 'Reverse' }),
    )
    const question = await dialog()
    await question.findByText('and 15 more')
    await userEvent.click(question.getByRole('button', { name: 'Reverse: 20 rows' }))
    await question.findByText('14 done, 6 refused, 0 left alone')
    expect(question.getAllByText('Court order')).toHaveLength(6)
    const paths = asked.filter(({ method }) => method === 'POST').map(({ path }) => path)
    expect(paths).toEqual(brns.map(brn => `/data-update/blacklisted-brns/${brn}`))
  })

  it('keeps the ticks where the act could not be started, and tells why in its dialog and a toast', async () => {
    await open(
      ({ method }) => (method === 'POST' ? { status: 503, body: { message: 'Closed today' } } : undefined),
      true,
    )
    await press('Select rows')
    for (const at of [1, 3, 5]) await tick(`COMPANY ${at} LTD`)
    await userEvent.click(
      within(screen.getByRole('region', { name: 'Ticked rows' })).getByRole('button', { name: 'Reverse' }),
    )
    const question = await dialog()
    await userEvent.click(await question.findByRole('button', { name: 'Reverse: 3 rows' }))
    await question.findByText(/Closed today/)
    await waitFor(() => expect(document.querySelector('.notice')?.textContent).toContain('Closed today'))
    await userEvent.click(question.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    screen.getByText('3 rows ticked')
  })

  it('stops when it is told to, goes on while its dialog is closed, and says how it ended', async () => {
    let release: () => void = () => {}
    const held = new Promise<void>(done => (release = done))
    let posts = 0
    await open(
      ({ method }) => (method === 'POST' && ++posts ? { body: { message: 'ok' } } : undefined),
      false,
      () => held,
    )
    await press('Select rows')
    for (const at of [1, 2, 3]) await tick(`COMPANY ${at} LTD`)
    await userEvent.click(
      within(screen.getByRole('region', { name: 'Ticked rows' })).getByRole('button', { name: 'Reverse' }),
    )
    const question = await dialog()
    await userEvent.click(await question.findByRole('button', { name: 'Reverse: 3 rows' }))
    await question.findByText('0 of 3 rows')
    await userEvent.click(question.getByRole('button', { name: 'Stop' }))
    await userEvent.click(question.getByRole('button', { name: 'Go on in the background' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    release()
    await screen.findByText('1 done, 0 refused, 2 left alone')
    expect(posts).toBe(1)
  })

  it('forgets the ticks when nobody selects any more, and waits for the first one', async () => {
    await open(() => undefined, false)
    await press('Select rows')
    await tick('COMPANY 1 LTD')
    await press('Select rows')
    expect(screen.queryByRole('checkbox')).toBeNull()
    await press('Select rows')
    expect(screen.getByText('0 rows ticked')).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Ticked rows' }).querySelector('[disabled]')).toBeTruthy()
  })
})
