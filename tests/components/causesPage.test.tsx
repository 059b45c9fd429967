import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { retryRun } from '@/components/failureCauses/useRetryAll'
import registrations from '@/resources/processes/registrationProcesses'
import { mountListPage, unmountPages } from '../support/mountListPage'

afterEach(() => {
  unmountPages()
  retryRun.set(undefined)
})

const rowOf = (id: number) => ({
  ...{ id, brn: '80020001234567', description: 'EDMS', owner: 'A', retries: 1, status: 'FAILED' },
  createdAt: '2026-01-01T00:00:00Z',
})
type Answer = { status?: number; body?: unknown }

/** Mounts the failures by cause before a host with so many; `retry` answers each call that retries one. */
const open = async (count: number, retry: (nth: number) => Answer | Promise<Answer> = () => ({})) => {
  let posts = 0
  mountListPage(
    registrations,
    ({ method, query }) => {
      if (method !== 'GET') return retry(++posts)
      const [page, size] = [Number(query.page), Number(query.per_page)]
      const ids = Array.from({ length: size }, (_, index) => (page - 1) * size + index + 1)
      return { body: { content: ids.filter(id => id <= count).map(rowOf), totalElements: count } }
    },
    '?by=cause',
  )
  await screen.findByRole('table', { name: 'Failures by cause' })
  return () => posts
}
const retryAll = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'YES' }))
}
const turn = () => userEvent.click(screen.getByRole('button', { name: 'Failures by cause' }))

it('goes on with a retry of all while its page is left, tells its end, and shows it again', async () => {
  let release: (answer: Answer) => void = () => {}
  const held = new Promise<Answer>(done => (release = done))
  const posts = await open(3, nth => (nth === 1 ? held : { status: nth === 2 ? 409 : 200, body: { message: 'Busy' } }))
  await retryAll('Retry all 3')
  await waitFor(() => expect(posts()).toBe(1))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await turn()
  await waitFor(() => expect(screen.queryByRole('table', { name: 'Failures by cause' })).toBeNull())
  release({ body: { message: 'ok' } })
  await within(screen.getByRole('region', { name: 'Notices' })).findByText('2 of 3 put back in the queue.')
  expect(posts()).toBe(3)
  await turn()
  await within(await screen.findByRole('region', { name: 'Retrying' })).findByText(/^One was not/)
})

it('says that there may be more failures where the host counts no further', async () => {
  await open(registrations.list.countsTo ?? 0)
  screen.getByText('Based on the newest 10,000 failures. There may be more.')
})

it('needs no note where all failures were read', async () => {
  await open(3)
  expect(screen.queryByText(/^Based on/)).toBeNull()
})
