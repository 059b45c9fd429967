import { session as calls } from '@contract/auth/session'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { forgetNotices } from '@/components/notices'
import { SignIn } from '@/customPages/signIn/SignIn'
import publicPages from '@/i18n/en/publicPages'
import { addWords } from '@/i18n/words'
import { recordedHttp } from '../support/recordedHttp'

beforeEach(() => {
  addWords(publicPages)
  history.replaceState(null, '', '/login')
})
afterEach(() => {
  cleanup()
  forgetNotices()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

type Host = Parameters<typeof recordedHttp>[0]
const answer: Host = ({ path }) =>
  path === calls.signIn.path
    ? { body: { message: 'Code sent', data: 'challenge' } }
    : { body: { accessToken: 't', user: { userId: '7', givenName: 'Amina', surName: 'Nakato', roles: [] } } }

const open = (host: Host) => {
  const { http, asked } = recordedHttp(host)
  render(<SignIn http={http} onCodeAsked={() => undefined} />)
  return (call: { path: string }) => asked.filter(({ path }) => path === call.path).length
}
const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const enter = () => {
  fireEvent.change(box('Username or Email'), { target: { value: 'clerk' } })
  fireEvent.change(box('Password'), { target: { value: 'pa ss' } })
  fireEvent.submit(box('Password'))
}
const codeBoxes = () => screen.findAllByLabelText<HTMLInputElement>(/^Digit \d of 4$/)
const paste = async () => {
  const [first] = await codeBoxes()
  if (first) fireEvent.paste(first, { clipboardData: { getData: () => '4821' } })
}

const faults: [string, Host][] = [
  ['an error without a message', () => ({ status: 500, body: { timestamp: 0, path: '/' } })],
  ['the page of a gateway', () => ({ status: 502, body: '<html><h1>502 Bad Gateway</h1></html>' })],
  [
    'a lost connection',
    () => {
      throw Object.assign(new Error('Network Error'), { isAxiosError: true, code: 'ERR_NETWORK' })
    },
  ],
]

it.each(faults)('keeps the input and continues when the first answer is %s', async (_, fault) => {
  let fails = true
  const times = open(asked => (fails ? fault(asked) : answer(asked)))
  enter()
  await waitFor(() => expect(document.querySelector('form [role=alert]')?.textContent).toBeTruthy())
  expect([box('Username or Email').value, box('Password').value]).toEqual(['clerk', 'pa ss'])
  fails = false
  fireEvent.submit(box('Password'))
  await screen.findByText('Verify that it is you signing in')
  fails = true
  await paste()
  fireEvent.click(await screen.findByText('Resend Code'))
  screen.getByText('Verify that it is you signing in')
  expect((await codeBoxes()).map(({ value }) => value)).toEqual(['', '', '', ''])
  fails = false
  await paste()
  await waitFor(() => expect(location.pathname).toBe('/home'))
  expect([times(calls.signIn), times(calls.validateCode)]).toEqual([2, 2])
})

it('sends once to a slow host, and shows progress', async () => {
  let release = () => {}
  const times = open(async asked => {
    await new Promise<void>(done => {
      release = done
    })
    return answer(asked)
  })
  enter()
  await waitFor(() => expect(times(calls.signIn)).toBe(1))
  expect(document.querySelector('button[type=submit]')?.getAttribute('aria-disabled')).toBe('true')
  fireEvent.submit(box('Password'))
  release()
  await paste()
  await waitFor(() => expect(times(calls.validateCode)).toBe(1))
  screen.getByText('Checking the code…')
  await paste()
  release()
  await waitFor(() => expect(location.pathname).toBe('/home'))
  expect([times(calls.signIn), times(calls.validateCode)]).toEqual([1, 1])
})
