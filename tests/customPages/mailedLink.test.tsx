import { activation } from '@contract/auth/activation'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import Activate from '@/customPages/activate/Activate'
import publicPages from '@/i18n/en/publicPages'
import { addWords } from '@/i18n/words'
import { pathOf } from '../support/pathOf'
import { recordedHttp } from '../support/recordedHttp'

beforeAll(() => addWords(publicPages))
afterEach(() => {
  cleanup()
  history.replaceState(null, '', '/')
})

type Host = Parameters<typeof recordedHttp>[0]
const owner = { name: 'Ruth Auma', email: 'ruth@registry.example', staff: true }
const good: Host = ({ path }) => ({ body: path === pathOf(activation.open) ? owner : { message: 'Done' } })
const ended = (code: string, status = 410) => ({ status, body: { status, code, message: 'It has ended' } })

const open = (host: Host, address = '/activate#a-token', page?: 'newPassword') => {
  history.replaceState(null, '', address)
  const { http, asked } = recordedHttp(host)
  render(<Activate http={http} {...(page && { page })} />)
  return asked
}
const enter = (password: string, again: string) => {
  const box = screen.getByLabelText('New password')
  fireEvent.change(box, { target: { value: password } })
  fireEvent.change(screen.getByLabelText('Repeat password'), { target: { value: again } })
  fireEvent.submit(box)
}
const focused = () => (document.activeElement as HTMLInputElement).name

describe('a mailed link', () => {
  it.each([
    ['activate', undefined, 'Your account is active'],
    ['new-password', 'newPassword', 'Your password was changed'],
  ] as const)('to /%s takes a password that is long enough and typed twice the same', async (path, page, done) => {
    const asked = open(good, `/${path}#a-token`, page)
    await screen.findByText('Ruth Auma')
    enter('short', 'short')
    screen.getByText('Use at least 12 characters')
    expect(focused()).toBe('password')
    enter('two boats on the lake', 'two boats on a lake')
    screen.getByText('The passwords do not match')
    expect(focused()).toBe('again')
    expect(asked).toHaveLength(1)
    enter('two boats on the lake', 'two boats on the lake')
    await screen.findByText(done)
    expect(asked.map(({ path, body }) => [path, body])).toEqual([
      [pathOf(activation.open), { token: 'a-token' }],
      [pathOf(activation.setPassword), { token: 'a-token', password: 'two boats on the lake' }],
    ])
    expect(location.pathname + location.hash).toBe(`/${path}`)
    expect(screen.getByText('Go to sign in').getAttribute('href')).toBe('/login')
  })

  it.each([
    ['link-used', 410, 'This link has already been used. Sign in with the password that was chosen.'],
    ['link-replaced', 410, 'This link has been replaced. Use the newest one you received, or ask for a new one.'],
    ['link-expired', 410, 'This link has expired. Ask for a new one.'],
    ['link-unknown', 404, 'This link is not valid. Open it again from the message, or ask for a new one.'],
  ])('says why it does not open: %s', async (code, status, says) => {
    open(() => ended(code, status))
    await screen.findByText(says)
    screen.getByText('Ask the person who opened your account for a new link.')
    expect(screen.queryByLabelText('New password')).toBeNull()
  })

  it('without a token is not valid, and asks nobody', async () => {
    expect(open(good, '/activate')).toEqual([])
    await screen.findByText('This link is not valid.', { exact: false })
  })

  it('for a new password leads to the page that sends another when it has ended', async () => {
    open(() => ended('link-expired'), '/new-password#a-token', 'newPassword')
    expect((await screen.findByText('Request a new link')).getAttribute('href')).toBe('/reset-password')
  })

  it('can be checked again after a lost connection, and says when it has expired meanwhile', async () => {
    let isLost = true
    const asked = open(asked => {
      if (isLost) throw Object.assign(new Error('offline'), { isAxiosError: true, code: 'ERR_NETWORK' })
      return asked.path === pathOf(activation.open) ? good(asked) : ended('link-expired')
    })
    await screen.findByText('The registry cannot be reached.', { exact: false })
    isLost = false
    fireEvent.click(screen.getByText('Try again'))
    await screen.findByText('Ruth Auma')
    enter('two boats on the lake', 'two boats on the lake')
    await screen.findByText('This link has expired.', { exact: false })
    await waitFor(() => expect(asked).toHaveLength(3))
  })
})
