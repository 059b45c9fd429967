import { contract } from '@contract/index'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import isic from '@/resources/configurations/isic'
import { choose } from '../support/fillBoxes'
import { dialogCloses, headings, inRows, press } from '../support/listPresses'
import { box } from '../support/mountForm'
import { mountListPage, unmountPages } from '../support/mountListPage'
import { pathOf } from '../support/pathOf'

afterEach(unmountPages)

const parent = { id: 'P', code: 'P', description: 'Parent', parentId: null }
const fill = (label: RegExp, value: string) => fireEvent.change(box(label), { target: { value } })
const openForm = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Add Category' }))
  const dialog = within(await screen.findByRole('dialog'))
  return { dialog, submit: () => userEvent.click(dialog.getByRole('button', { name: 'Submit' })) }
}

it('shows field errors for missing, too long and duplicate values, and keeps the input', async () => {
  const taken = 'The code a is already used by Agriculture, forestry and fishing.'
  const { asked } = mountListPage(isic, ({ method }) =>
    method === 'POST'
      ? { status: 409, body: { code: 'x', message: taken, fields: { code: taken } } }
      : { body: { data: [parent] } },
  )
  await screen.findByText('Parent')
  const { dialog, submit } = await openForm()
  await submit()
  expect(await dialog.findAllByText('Field is required')).toHaveLength(2)
  fill(/^Code/, '9'.repeat(101))
  fill(/^Description/, 'x'.repeat(101))
  await submit()
  expect(await dialog.findAllByText('Name must be less than 100 characters')).toHaveLength(2)
  expect(asked.map(({ method }) => method)).not.toContain('POST')
  fill(/^Code/, 'a')
  fill(/^Description/, 'Keeping of silkworms')
  await submit()
  await dialog.findByText(taken)
  await screen.findByText('Invalid')
  expect(box(/^Description/).value).toBe('Keeping of silkworms')
})

it('shows a new category below its open parent before a host of one level', async () => {
  const below = [{ id: 'C1', code: 'P1', description: 'First child', parentId: 'P' }]
  const children = pathOf(contract.isicChildren.list)
  mountListPage(
    isic,
    ({ method, path }) => {
      if (method === 'GET') return { body: { data: path === children ? below : [parent] } }
      below.push({ id: 'C2', code: 'P2', description: 'Second child', parentId: 'P' })
      return { body: { message: 'Added' } }
    },
    '?view=tree&branch=P',
    { announced: [] },
  )
  const item = (name: string) => screen.findByRole('treeitem', { name })
  await item('P1 First child')
  const { submit } = await openForm()
  fill(/^Description/, 'Second child')
  fill(/^Code/, 'P2')
  await submit()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await item('P2 Second child')
})

it('is a table with categories under their parent, on every page, with read-only details of each', async () => {
  const categories = [
    { id: 'A', code: 'A', description: 'Agriculture', parentId: null },
    ...Array.from({ length: 20 }, (_, at) => {
      const code = String(at + 1).padStart(2, '0')
      return { id: code, code, description: `Division ${code}`, parentId: 'A' }
    }),
    { id: '011', code: '011', description: 'Growing of rice', parentId: '01' },
  ]
  mountListPage(isic, () => ({ body: { data: categories } }), '?page=2')
  await screen.findByText('16 - 22 of 22')
  const parents = () => [...document.querySelectorAll('tbody th')].map(({ textContent }) => textContent)
  await waitFor(() => expect(parents()).toEqual(['A · Agriculture', '01 · Division 01']))
  expect(headings()).toEqual(['Code', 'Description', 'Action'])
  const searched = screen.getByPlaceholderText('Press enter to search')
  fireEvent.change(searched, { target: { value: 'growing of rice' } })
  fireEvent.keyDown(searched, { key: 'Enter' })
  await waitFor(() => expect(parents()).toEqual(['01 · Division 01']))
  const row = screen.getByText('011').closest('tr')
  fireEvent.keyDown(row ?? document.body, { key: 'Enter' })
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText('011 · Growing of rice')
  expect(location.search).toContain('open=edit.011')
  // Read only: the host has no call for it.
  expect(dialog.queryByRole('textbox')).toBeNull()
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  await dialogCloses()
  fireEvent.click(screen.getByText('Description', { selector: 'thead button' }))
  await waitFor(() => expect(parents()).toEqual([]))
  screen.getByText('011')
})

it('takes a new category below the parent that is chosen', async () => {
  const rows: object[] = [parent]
  const { asked } = mountListPage(isic, ({ method, body }) => {
    if (method === 'GET') return { body: { data: rows } }
    rows.push({ ...(body as object), id: '0149S' })
    return { body: { status: 200, message: 'Added' } }
  })
  fireEvent.click(await screen.findByText('Add Category'))
  await screen.findByRole('dialog')
  fill(/^Code/, '0149S')
  fill(/^Description/, 'Keeping of silkworms')
  await choose(/^Parent/, 'P · Parent')
  await press('Submit')
  await dialogCloses()
  await screen.findByText('Keeping of silkworms', inRows)
  expect(document.querySelector('tbody th')?.textContent).toBe('P · Parent')
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
    ...{ code: '0149S', description: 'Keeping of silkworms', parentId: 'P' },
  })
})
