import { type LoadWhole, loads } from '@contract/portal/loads'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import LoadPage from '@/customPages/loads/LoadPage'
import loadWords from '@/i18n/en/loads'
import { addWords } from '@/i18n/words'
import findings from '@/resources/portal/loadFindings'
import list from '@/resources/portal/loads'
import { mountPart, unmountParts } from '../support/mountPart'
import { withDays } from '../support/withDays'

beforeAll(() => addWords(loadWords))
afterEach(() => {
  vi.restoreAllMocks()
  unmountParts()
})

const people = {
  name: 'people',
  fields: [
    { name: 'brn', label: 'BRN', required: true },
    { name: 'surName', label: 'Surname', required: false },
  ],
}
const part = { kind: 'people', headers: ['Company No', 'Family name'], columns: { brn: 'Company No' }, missing: [] }
const load: LoadWhole = {
  id: '7',
  source: 'Old register',
  name: 'people.csv',
  by: 'Anna Okello',
  state: 'OPEN',
  startedAt: '2026-11-02T09:00:00Z',
  effectiveOn: '2026-11-02',
  history: 'LOAD',
  ...{ rows: 0, taken: 0, mended: 0, refused: 0, kept: 0 },
  files: [{ id: '1', name: 'people.csv', bytes: 12_345, parts: [part] }],
  kinds: [people],
  mapping: {},
  outcomes: [],
}
const outcome = {
  kind: 'people',
  ...{ rows: 12_000, taken: 11_990, mended: 8, refused: 2, created: 11_998, changed: 0, unchanged: 0, missing: 0 },
  mends: [{ field: 'Date of Birth', mend: 'day', count: 8 }],
  sums: [{ field: 'Number of Shares', source: '1000.00', taken: '900.00' }],
}
const checked: LoadWhole = {
  ...load,
  state: 'CHECKED',
  ...{ rows: 12_000, taken: 11_990, mended: 8, refused: 2 },
  outcomes: [outcome],
  refusedUntil: '2026-11-09T09:00:00Z',
}
const finding = {
  id: '1',
  outcome: 'REFUSED',
  kind: 'people',
  file: 'people.csv',
  row: 3,
  key: '80020001234567|1',
  reason: 'Date of Birth: 30/02/1990 is not a day of the calendar.',
  code: 'not-a-day',
  params: { field: 'Date of Birth', value: '30/02/1990' },
}

type Host = Parameters<typeof mountPart>[1]
type Answers = Partial<Record<string, Awaited<ReturnType<Host>>>>

/** Opens the page of a load on a host that answers each call by method and path, and every other one with the load. */
const open = (first: LoadWhole, answers: Answers = {}, search = '') => {
  let shown = first
  const host: Host = ({ method, path }) => {
    if (path === loads.findings.path) return { body: [finding], headers: { 'content-range': 'findings 0-0/1' } }
    const answer = answers[`${method} ${path.replace('/portal/loads/7', '')}`] ?? { body: shown }
    if ((answer.status ?? 200) < 400 && answer.body && !(answer.body instanceof Blob)) shown = answer.body as LoadWhole
    return answer
  }
  const { asked } = mountPart(<LoadPage list={list} findings={findings} />, host, {
    address: `/home/loads/7${search}`,
    path: '/home/loads/:load',
    definitions: [list, findings],
  })
  return { asked, sent: (method: string) => asked.filter(one => one.method === method) }
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const choose = async (label: string, option: string) => {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: label }))
  fireEvent.click(await screen.findByRole('option', { name: option }))
}
const refusal = {
  status: 400,
  body: { code: 'load-column-unknown', message: 'No', params: { column: 'X', file: 'Y' } },
}

it('sends each chosen file, and says of each other one why it cannot be sent and what to do', async () => {
  const { sent } = open({ ...load, files: [] }, { 'POST /files': { body: load } })
  await screen.findByRole('heading', { name: 'Files of the load' })
  const large = new File(['x'], 'roles.csv')
  Object.defineProperty(large, 'size', { value: 600 * 1024 * 1024 })
  const input = screen.getByLabelText('Choose files', { selector: 'input' })
  fireEvent.change(input, { target: { files: [new File(['a'], 'people.csv'), large, new File(['x'], 'notes.pdf')] } })
  await screen.findByText('12 kB')
  expect(sent('POST').map(({ path }) => path)).toEqual(['/portal/loads/7/files'])
  screen.getByText('Larger than 512 MB. Load it on the server: npm run daftari -- load.')
  screen.getByText(/^This kind of file cannot be loaded. Save it as one of \.csv/)
  await press('Remove notes.pdf')
  expect(screen.queryByText('notes.pdf')).toBeNull()
})

it('leaves a file that is being sent when it is cancelled', async () => {
  let release = () => {}
  const wait = new Promise<{ body: LoadWhole }>(resolve => {
    release = () => resolve({ body: load })
  })
  open({ ...load, files: [] }, { 'POST /files': wait as never })
  await screen.findByRole('heading', { name: 'Files of the load' })
  const input = screen.getByLabelText('Choose files', { selector: 'input' })
  fireEvent.change(input, { target: { files: [new File(['a'], 'people.csv')] } })
  await screen.findByRole('progressbar', { name: 'Sending people.csv' })
  await press('Cancel sending people.csv')
  release()
  await waitFor(() => expect(screen.queryByText('people.csv')).toBeNull())
})

it('saves a corrected column at once, and keeps a refused choice with the reason', async () => {
  const corrected = {
    ...load,
    mapping: { columns: { people: { surName: 'Family name' } } },
    files: [{ ...load.files[0], parts: [{ ...part, columns: { ...part.columns, surName: 'Family name' } }] }],
  }
  const answers: Answers = { 'PUT /mapping': { body: corrected } }
  const { sent } = open(load, answers, '?step=columns')
  await screen.findByRole('table', { name: 'Columns of people.csv' })
  await choose('Column of Surname', 'Family name')
  await waitFor(() => expect(sent('PUT')).toHaveLength(1))
  expect(sent('PUT')[0]?.body).toEqual({ columns: { people: { surName: 'Family name' } } })
  answers['PUT /mapping'] = refusal
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Column of BRN' }).getAttribute('aria-disabled')).toBeNull(),
  )
  await choose('Column of BRN', 'Family name')
  await screen.findByText(/The mapping names a column X that Y does not have/)
  expect(screen.getByRole('combobox', { name: 'Column of BRN' }).textContent).toBe('Family name')
})

it('leaves a field out whose column was proposed by mistake, and never a required one', async () => {
  const proposed = { ...part, columns: { brn: 'Company No', surName: 'Family name' } }
  const mapping = { columns: { people: { surName: '' } } }
  const files = [{ id: '1', name: 'people.csv', bytes: 5, parts: [proposed] }]
  const { sent } = open({ ...load, files }, { 'PUT /mapping': { body: { ...load, mapping } } }, '?step=columns')
  await screen.findByRole('table', { name: 'Columns of people.csv' })
  await choose('Column of Surname', 'Leave this field out')
  await waitFor(() => expect(sent('PUT')[0]?.body).toEqual(mapping))
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Column of Surname' }).textContent).toBe('Leave this field out'),
  )
  await userEvent.click(screen.getByRole('combobox', { name: 'Column of BRN' }))
  await screen.findByRole('option', { name: 'Company No' })
  expect(screen.queryByRole('option', { name: 'Leave this field out' })).toBeNull()
})

it('names a required column that is missing, and does not go on without it', async () => {
  const missing = { ...part, columns: {}, missing: ['BRN'] }
  open({ ...load, files: [{ id: '1', name: 'people.csv', bytes: 5, parts: [missing] }] })
  await screen.findByText('No column is known for BRN, which is required.')
  expect(screen.getByRole('button', { name: 'Continue to the check' }).hasAttribute('disabled')).toBe(true)
  expect(screen.getByRole('tab', { name: /Check$/ }).hasAttribute('disabled')).toBe(true)
})

it('shows how far a check is, and stops it', async () => {
  const running: LoadWhole = { ...load, state: 'CHECKING', progress: { step: 'READ', kind: 'people', rows: 4000 } }
  const stopped = { code: 'load-file-broken', message: 'x', params: { file: 'people.csv', reason: 'It was stopped.' } }
  const { sent } = open(load, {
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
  const { sent } = open(checked)
  const table = await screen.findByRole('table', { name: 'Result by kind' })
  expect(
    within(table)
      .getAllByRole('cell')
      .slice(0, 4)
      .map(({ textContent }) => textContent),
  ).toEqual(['12,000', '11,990', '8', '2'])
  screen.getByText('day written as YYYY-MM-DD')
  screen.getByText('900')
  await screen.findByText(/Date of Birth: 30\/02\/1990 is not a day of the calendar. Enter a day/)
  screen.getByText(withDays(/Kept until 09-11-2026/))
  expect(sent('GET').filter(({ path }) => path === '/portal/load-findings')).toHaveLength(1)
})

it('writes only after a question that names source and numbers', async () => {
  const { sent } = open(checked, { 'POST /write': { body: { ...checked, state: 'WRITTEN', digest: 'ab12' } } })
  await userEvent.click(await screen.findByRole('button', { name: 'Continue to writing' }))
  await press('Write into the register')
  const question = screen.getByRole('dialog', { name: 'Write the load of Old register?' })
  within(question).getByText(/11,998 rows are written into the register. 2 refused rows are left out./)
  expect(sent('POST')).toHaveLength(0)
  await userEvent.click(within(question).getByRole('button', { name: 'YES' }))
  await screen.findByText('11,998 rows are in the register.')
  screen.getByText('ab12')
})

it('takes a written load back after a question, and names what was kept', async () => {
  open({ ...checked, state: 'WRITTEN' }, { 'POST /take-back': { body: { ...checked, state: 'TAKEN_BACK', kept: 1 } } })
  await userEvent.click(await screen.findByRole('button', { name: 'Take back' }))
  const question = screen.getByRole('dialog', { name: 'Take back the load of Old register?' })
  await userEvent.click(within(question).getByRole('button', { name: 'YES' }))
  await screen.findByText('The load is taken back, but 1 file was kept.')
  await screen.findByRole('region', { name: 'Findings' })
  expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull()
})

it('says why a writing failed, and keeps the result of the check', async () => {
  const fault = { code: 'load-file-broken', message: 'x', params: { file: 'people.csv', reason: 'The disk is full.' } }
  open({ ...checked, fault }, {}, '?step=write')
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
  open(checked, { 'GET /refused': { body: new Blob(['rows'], { type }) } })
  fireEvent.click(await screen.findByText('Download refused rows'))
  await waitFor(() => expect(saved).toEqual([name]))
})

it('discards a load that has written nothing, after a question', async () => {
  const { sent } = open(load, { 'DELETE ': { body: {} } })
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  const question = within(screen.getByRole('dialog', { name: 'Discard the load of Old register?' }))
  await userEvent.click(question.getByRole('button', { name: 'YES' }))
  await screen.findByText('Left for /home/loads')
  screen.getByText('The load of Old register is discarded')
  expect(sent('DELETE').map(({ path }) => path)).toEqual(['/portal/loads/7'])
})

it('leaves a written load as it is: no discard, no other files and columns', async () => {
  open({ ...checked, state: 'WRITTEN' }, {}, '?step=files')
  await screen.findByText('people.csv')
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Choose files' })).toBeNull()
})

it('leads to the list where there is no such load', async () => {
  open(load, { 'GET ': { status: 404, body: { code: 'no-such-entry', message: 'No such load' } } })
  await screen.findByRole('link', { name: /list/i })
})
