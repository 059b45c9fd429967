import type { LoadWhole } from '@contract/portal/loads'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import LoadsPage from '@/customPages/loads/LoadsPage'
import loadWords from '@/i18n/en/loads'
import { addWords } from '@/i18n/words'
import loadsList from '@/resources/portal/loads'
import { mountPart, unmountParts } from '../support/mountPart'
import { type Answers, checked, load, openLoad } from '../support/openLoad'
import { withDays } from '../support/withDays'

beforeAll(() => addWords(loadWords))
afterEach(() => {
  vi.restoreAllMocks()
  unmountParts()
})

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

it('shows how far a check is, and stops it', async () => {
  const running: LoadWhole = { ...load, state: 'CHECKING', progress: { step: 'READ', kind: 'people', rows: 4000 } }
  const stopped = { code: 'load-file-broken', message: 'x', params: { file: 'people.csv', reason: 'It was stopped.' } }
  const { sent } = openLoad(load, {
    'POST /check': { body: running },
    'POST /cancel': { body: { ...load, fault: stopped } },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Check the files' }))
  await screen.findByText('Reading the files')
  screen.getByText(/People · 4,000 rows/)
  await press('Stop')
  await screen.findByText(/people.csv cannot be read. It was stopped. .* Nothing was written./)
  await screen.findByRole('button', { name: 'Check the files' })
  expect(sent('POST').map(({ path }) => path.split('/').pop())).toEqual(['check', 'cancel'])
})

it('shows the result by kind, mends, sums that differ, and each refused row with its reason in words', async () => {
  const { sent } = openLoad(checked)
  const table = await screen.findByRole('table', { name: 'Result by kind' })
  expect(
    within(table)
      .getAllByRole('cell')
      .slice(0, 4)
      .map(({ textContent }) => textContent),
  ).toEqual(['12,000', '11,990', '8', '2'])
  screen.getByText(withDays('day written as YYYY-MM-DD'))
  screen.getByText('900')
  await screen.findByText(/Date of Birth: 30\/02\/1990 is not a day of the calendar. Enter a day/)
  screen.getByText(withDays(/Kept until 09-11-2026/))
  expect(sent('GET').filter(({ path }) => path === '/portal/load-findings')).toHaveLength(1)
})

it('writes only after a question that names source and numbers', async () => {
  const { sent } = openLoad(checked, { 'POST /write': { body: { ...checked, state: 'WRITTEN', digest: 'ab12' } } })
  await userEvent.click(await screen.findByRole('button', { name: 'Continue to writing' }))
  await press('Write into the register')
  const question = screen.getByRole('dialog', { name: 'Write the load of Old register?' })
  within(question).getByText(/11,998 rows are written into the register. 2 refused rows are left out./)
  expect(sent('POST')).toHaveLength(0)
  await userEvent.click(within(question).getByRole('button', { name: 'YES' }))
  await screen.findByText('11,998 rows are in the register.')
  screen.getByText('ab12')
})

it('writes the check that is shown, and shows the newer one where somebody else checked meanwhile', async () => {
  const newer = { ...checked, taken: 7, mended: 0, refused: 1, usedAt: '2026-11-02T09:30:00.000Z' }
  const answers: Answers = { 'POST /write': { status: 409, body: { code: 'changed-meanwhile', message: 'Changed' } } }
  const { sent } = openLoad(checked, answers, '?step=write')
  const write = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Write into the register' }))
    await press('YES')
  }
  await screen.findByText('11,998 rows are ready to be written.')
  answers['GET '] = { body: newer }
  await write()
  await screen.findByText('Someone else has changed this entry. Reload and try again.')
  await screen.findByText('7 rows are ready to be written.')
  await write()
  await waitFor(() =>
    expect(sent('POST').map(({ body }) => body)).toEqual([checked, newer].map(({ usedAt }) => ({ usedAt }))),
  )
})

it('takes a written load back after a question, and names what was kept', async () => {
  openLoad(
    { ...checked, state: 'WRITTEN' },
    { 'POST /take-back': { body: { ...checked, state: 'TAKEN_BACK', kept: 1 } } },
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Take back' }))
  const question = screen.getByRole('dialog', { name: 'Take back the load of Old register?' })
  await userEvent.click(within(question).getByRole('button', { name: 'YES' }))
  await screen.findByText('The load is taken back, but 1 file was kept.')
  await screen.findByRole('region', { name: 'Findings' })
  expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull()
})

it('says why a writing failed, and keeps the result of the check', async () => {
  const fault = { code: 'load-file-broken', message: 'x', params: { file: 'people.csv', reason: 'The disk is full.' } }
  openLoad({ ...checked, fault }, {}, '?step=write')
  await screen.findByText(/people.csv cannot be read. The disk is full./)
  screen.getByRole('button', { name: 'Write into the register' })
})

it.each([
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'Old register - refused rows.xlsx'],
  ['application/zip', 'Old register - refused rows.zip'],
  ['text/csv', 'Old register - refused rows'],
])('saves refused rows of the type %s as %s', async (type, name) => {
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  openLoad(checked, { 'GET /refused': { body: new Blob(['rows'], { type }) } })
  fireEvent.click(await screen.findByText('Download refused rows'))
  await waitFor(() => expect(saved).toEqual([name]))
})

it('discards a load that has written nothing, after a question', async () => {
  const { sent } = openLoad(load, { 'DELETE ': { body: {} } })
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  const question = within(screen.getByRole('dialog', { name: 'Discard the load of Old register?' }))
  await userEvent.click(question.getByRole('button', { name: 'YES' }))
  await screen.findByText('Left for /home/loads')
  screen.getByText('The load of Old register is discarded')
  expect(sent('DELETE').map(({ path }) => path)).toEqual(['/portal/loads/7'])
})

it('leaves a written load as it is: no discard, no other files and columns', async () => {
  openLoad({ ...checked, state: 'WRITTEN' }, {}, '?step=files')
  await screen.findByText('people.csv')
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Choose files' })).toBeNull()
})

it('leads to the list where there is no such load', async () => {
  openLoad(load, { 'GET ': { status: 404, body: { code: 'no-such-entry', message: 'No such load' } } })
  await screen.findByRole('link', { name: /list/i })
})

it('keeps its filters while the loads are awaited after a filter that found none', async () => {
  let release = (_: object) => {}
  const held = new Promise<object>(resolve => (release = resolve))
  const none = { body: [], headers: { 'content-range': 'items */0' } }
  const { asked } = mountPart(
    <LoadsPage resource={loadsList} />,
    ({ query }) => (query.filter?.includes('source') ? none : held),
    { address: '/home/loads?source=nothing', path: '/home/loads', definitions: [loadsList] },
  )
  await screen.findByText('No results found')
  const first = 'Nothing has been loaded yet'
  await userEvent.click(screen.getByRole('button', { name: /Source: nothing/ }))
  await waitFor(() => expect(asked.filter(({ query }) => !query.filter?.includes('source'))).not.toHaveLength(0))
  expect(screen.queryByText(first)).toBeNull()
  expect(screen.getAllByRole('textbox')).not.toHaveLength(0)
  release(none)
  await screen.findByText(first)
})
