import type { QueryClient } from '@tanstack/react-query'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { endReason, noteEnd } from '@/authProvider/session'
import { forgetNotices, notify } from '@/components/notices'
import { undoAct } from '@/components/notices/store'
import type { Resource } from '@/definition/defineResource'
import blacklist from '@/resources/registry/blacklist'
import deRegistrations from '@/resources/registry/deRegistrations'
import { mountListPage, unmountPages } from '../support/mountListPage'

afterEach(() => {
  cleanup()
  unmountPages()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const row = { brn: '80020001234567', companyName: 'MOROTO "FOODS", LTD', createdAt: '2026-01-05T08:00:00Z' }
const add = `/data-update/blacklisted-brns/${row.brn}/add`

/** Reverses the only row; `addAgain` is what the host answers to its return. */
const reverse = async (definition: Resource, addAgain: { status?: number; body: unknown } = { body: {} }) => {
  const { asked, queryClient } = mountListPage(definition, ({ path, method }) => {
    if (method === 'GET') return { body: { content: [row], totalElements: 1 } }
    return path.endsWith(row.brn) ? { body: {} } : addAgain
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Reverse' }))
  const notices = within(await screen.findByRole('region', { name: 'Notices', hidden: true }))
  const writes = () => asked.filter(({ method }) => method === 'POST').slice(1)
  const reads = () => asked.filter(({ method, path }) => method === 'GET' && path === definition.list.path).length
  return { notices, writes, reads, queryClient }
}
/** Counts from now on how often a list is asked for, also where a later request replaces one before it is sent. */
const requestsOf = (queryClient: QueryClient, { name }: Resource) => {
  const counts = vi.fn()
  queryClient.getQueryCache().subscribe(event => {
    const [list, verb] = event.query.queryKey
    if (event.type === 'updated' && event.action.type === 'fetch' && list === name && verb === 'getList') counts()
  })
  return counts
}
const undo = async () => userEvent.click(await screen.findByRole('button', { name: 'Undo' }))

describe('the toast of Reverse', () => {
  it('names the company, links to it, and takes the reversal back once by the documented add', async () => {
    const { notices, writes } = await reverse(blacklist)
    await notices.findByText('Removed from the black list')
    expect(notices.getByText(row.companyName).getAttribute('href')).toContain('search=MOROTO')
    await undo()
    await notices.findByText('Added to black list')
    expect(writes().map(({ path, body }) => ({ path, body }))).toEqual([
      { path: add, body: { brn: row.brn, companyName: row.companyName } },
    ])
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    expect(undoAct()).toBe(false)
  })

  it('takes it back by Ctrl Z too, but not from a box of text', async () => {
    const { writes } = await reverse(blacklist)
    const button = await screen.findByRole('button', { name: 'Undo' })
    expect(button.getAttribute('aria-keyshortcuts')).toContain('Control+Z')
    screen.getByRole('searchbox').focus()
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(writes()).toEqual([])
    screen.getByRole('searchbox').blur()
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(writes()).toHaveLength(1))
  })

  it('is left alone by Ctrl Z in a dialog that is open', async () => {
    const { writes } = await reverse(blacklist)
    const button = await screen.findByRole('button', { name: 'Undo' })
    await userEvent.click(screen.getByRole('button', { name: 'Strike/Blacklist Company' }))
    const dialog = within(await screen.findByRole('dialog'))
    dialog.getByRole('button', { name: 'Cancel' }).focus()
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(writes()).toEqual([])
    fireEvent.keyDown(button, { key: 'z', ctrlKey: true })
    await waitFor(() => expect(writes()).toHaveLength(1))
  })

  it('says why it could not be taken back where somebody else struck the company again, and asks for the list once', async () => {
    const message = `${row.brn} is already on the list.`
    const refusal = { code: 'already-listed', message, params: { brn: row.brn } }
    const { notices, writes, reads, queryClient } = await reverse(blacklist, { status: 409, body: refusal })
    await waitFor(() => expect(reads()).toBe(2))
    const requests = requestsOf(queryClient, blacklist)
    await undo()
    await notices.findByText(message)
    // The entry of somebody else is shown.
    await waitFor(() => expect(reads()).toBe(3))
    expect(requests).toHaveBeenCalledOnce()
    expect(writes()).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('sends a file with the entry alone where the documents add by a file', async () => {
    const { notices, writes } = await reverse(deRegistrations, { body: { data: { taken: 1, refused: [] } } })
    await undo()
    await notices.findByText('Added to the de-registered list')
    const [file] = writes().map(({ body }) => (body as { file: File }).file)
    expect(await file?.text()).toBe(`"BRN","Name"\r\n"${row.brn}","MOROTO ""FOODS"", LTD"\r\n`)
  })

  it('says that a file was taken without its row', async () => {
    const refused = [{ row: 2, code: 'already-listed', reason: 'listed' }]
    const { notices } = await reverse(deRegistrations, { body: { data: { taken: 0, refused } } })
    await undo()
    await notices.findByText(`${row.brn} is already on the list.`)
    expect(notices.queryByText('Added to the de-registered list')).toBeNull()
  })

  it.each([
    ['the black list', blacklist],
    ['the list of de-registrations', deRegistrations],
  ])(
    'leaves it to the sign-in page to say that nothing was undone on %s when the session had ended',
    async (_, list) => {
      // The client notes the end of a session before the write fails.
      noteEnd('ended')
      const { writes } = await reverse(list, { status: 401, body: { message: 'Sign in' } })
      await undo()
      await waitFor(() => expect(endReason()).toBe('not-undone'))
      expect(writes()).toHaveLength(1)
    },
  )

  it('is offered for 30 seconds', () => {
    vi.useFakeTimers()
    const done = vi.fn()
    notify({ tone: 'good', text: 'Removed', undo: done })
    vi.advanceTimersByTime(30_000)
    expect(undoAct()).toBe(false)
    notify({ tone: 'good', text: 'Removed', undo: done })
    vi.advanceTimersByTime(29_000)
    expect(undoAct()).toBe(true)
    expect(undoAct()).toBe(false)
    expect(done).toHaveBeenCalledTimes(1)
    forgetNotices()
  })

  it('stands beside that of another company', async () => {
    notify({ tone: 'good', text: 'Removed', record: { name: 'A LTD' }, undo: () => undefined })
    notify({ tone: 'good', text: 'Removed', record: { name: 'B LTD' }, undo: () => undefined })
    expect([undoAct(), undoAct(), undoAct()]).toEqual([true, true, false])
  })
})

it('keeps Reverse in the menu of a card, where no thumb that scrolls meets it', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('699px'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }))
  mountListPage(blacklist, () => ({ body: { content: [row], totalElements: 1 } }))
  await screen.findByRole('button', { name: 'History' })
  expect(screen.queryByRole('button', { name: 'Reverse' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'More actions' }))
  await screen.findByRole('menuitem', { name: 'Reverse' })
})

it('tells that somebody else reversed an entry first', async () => {
  const message = `${row.brn} is not on the list. Someone may have reversed it already.`
  mountListPage(blacklist, ({ method }) =>
    method === 'GET'
      ? { body: { content: [row], totalElements: 1 } }
      : { status: 409, body: { code: 'not-listed', message, params: { brn: row.brn } } },
  )
  fireEvent.click(await screen.findByText('Reverse'))
  await within(await screen.findByRole('region', { name: 'Notices', hidden: true })).findByText(message)
  expect(screen.queryByText('Undo')).toBeNull()
})
