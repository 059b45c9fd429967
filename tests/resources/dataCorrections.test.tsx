import { dataCorrections as calls } from '@contract/processes/dataCorrections'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import dataCorrections from '@/resources/processes/dataCorrections'
import { press } from '../support/fillBoxes'
import { mountListPage, unmountPages } from '../support/mountListPage'
import { pathOf } from '../support/pathOf'

afterEach(unmountPages)

const row = {
  ...{ id: 7, brn: '80020555000001', type: 'CORRECT_NAME', status: 'PAUSED', retries: 9 },
  cause: 'REGISTRY cannot be reached',
  payload: JSON.stringify({ from: { name: 'KISIMA LTD' }, to: { name: 'KISIMA WATER LTD' } }),
  createdAt: '2026-01-31T08:00:00Z',
}
const failed = 'Process failed to return to queue. Try again later'

it('says why the corrections cannot be read, finds them by a BRN with spaces, and shows one as JSON', async () => {
  let fails = true
  const { asked } = mountListPage(
    dataCorrections,
    () =>
      fails
        ? { status: 500, body: { message: 'The corrections are locked' } }
        : { body: { content: [row], totalElements: 1 } },
    '',
    { announced: ['causes'] },
  )
  const notices = within(await screen.findByRole('region', { name: 'Notices' }))
  await notices.findByText(failed)
  notices.getByText('The corrections are locked')
  const [first] = asked
  expect(first?.query).toEqual({ status: 'PENDING,FAILED,PAUSED,IN_PROGRESS,SENT', page: '1', per_page: '12' })
  fails = false
  const search = screen.getByRole('searchbox')
  fireEvent.change(search, { target: { value: ' 80020 555 000001' } })
  fireEvent.keyDown(search, { key: 'Enter' })
  await screen.findByText('Paused')
  expect(asked.at(-1)?.query.search).toBe('80020555000001')
  await press('View')
  const details = within(await screen.findByRole('dialog'))
  details.getByText('Central registry cannot be reached')
  await details.findByText('8 lines')
  fireEvent.change(details.getByRole('searchbox'), { target: { value: 'KISIMA WATER' } })
  await details.findByText('1 of 1')
})

it('sends a correction to the queue again, and adds the reason where it is refused', async () => {
  const words = 'The correction is already complete. There is nothing to retry.'
  let refuses = true
  const { asked } = mountListPage(dataCorrections, ({ method }) => {
    if (method === 'GET')
      return { body: { content: [{ ...row, status: refuses ? 'FAILED' : 'SENT' }], totalElements: 1 } }
    return refuses ? { status: 409, body: { message: words } } : { body: { message: 'Done' } }
  })
  await screen.findByText('Failed')
  await press('Retry')
  await screen.findByText(failed)
  screen.getByText(words)
  refuses = false
  await press('Retry')
  await screen.findByText('Process has been returned to queue')
  await screen.findByText('Sent')
  expect(screen.queryByText('Retry')).toBeNull()
  const writes = asked.filter(({ method }) => method === 'POST')
  expect(writes.map(({ path }) => path)).toEqual([1, 2].map(() => pathOf(calls.reconcile, { id: 7 })))
})
