import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import en from '@/i18n/en/adminPages'
import { addWords } from '@/i18n/words'
import { assignRoles } from '@/resources/accounts/roleActions'
import { mountForm, unmountForms } from '../support/mountForm'

beforeAll(() => addWords(en))
afterEach(() => {
  cleanup()
  unmountForms()
})

it('names the field whose options could not be read', async () => {
  const field = assignRoles.form?.fields.roleId
  if (!field?.among || field.among.search) throw new Error('a role is chosen from all of them')
  mountForm({ roleId: field as never }, { host: () => ({ status: 500, body: { message: 'The roles are away' } }) })
  const failure = await screen.findByRole('alert')
  const box = failure.closest<HTMLElement>('.field')
  if (!box) throw new Error('the failure stands in no field')
  within(box).getByText(field.label)
  within(box).getByText('The roles are away')
})

it('keeps a search and the failure of its answer together', async () => {
  const field = assignRoles.form?.fields.userId
  if (!field?.among?.search) throw new Error('a role is given to a member of staff who is searched for')
  mountForm({ userId: field as never }, { host: () => ({ status: 500, body: { message: 'The staff are away' } }) })
  const failure = await screen.findByRole('alert')
  const around = failure.parentElement
  if (!around) throw new Error('the failure stands nowhere')
  within(around).getByPlaceholderText(field.among.search.placeholder)
  expect(around.className).toBe('form-asking')
})
