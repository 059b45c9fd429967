import { toId } from '@contract/id'
import { PortalConfig } from '@contract/portalConfig'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { InternalAxiosRequestConfig } from 'axios'
import { afterEach, expect, it } from 'vitest'
import * as session from '@/authProvider/session'
import Activate from '@/customPages/activate/Activate'
import { createHttp } from '@/dataProvider/http'
import { startLanguage } from '@/i18n/languages'
import { recordedHttp } from '../support/recordedHttp'

const user = { userId: toId('7'), givenName: 'Grace', surName: 'Nakato', roles: [] }

/** The page behind a link, on a host where a password is refused. */
const open = async () => {
  await startLanguage(['en'], 'en')
  history.replaceState(null, '', '/activate#a-token')
  const http = createHttp(PortalConfig.parse({}), { token: session.token, ended: () => undefined })
  http.client.defaults.adapter = async (request: InternalAxiosRequestConfig) => {
    const opening = request.url === '/portal/activation'
    const response = {
      status: opening ? 200 : 400,
      data: opening ? { data: { name: 'Ruth Auma' } } : { status: 400, message: 'That password is known to many' },
      statusText: '',
      headers: {},
      config: request,
    }
    if (opening) return response
    throw Object.assign(new Error('refused'), { isAxiosError: true, config: request, response })
  }
  render(<Activate http={http} />)
}
afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

it('keeps a password that is too long and reports its length', async () => {
  await open()
  const typing = userEvent.setup()
  const typed = 'correct-horse-'.repeat(15)
  for (const label of ['New password', 'Repeat password']) {
    await typing.click(await screen.findByLabelText(label))
    await typing.paste(typed)
  }
  await typing.keyboard('{Enter}')
  await screen.findByText('Use at most 200 characters')
  expect(screen.getByLabelText('New password')).toHaveProperty('value', typed)
})

it('removes the stored token when the password is refused, and shows the reason (000 section 7)', async () => {
  session.start({ accessToken: 'token-1', user })
  await open()
  const typing = userEvent.setup()
  await typing.type(await screen.findByLabelText('New password'), 'correct-horse-battery')
  await typing.type(screen.getByLabelText('Repeat password'), 'correct-horse-battery')
  expect(session.token()).toBe('token-1')
  await typing.keyboard('{Enter}')
  await screen.findByText('That password is known to many')
  expect(session.token()).toBeUndefined()
})

it('opens another link that is followed in the same tab', async () => {
  await startLanguage(['en'], 'en')
  history.replaceState(null, '', '/activate#old-token')
  const { http } = recordedHttp(({ body }) =>
    JSON.stringify(body).includes('old-token')
      ? { status: 410, body: { status: 410, code: 'link-expired', message: 'This link has expired' } }
      : { body: { data: { name: 'Ruth Auma' } } },
  )
  render(<Activate http={http} />)
  await screen.findByText(/expired|ended/i)
  location.hash = '#new-token'
  await screen.findByText('Ruth Auma')
})

it.each([
  ['is taken', { body: { message: 'Done' } }],
  ['is refused', { status: 410, body: { status: 410, code: 'link-expired', message: 'This link has expired' } }],
])('stays with the link that was followed while the password for an earlier one %s', async (_, late) => {
  await startLanguage(['en'], 'en')
  history.replaceState(null, '', '/activate#old-token')
  let answer: (late: object) => void = () => undefined
  const { http, asked } = recordedHttp(({ path, body }) => {
    const name = JSON.stringify(body).includes('old-token') ? 'Ben Okello' : 'Ruth Auma'
    if (path === '/portal/activation') return { body: { data: { name } } }
    return name === 'Ben Okello' ? new Promise(done => (answer = done)) : { body: { message: 'Done' } }
  })
  render(<Activate http={http} />)
  const typing = userEvent.setup()
  const choose = async () => {
    await typing.type(screen.getByLabelText('New password'), 'correct-horse-battery')
    await typing.type(screen.getByLabelText('Repeat password'), 'correct-horse-battery{Enter}')
  }
  await screen.findByText('Ben Okello')
  await choose()
  await waitFor(() => expect(asked).toHaveLength(2))
  location.hash = '#new-token'
  await screen.findByText('Ruth Auma')
  await act(async () => answer(late))
  await screen.findByText('Ruth Auma')
  expect(location.hash).toBe('#new-token')
  await choose()
  await waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ token: 'new-token' }))
  await screen.findByRole('link', { name: 'Go to sign in' })
  expect(location.hash).toBe('')
})
