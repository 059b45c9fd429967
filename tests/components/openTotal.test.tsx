import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import '@/resources'
import audit from '@/resources/portal/audit'
import { mountListPage, unmountPages } from '../support/mountListPage'
import { WritingWorker } from '../support/writingWorker'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  unmountPages()
})

/** Mounts the audit trail of a host that has `count` entries and does not tell how many. */
const mount = (count: number, search = '') => {
  const entries = Array.from({ length: count }, (_, id) => ({
    id,
    at: '2026-01-01T08:00:00Z',
    actorId: null,
    actorName: `Person ${id}`,
    address: null,
    call: 'MDA-CREATE',
    subject: null,
    before: null,
    after: null,
  }))
  return mountListPage(
    audit,
    ({ path, query }) => {
      if (path === '/portal/exports') return {}
      const [first, last] = JSON.parse(query.range ?? '[0,0]')
      return { body: entries.slice(first, last + 1), headers: { 'content-range': `items ${first}-${last}/*` } }
    },
    search,
  )
}

it('turns the pages of a list whose host tells no total, and counts them at the end', async () => {
  mount(audit.size + 2)
  await screen.findByText(`1 - ${audit.size}`)
  act(() => {
    // The second press comes before anybody knows whether there is a third page.
    for (let press = 0; press < 2; press++) fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  })
  await screen.findByText(new RegExp(`^Person ${audit.size} `))
  await screen.findByText(`${audit.size + 1} - ${audit.size + 2} of ${audit.size + 2}`)
  expect(screen.getByRole('button', { name: 'Next' }).getAttribute('aria-disabled')).toBe('true')
})

it('goes back to the last page with rows', async () => {
  mount(audit.size, '?page=2')
  await screen.findByText(/^Person 0 /)
  await screen.findByText(`1 - ${audit.size}`)
})

it('exports all pages of a list whose host tells no total', async () => {
  vi.stubGlobal('Worker', WritingWorker)
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const { asked } = mount(audit.size + 2)
  await screen.findByText(/^Person 0 /)
  await userEvent.click(screen.getByRole('button', { name: 'Export' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Text table (.csv)' }))
  await waitFor(() => expect(saved).toHaveBeenCalledOnce())
  expect(asked.find(({ path }) => path === '/portal/exports')?.body).toMatchObject({ rows: audit.size + 2 })
})
