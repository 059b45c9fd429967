import { reset } from '@contract/auth/reset'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { RequestLink } from '@/customPages/resetPassword/RequestLink'
import { ResetPassword } from '@/customPages/resetPassword/ResetPassword'
import { chooseLanguage, startLanguage } from '@/i18n/languages'
import { pathOf } from '../support/pathOf'
import { recordedHttp } from '../support/recordedHttp'

beforeEach(() => startLanguage(['en', 'sw'], 'en'))
afterEach(async () => {
  cleanup()
  await chooseLanguage('en')
  localStorage.clear()
})

const box = (label = 'Email') => screen.getByLabelText<HTMLInputElement>(label)
const send = (email: string, label?: string) => {
  fireEvent.change(box(label), { target: { value: email } })
  fireEvent.submit(box(label))
}
const sentTo = (email: string) =>
  screen.findByText(`If ${email} belongs to an account`, { exact: false, selector: '[role=status] *, [role=status]' })

describe('the reset page of a host that mails links', () => {
  const open = (host: Parameters<typeof recordedHttp>[0] = () => ({ body: { code: 'reset-requested' } })) => {
    const { http, asked } = recordedHttp(host)
    render(<RequestLink http={http} />)
    return asked
  }

  it('refuses an empty box and what is no address, and sends an address in the language of the page', async () => {
    const asked = open()
    screen.getByText('You will receive a link', { exact: false })
    fireEvent.submit(box())
    screen.getByText('Enter your email address')
    send('registrar')
    screen.getByText('Enter an email address, for example', { exact: false })
    expect(document.activeElement).toBe(box())
    expect(asked).toEqual([])
    send(' amina@registry.example')
    await sentTo('amina@registry.example')
    expect(asked).toMatchObject([{ path: pathOf(reset.request), body: { email: 'amina@registry.example' } }])
    expect(asked[0]?.headers['Accept-Language']).toBe('en')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(screen.getByText('Back to sign in').getAttribute('href')).toBe('/login')
    await chooseLanguage('sw')
    await waitFor(() => box('Barua pepe'))
    send('amina@registry.example', 'Barua pepe')
    await waitFor(() => expect(asked[1]?.headers['Accept-Language']).toBe('sw'))
  })

  it('keeps the address, and says how long to wait after too many requests', async () => {
    const body = { code: 'too-many-tries', message: 'No', params: { minutes: 1 } }
    open(() => ({ status: 429, body }))
    send('nobody@registry.example')
    await screen.findByText('Too many attempts. Wait 1 min and try again.')
    expect(box().value).toBe('nobody@registry.example')
  })
})

describe('the reset page of another host', () => {
  it.each([
    ['sends nothing', false],
    ['sends the call where its switch is on', true],
  ])('shows what was typed, and %s', async (_, callsHost) => {
    const { http, asked } = recordedHttp(() => ({ status: 404 }))
    render(<ResetPassword http={http} callsHost={callsHost} />)
    send('amina@registry.example')
    const shown = screen.getByRole('alertdialog')
    expect(shown.textContent).toContain('amina@registry.example')
    await act(async () => fireEvent.click(screen.getByText('OK')))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(asked.map(({ path, body }) => [path, body])).toEqual(
      callsHost ? [[pathOf(reset.request), { email: 'amina@registry.example' }]] : [],
    )
  })
})
