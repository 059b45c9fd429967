import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { CoreAdminContext } from 'react-admin'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PageExists } from '@/components/pageExists'
import en from '@/i18n/en/adminPages'
import { createI18nProvider } from '@/i18n/i18nProvider'
import { addWords, currentTable } from '@/i18n/words'
import { GoKeys } from '@/layout/shell/GoKeys'
import { ShortcutsDialog } from '@/layout/shell/ShortcutsDialog'
import { signedIn } from '../support/signedIn'
import { menu } from '../support/siteMap'
import { TestRouter } from '../support/TestRouter'

beforeEach(() => {
  addWords(en)
  sessionStorage.setItem('currentUser', JSON.stringify({ userId: '1' }))
  history.replaceState(null, '', '/home/profile')
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

const open = (exists = true) =>
  render(
    <TestRouter>
      <CoreAdminContext authProvider={signedIn} i18nProvider={createI18nProvider(currentTable())}>
        <PageExists.Provider value={() => exists}>
          <GoKeys />
          <ShortcutsDialog open onClose={() => undefined} />
          <input aria-label="Box" />
        </PageExists.Provider>
      </CoreAdminContext>
    </TestRouter>,
  )

const press = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(document.body, { key })
}

describe('the key g', () => {
  it('leads to a page of the menu by its letter, and to the dashboard', () => {
    open()
    screen.getByRole('dialog').remove()
    press('g', 'b')
    expect(location.pathname).toBe('/home/billing')
    press('g', 'd')
    expect(location.pathname).toBe('/home/dashboard')
  })

  it('does nothing with a letter alone, with another key between, in a text box, or behind a dialog', () => {
    open()
    press('g', 'b')
    screen.getByRole('dialog').remove()
    press('b')
    press('g', 'x', 'b')
    for (const key of ['g', 'b']) fireEvent.keyDown(screen.getByLabelText('Box'), { key })
    for (const key of ['g', 'b']) fireEvent.keyDown(document.body, { key, ctrlKey: true })
    expect(location.pathname).toBe('/home/profile')
  })

  it('leads to no page that the menu does not show', () => {
    open(false)
    screen.getByRole('dialog').remove()
    press('g', 'b')
    expect(location.pathname).toBe('/home/profile')
  })

  it('is listed with each of its pages', () => {
    open()
    expect(screen.getByText('g b').closest('.keys-pair')?.textContent).toBe('g bGo to Billing & Revenue')
    expect(screen.getByText('g d').closest('.keys-pair')?.textContent).toBe('g dGo to Dashboard')
  })
})

it('gives every entry of the menu a letter of its own, none of another shortcut', () => {
  const letters = menu.map(({ letter }) => letter)
  expect(letters).toEqual([...new Set(letters)])
  expect(letters.filter(letter => !letter || ['d', 'g', 'n'].includes(letter))).toEqual([])
})
