import { CurrentUser } from '@contract/auth/session'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { CoreAdminContext } from 'react-admin'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { DASHBOARD } from '@/authProvider/guard'
import * as session from '@/authProvider/session'
import { WorkContext } from '@/customPages/work/workContext'
import en from '@/i18n/en/adminPages'
import { createI18nProvider } from '@/i18n/i18nProvider'
import { addWords, currentTable } from '@/i18n/words'
import { AccountMenuItems } from '@/layout/shell/AccountMenuItems'
import { startPage, WORK_PAGE } from '@/routes/startPage'
import { verdictAt } from '@/start/verdictAt'
import { TestRouter } from '../support/TestRouter'

beforeAll(() => addWords(en))
afterEach(() => {
  cleanup()
  session.clear()
  localStorage.clear()
})

const signIn = (userId: string) => session.start({ accessToken: 'token', user: CurrentUser.parse({ userId }) })

it('leads to the page that a person chose to begin with, and another person to the dashboard', () => {
  signIn('1')
  expect(verdictAt('/home')).toMatchObject({ go: DASHBOARD })
  startPage.set(WORK_PAGE)
  expect(verdictAt('/home')).toMatchObject({ go: WORK_PAGE })
  signIn('2')
  expect(verdictAt('/home')).toMatchObject({ go: DASHBOARD })
  signIn('1')
  startPage.set(DASHBOARD)
  expect(verdictAt('/home')).toMatchObject({ go: DASHBOARD })
})

it.each([false, true])('is chosen in the menu of the account, which says whether it is: %s', isStartPage => {
  const setStartPage = vi.fn()
  const ignore = () => undefined
  const functions = { next: ignore, isBusy: false, isStartPage, setStartPage }
  render(
    <TestRouter>
      <CoreAdminContext i18nProvider={createI18nProvider(currentTable())}>
        <WorkContext value={functions}>
          <AccountMenuItems
            {...{ anchor: document.body, name: 'Ann', email: null, onSettings: ignore, onKeys: ignore }}
            {...{ onLogout: ignore, close: ignore }}
          />
        </WorkContext>
      </CoreAdminContext>
    </TestRouter>,
  )
  const entry = screen.getByText('Open Work after sign-in')
  expect([entry.getAttribute('role'), entry.getAttribute('aria-checked')]).toEqual([
    'menuitemcheckbox',
    String(isStartPage),
  ])
  fireEvent.click(entry)
  expect(setStartPage).toHaveBeenCalledExactlyOnceWith(!isStartPage)
})
