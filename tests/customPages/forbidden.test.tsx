import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { missingPermissions } from '@/authProvider/access'
import * as session from '@/authProvider/session'
import { Forbidden } from '@/customPages/forbidden/Forbidden'
import publicPages from '@/i18n/en/publicPages'
import { addWords } from '@/i18n/words'
import { unmountPages } from '../support/mountListPage'
import { recordedHttp } from '../support/recordedHttp'

beforeAll(() => addWords(publicPages))
beforeEach(() => {
  session.start({ accessToken: 't', user: { userId: 'me' as never, givenName: 'Isaac' } })
  session.noteRefused({ path: 'registry/mda', missing: ['can_view_registry'] })
})
afterEach(() => {
  unmountPages()
  session.clear()
})

const ADMIN = '00000000-0000-4000-8000-00000000000a'
const host: Parameters<typeof recordedHttp>[0] = ({ method }) =>
  method === 'GET'
    ? { body: { roles: ['ROLE_REGISTRAR'], givers: [{ id: ADMIN, name: 'Grace Nakato' }] } }
    : { body: { code: 'access-asked', params: { name: 'Grace Nakato' }, message: 'asked' } }

const open = (announced?: []) => {
  const { http, asked } = recordedHttp(host, announced && { announced })
  render(<Forbidden http={http} home="/home/dashboard" onAgain={() => undefined} />)
  return asked
}

it('keeps the words of the documents, and names page, permission and roles beside them', async () => {
  const asked = open()
  screen.getByRole('heading', { name: "Forbidden - that's all we know" })
  await screen.findByText('Page: MDA Registry')
  screen.getByText('Missing: Registry and entity search (can_view_registry)')
  await screen.findByText('Roles with it: Registrar')
  expect(asked.map(({ query }) => query)).toEqual([{ permissions: 'can_view_registry' }])
})

it('asks one of the people who can give a role', async () => {
  const asked = open()
  await userEvent.click(await screen.findByRole('button', { name: 'Ask for access' }))
  await screen.findByText('Grace Nakato was asked, and sees the request in Work.')
  expect(asked.at(-1)?.body).toMatchObject({ to: ADMIN, text: expect.stringContaining('MDA Registry') })
})

it('says what is missing without a request on a host that takes none', async () => {
  const asked = open([])
  await screen.findByText('Missing: Registry and entity search (can_view_registry)')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Ask for access' })).toBeNull())
  expect(asked).toEqual([])
})

it('is missing what the matched routes need and the person does not hold', () => {
  const holds = (permission: string) => permission === 'can_view_registry'
  expect(missingPermissions('registry/mda', holds)).toEqual(['can_view_blacklist_registry'])
  expect(missingPermissions('registry', holds)).toEqual([])
})
