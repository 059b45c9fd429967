import { session as calls } from '@contract/auth/session'
import { toId } from '@contract/id'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as session from '@/authProvider/session'
import { saveDraft, takeDraft } from '@/components/drafts'
import { SignIn } from '@/customPages/signIn/SignIn'
import publicPages from '@/i18n/en/publicPages'
import { addWords } from '@/i18n/words'
import { recordedHttp } from '../support/recordedHttp'

const mine = { accessToken: 't', user: { userId: toId('7'), givenName: 'Grace' } }
const place = { userId: toId('7'), path: '/home/registry/mda?open=create' }

beforeEach(() => {
  addWords(publicPages)
  history.replaceState(null, '', '/login')
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

describe('the sign-in page after a session that the host ended', () => {
  it.each([
    ['ended', 'Your session has ended. Sign in again to continue where you left off. What you typed was kept.'],
    ['taken-over', 'Your session has ended because you signed in on another device or browser'],
    ['not-undone', 'Your session had ended, so nothing was undone. Sign in again'],
  ] as const)('says why, also at another address: %s', (reason, says) => {
    session.noteEnd(reason)
    render(<SignIn http={recordedHttp(() => ({})).http} onCodeAsked={() => undefined} />)
    screen.getByText(says, { exact: false })
  })

  it('offers neither the input nor the page to another person', async () => {
    session.start(mine)
    saveDraft('mdas.create0', { name: 'Authority of Half-typed Names' })
    session.emptyStorage({ keepDrafts: true })
    session.rememberEnded(place)
    const { http } = recordedHttp(({ path }) =>
      path === calls.signIn.path
        ? { body: { message: 'Code sent', data: 'challenge' } }
        : { body: { accessToken: 'u', user: { userId: '8', givenName: 'Moses', surName: 'Okello', roles: [] } } },
    )
    render(<SignIn http={http} onCodeAsked={() => undefined} />)
    fireEvent.change(screen.getByLabelText('Username or Email'), { target: { value: 'moses' } })
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'pa ss' } })
    fireEvent.submit(screen.getByLabelText('Password'))
    const [first] = await screen.findAllByLabelText(/^Digit \d of 4$/)
    if (!first) throw new Error('There are no boxes for the code')
    fireEvent.paste(first, { clipboardData: { getData: () => '4821' } })
    await waitFor(() => expect(location.pathname).toBe('/home'))
    expect(takeDraft('mdas.create0')).toBeUndefined()
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('Half-typed')
  })
})
