import type { LoadWhole } from '@contract/portal/loads'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import loadWords from '@/i18n/en/loads'
import { addWords } from '@/i18n/words'
import { unmountParts } from '../support/mountPart'
import { type Answers, load, openLoad, part } from '../support/openLoad'

beforeAll(() => addWords(loadWords))
afterEach(() => {
  vi.restoreAllMocks()
  unmountParts()
})

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
  const { sent } = openLoad({ ...load, files: [] }, { 'POST /files': { body: load } })
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
  openLoad({ ...load, files: [] }, { 'POST /files': wait as never })
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
  const { sent } = openLoad(load, answers, '?step=columns')
  await screen.findByRole('table', { name: 'Columns of people.csv' })
  await choose('Column of Surname', 'Family name')
  await waitFor(() => expect(sent('PUT')).toHaveLength(1))
  expect(sent('PUT')[0]?.body).toEqual({ columns: { people: { surName: 'Family name' } } })
  answers['PUT /mapping'] = refusal
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Column of BRN' }).getAttribute('aria-busy')).toBe('false'),
  )
  await choose('Column of BRN', 'Family name')
  await screen.findByText(/The mapping names a column X that Y does not have/)
  expect(screen.getByRole('combobox', { name: 'Column of BRN' }).textContent).toBe('Family name')
})

it('leaves the focus on the box of a choice while it is saved, and takes no other choice meanwhile', async () => {
  let release = () => {}
  const saved = new Promise<{ body: LoadWhole }>(resolve => {
    release = () => resolve({ body: load })
  })
  const { sent } = openLoad(load, { 'PUT /mapping': saved as never }, '?step=columns')
  const box = await screen.findByRole('combobox', { name: 'Column of Surname' })
  box.focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.click(await screen.findByRole('option', { name: 'Family name' }))
  await waitFor(() => expect(box.getAttribute('aria-busy')).toBe('true'))
  await waitFor(() => expect(document.activeElement).toBe(box))
  // A browser takes the focus from a box that cannot have it.
  expect([box.tabIndex, box.getAttribute('aria-disabled')]).toEqual([0, null])
  await userEvent.keyboard('{Enter}')
  expect(screen.queryByRole('listbox')).toBeNull()
  release()
  await waitFor(() => expect(box.getAttribute('aria-busy')).toBe('false'))
  expect(document.activeElement).toBe(box)
  expect(sent('PUT')).toHaveLength(1)
})

it('leaves a field out whose column was proposed by mistake, and never a required one', async () => {
  const proposed = { ...part, columns: { brn: 'Company No', surName: 'Family name' } }
  const mapping = { columns: { people: { surName: '' } } }
  const files = [{ id: '1', name: 'people.csv', bytes: 5, parts: [proposed] }]
  const { sent } = openLoad({ ...load, files }, { 'PUT /mapping': { body: { ...load, mapping } } }, '?step=columns')
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
  openLoad({ ...load, files: [{ id: '1', name: 'people.csv', bytes: 5, parts: [missing] }] })
  await screen.findByText('No column is known for BRN, which is required.')
  expect(screen.getByRole('button', { name: 'Continue to the check' }).hasAttribute('disabled')).toBe(true)
  expect(screen.getByRole('tab', { name: /Check$/ }).hasAttribute('disabled')).toBe(true)
})
