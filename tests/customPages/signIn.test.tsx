import { toId } from '@contract/id'
import { PortalConfig } from '@contract/portalConfig'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { InternalAxiosRequestConfig } from 'axios'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as session from '@/authProvider/session'
import { forgetNotices, Notification } from '@/components/notices'
import { go, usePath } from '@/components/publicUi/navigation'
import { SignIn } from '@/customPages/signIn/SignIn'
import { createHttp, type Http } from '@/dataProvider/http'
import { startLanguage } from '@/i18n/languages'

type Answer = { status: number; data: unknown; after?: Promise<unknown> }
type Asked = { url: string | undefined; body: unknown; token: unknown }

const user = { userId: '7', givenName: 'Grace', surName: 'Nakato', roles: [] }
const sent: Answer = { status: 200, data: { message: 'Code sent to g***@x.org', data: 'challenge-1' } }
const accepted: Answer = { status: 200, data: { accessToken: 'token-1', user } }
const refused = (status: number, message: string): Answer => ({ status, data: { status, message } })

/** Shows the sign-in page at its address, and the path at any other. */
const Portal = ({ http }: { http: Http }) => {
  const path = usePath()
  return path === '/login' ? <SignIn http={http} onCodeAsked={() => undefined} /> : <p>at {path}</p>
}

/** The page against the wire: what each path answers, in turn, and what was asked. */
const open = (answers: Record<string, Answer[]>) => {
  const asked: Asked[] = []
  const http = createHttp(PortalConfig.parse({}), { token: session.token, ended: () => undefined })
  http.client.defaults.adapter = async (request: InternalAxiosRequestConfig) => {
    asked.push({
      url: request.url,
      body: JSON.parse(String(request.data)),
      token: request.headers.get('Authorization'),
    })
    const answer = answers[request.url ?? '']?.shift() ?? refused(500, 'Not expected')
    await answer.after
    const response = { ...answer, statusText: '', headers: {}, config: request }
    if (answer.status < 400) return response
    throw Object.assign(new Error('refused'), { isAxiosError: true, config: request, response })
  }
  render(
    <>
      <Portal http={http} />
      <Notification />
    </>,
  )
  return asked
}

/** Answer that comes when `arrive` is called, which returns once the page has dealt with it. */
const later = (answer: Answer) => {
  let go: (value?: unknown) => void = () => undefined
  const after = new Promise(done => {
    go = done
  })
  const arrive = async () => {
    go()
    await new Promise(done => setTimeout(done))
  }
  return { ...answer, after, arrive }
}

const SIGN_IN = '/auth/api/auth/signin/backoffice'
const CODE = '/auth/api/auth/validate-login-code'
const END_OLD = '/auth/api/auth/logout/at-login'

const enter = async (name = 'grace', password = 'pa ss') => {
  await userEvent.type(screen.getByLabelText('Username or Email'), name)
  await userEvent.type(screen.getByLabelText('Password'), `${password}{Enter}`)
}
const boxes = () => screen.findAllByLabelText(/^Digit \d of 4$/)
const shown = async () => (await boxes()).map(box => (box as HTMLInputElement).value)

beforeEach(async () => {
  sessionStorage.clear()
  localStorage.clear()
  forgetNotices()
  history.replaceState(null, '', '/login')
  await startLanguage(['en', 'sw', 'fr'], 'en')
})
afterEach(cleanup)

describe('step one', () => {
  it('sends name and password without a token, and shows the server’s message', async () => {
    const asked = open({ [SIGN_IN]: [sent] })
    await enter()
    expect(await screen.findByText('Verify that it is you signing in')).toBeDefined()
    expect(screen.getByText('Code sent to g***@x.org')).toBeDefined()
    expect(asked).toEqual([{ url: SIGN_IN, body: { usernameOrEmail: 'grace', password: 'pa ss' }, token: undefined }])
  })

  it('goes on to the code where the server answers a number as the code of its message', async () => {
    open({ [SIGN_IN]: [{ status: 200, data: { code: 200, message: 'Code sent', data: 'challenge-1' } }] })
    await enter()
    expect(await boxes()).toHaveLength(4)
  })

  it('sends a long password uncut', async () => {
    const asked = open({ [SIGN_IN]: [refused(401, 'Invalid credentials')] })
    await userEvent.type(screen.getByLabelText('Username or Email'), 'grace')
    await userEvent.click(screen.getByLabelText('Password'))
    await userEvent.paste('a long password '.repeat(20))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(asked[0]?.body).toMatchObject({ password: 'a long password '.repeat(20) }))
  })

  it('names missing fields and sends nothing', async () => {
    const asked = open({})
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(screen.getByText('Enter your username or email')).toBeDefined()
    expect(screen.getByText('Enter your password')).toBeDefined()
    expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true')
    await userEvent.type(screen.getByLabelText('Username or Email'), 'grace')
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(screen.queryByText('Enter your username or email')).toBeNull()
    expect(document.activeElement).toBe(screen.getByLabelText('Password'))
    expect(asked).toEqual([])
  })

  it('shows a refusal in a toast titled Error and on the form', async () => {
    open({ [SIGN_IN]: [refused(400, 'The username or password is not correct.')] })
    await enter()
    await waitFor(() => expect(screen.getAllByText('The username or password is not correct.')).toHaveLength(2))
    expect(screen.getByText('Error')).toBeDefined()
    expect(screen.getByLabelText<HTMLInputElement>('Username or Email').value).toBe('grace')
  })

  it('stores only the name, and fills it in the next time', async () => {
    open({ [SIGN_IN]: [sent] })
    await userEvent.click(screen.getByLabelText('Remember me'))
    await enter()
    await boxes()
    expect(Object.values({ ...localStorage })).toContain('grace')
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('pa ss')
    cleanup()
    open({})
    expect(screen.getByLabelText<HTMLInputElement>('Username or Email').value).toBe('grace')
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('')
  })
})

describe('signed in elsewhere', () => {
  it.each([
    ['status', refused(406, 'You are signed in elsewhere.')],
    ['body', { status: 200, data: { status: 406, message: 'You are signed in elsewhere.' } }],
  ])('ends the old session and signs in again when the %s reports it', async (_, elsewhere) => {
    const asked = open({
      [SIGN_IN]: [elsewhere, sent],
      [END_OLD]: [{ status: 200, data: { message: 'Ended' } }],
    })
    await enter()
    await userEvent.click(await screen.findByRole('button', { name: 'Logout Old Session' }))
    await boxes()
    expect(screen.getByText('Logged out old session')).toBeDefined()
    expect(asked.map(({ url }) => url)).toEqual([SIGN_IN, END_OLD, SIGN_IN])
    expect(asked[1]?.body).toEqual({ usernameOrEmail: 'grace', password: 'pa ss' })
  })

  it('keeps the old session on Cancel', async () => {
    const asked = open({ [SIGN_IN]: [refused(406, 'Elsewhere')] })
    await enter()
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(asked).toHaveLength(1)
  })

  it('signs nobody in when Cancel is pressed while the old session is being ended', async () => {
    const ending = later({ status: 200, data: { message: 'Ended' } })
    const asked = open({ [SIGN_IN]: [refused(406, 'Elsewhere'), sent], [END_OLD]: [ending] })
    await enter()
    await userEvent.click(await screen.findByRole('button', { name: 'Logout Old Session' }))
    await waitFor(() => expect(asked.at(-1)?.url).toBe(END_OLD))
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await ending.arrive()
    expect(screen.queryByText('Logged out old session')).toBeNull()
    expect(asked).toHaveLength(2)
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(await boxes()).toHaveLength(4)
  })
})

describe('step two', () => {
  const reach = async (answers: Answer[]) => {
    const asked = open({ [SIGN_IN]: [sent], [CODE]: answers })
    await enter()
    await boxes()
    return asked
  }

  it('has four boxes, the first with the focus and the phone’s hints for a one-time code', async () => {
    await reach([])
    const [first, ...others] = await boxes()
    expect(others).toHaveLength(3)
    expect(first?.getAttribute('autocomplete')).toBe('one-time-code')
    expect(first?.getAttribute('inputmode')).toBe('numeric')
    expect(document.activeElement).toBe(first)
  })

  it('sends the code after the fourth digit, greets by name and opens Home', async () => {
    const asked = await reach([accepted])
    await userEvent.keyboard('4821')
    expect(await screen.findByText('at /home')).toBeDefined()
    expect(asked.at(-1)).toMatchObject({ url: CODE, body: { token: 'challenge-1', otp: '4821' } })
    expect(screen.getByText('Welcome')).toBeDefined()
    expect(screen.getByText('Grace')).toBeDefined()
    expect(session.token()).toBe('token-1')
  })

  it.each(['4821', '48 21', '48-21', 'Your code is 4821.'])('accepts “%s” pasted into any box', async text => {
    const asked = await reach([accepted])
    await userEvent.click((await boxes())[2] as HTMLElement)
    await userEvent.paste(text)
    await screen.findByText('at /home')
    expect(asked.at(-1)?.body).toMatchObject({ otp: '4821' })
  })

  it('moves with arrows and backspace', async () => {
    await reach([])
    await userEvent.keyboard('12{ArrowLeft}{ArrowLeft}9')
    expect(await shown()).toEqual(['9', '2', '', ''])
    await userEvent.keyboard('{Backspace}{Backspace}')
    expect(await shown()).toEqual(['', '', '', ''])
  })

  it('warns about characters other than digits', async () => {
    await reach([])
    await userEvent.keyboard('1a')
    expect(screen.getByText('Enter Numbers only').getAttribute('role')).toBe('alert')
    expect(await shown()).toEqual(['1', '', '', ''])
    await userEvent.keyboard('2')
    expect(screen.queryByText('Enter Numbers only')).toBeNull()
  })

  it('stays on the page after a wrong code, with Resend Code, which clears the boxes', async () => {
    const asked = await reach([refused(400, 'The code is not correct.'), accepted])
    expect(screen.queryByText('Resend Code')).toBeNull()
    await userEvent.keyboard('1111')
    const resend = await screen.findByRole('button', { name: 'Resend Code' })
    const before = asked.length
    await userEvent.click(resend)
    expect(await shown()).toEqual(['', '', '', ''])
    expect(document.activeElement).toBe((await boxes())[0])
    expect(asked).toHaveLength(before)
    await userEvent.keyboard('4821')
    expect(await screen.findByText('at /home')).toBeDefined()
  })

  it('starts a new code with the first digit after a wrong one', async () => {
    const asked = await reach([refused(400, 'The code is not correct.')])
    await userEvent.keyboard('1111')
    await screen.findByRole('button', { name: 'Resend Code' })
    await userEvent.keyboard('4')
    expect(await shown()).toEqual(['4', '', '', ''])
    expect(asked).toHaveLength(2)
  })

  it('goes back to the credentials', async () => {
    await reach([])
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(screen.getByLabelText('Username or Email')).toBeDefined()
  })
})

describe('leaving step two while the code is checked', () => {
  const check = async (answer: Answer) => {
    const asked = open({ [SIGN_IN]: [sent, sent], [CODE]: [answer, accepted] })
    await enter()
    await boxes()
    await userEvent.keyboard('4821')
    await waitFor(() => expect(asked.at(-1)?.url).toBe(CODE))
  }

  it('signs nobody in after Back', async () => {
    const checking = later(accepted)
    await check(checking)
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    await checking.arrive()
    expect(screen.getByLabelText('Username or Email')).toBeDefined()
    expect(screen.queryByText('Welcome')).toBeNull()
    expect(session.token()).toBeUndefined()
  })

  it('shows no refusal of the code after Back, and signs in with the next one', async () => {
    const checking = later(refused(400, 'The code is not correct.'))
    await check(checking)
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    await checking.arrive()
    expect(screen.queryByText('The code is not correct.')).toBeNull()
    await enter()
    await boxes()
    await userEvent.keyboard('4821')
    expect(await screen.findByText('at /home')).toBeDefined()
  })

  it('signs nobody in on another page', async () => {
    const checking = later(accepted)
    await check(checking)
    act(() => go('/reset-password'))
    await checking.arrive()
    expect(screen.getByText('at /reset-password')).toBeDefined()
    expect(session.token()).toBeUndefined()
  })
})

describe('the page after signing in', () => {
  const signInAfter = async (ended: session.Ended) => {
    session.rememberEnded(ended)
    open({ [SIGN_IN]: [sent], [CODE]: [accepted] })
    await enter()
    await boxes()
    await userEvent.keyboard('4821')
  }

  it('is the page where the same person’s session ended', async () => {
    await signInAfter({ userId: toId('7'), path: '/home/registry/mda' })
    expect(await screen.findByText('at /home/registry/mda')).toBeDefined()
  })

  it('is the page of the link that was opened before', async () => {
    await signInAfter({ path: '/home/registry/mda' })
    expect(await screen.findByText('at /home/registry/mda')).toBeDefined()
  })

  it.each([
    ['another person’s place', { userId: toId('8'), path: '/home/registry/mda' }],
    ['an address elsewhere', { path: '//evil.example/home/' }],
  ])('is never %s', async (_, ended) => {
    await signInAfter(ended)
    expect(await screen.findByText('at /home')).toBeDefined()
  })
})
