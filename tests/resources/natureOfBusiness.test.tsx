import { contract } from '@contract/index'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it } from 'vitest'
import en from '@/i18n/en/adminPages'
import publicPages from '@/i18n/en/publicPages'
import { addWords } from '@/i18n/words'
import isic from '@/resources/configurations/isic'
import { box } from '../support/mountForm'
import { mountListPage, unmountPages } from '../support/mountListPage'
import { pathOf } from '../support/pathOf'

beforeAll(() => {
  addWords(publicPages)
  addWords(en)
})
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
