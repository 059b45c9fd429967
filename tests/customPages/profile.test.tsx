import { extensions } from '@contract/extensions'
import { toId } from '@contract/id'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import * as session from '@/authProvider/session'
import { AnnouncedExtensions } from '@/components/hostExtensions'
import { Notification } from '@/components/notices/Notification'
import Profile from '@/customPages/profile/Profile'
import { createDataProvider } from '@/dataProvider'
import { loadedDefinitions } from '@/definition/defineArea'
import en from '@/i18n/en/adminPages'
import publicPages from '@/i18n/en/publicPages'
import { addWords } from '@/i18n/words'
import staff from '@/resources/accounts/staffRoles'
import { adminContext } from '../support/adminContext'
import { unmountPages } from '../support/mountListPage'
import { recordedHttp } from '../support/recordedHttp'

beforeAll(() => {
  addWords(publicPages)
  addWords(en)
})
beforeEach(() =>
  session.start({ accessToken: 't', user: { userId: toId('me'), givenName: 'Ada', phoneNumber: '0772 000 111' } }),
)
afterEach(() => {
  unmountPages()
  session.clear()
})

const open = (host: Parameters<typeof recordedHttp>[0], announced = extensions) => {
  const { http, asked } = recordedHttp(host)
  const dataProvider = createDataProvider(loadedDefinitions([]), http, { paths: {} }, () => ({ userId: toId('me') }))
  render(
    <AnnouncedExtensions value={new Set(announced)}>
      <Notification />
      <Profile people={staff} />
    </AnnouncedExtensions>,
    { wrapper: adminContext(dataProvider) },
  )
  return asked
}
const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })

it('changes the password of who gives the present one, and keeps it out of every storage', async () => {
  const asked = open(() => ({ body: { code: 'password-changed' } }))
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }))
  type('Present password', 'the old one of mine')
  type('New password', 'two boats on the lake')
  type('Repeat new password', 'two boats on the lake')
  expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('boats')
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }))
  await screen.findByText('Your password was changed.')
  expect(asked.map(({ path, body }) => [path, body])).toEqual([
    ['/portal/profile/password', { present: 'the old one of mine', password: 'two boats on the lake' }],
  ])
  expect(screen.queryByLabelText('Present password')).toBeNull()
})

it('sends nothing that is too short or typed differently, and says so beside the box', async () => {
  const asked = open(() => ({}))
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }))
  type('New password', 'short')
  type('Repeat new password', 'another')
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }))
  screen.getByText('Enter a password')
  screen.getByText('Use at least 12 characters')
  screen.getByText('The two new passwords are not the same')
  expect(asked).toEqual([])
})

it('keeps what was typed when the present password is wrong', async () => {
  open(() => ({ status: 400, body: { code: 'wrong-password', message: 'The present password is not correct.' } }))
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }))
  type('Present password', 'not it')
  type('New password', 'two boats on the lake')
  type('Repeat new password', 'two boats on the lake')
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }))
  await screen.findByText('The present password is not correct.')
  expect((screen.getByLabelText('New password') as HTMLInputElement).value).toBe('two boats on the lake')
})

it('changes the telephone, and shows the new one at once', async () => {
  const asked = open(() => ({ body: { code: 'telephone-changed' } }))
  await userEvent.click(screen.getByRole('button', { name: 'Change telephone' }))
  type('Telephone', 'none')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  screen.getByText('Enter a telephone number, for example +256 772 123456')
  type('Telephone', '+256 772 000 222')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.getAllByText('+256 772 000 222')).toHaveLength(1))
  expect(asked.map(({ body }) => body)).toEqual([{ phone: '+256 772 000 222' }])
  expect(session.currentUser()?.phoneNumber).toBe('+256 772 000 222')
})

it('offers no change on another host', () => {
  open(() => ({}), [])
  expect(screen.queryByRole('button', { name: 'Change password' })).toBeNull()
})

it('shows names, contacts, identity and department, and roles without underscores with the number of permissions', () => {
  const permissions = ['can_view_registry', 'can_access_dashboard'].map(permission => ({
    permission,
    group: 'general',
  }))
  session.start({
    accessToken: 't',
    user: {
      userId: toId('me'),
      givenName: 'Grace',
      surName: 'Nakato',
      email: 'grace@registry.example',
      phoneNumber: '+256 700 000 100',
      idType: 'NATIONAL_ID',
      idNumber: 'CM12345678901A',
      department: { departmentName: 'Information Technology' },
      roles: [{ name: 'ROLE_ADMINISTRATOR', permissions }],
    },
  })
  open(() => ({}), [])
  const facts = [...document.querySelectorAll('dd')].map(fact => fact.textContent)
  expect(facts).toEqual([
    'Grace Nakato',
    'grace@registry.example',
    '+256 700 000 100',
    'National ID',
    'CM12345678901A',
    'Information Technology',
  ])
  const cells = [...document.querySelectorAll('td')].map(cell => cell.textContent)
  expect(cells).toEqual(['ROLE ADMINISTRATOR', '2'])
})
