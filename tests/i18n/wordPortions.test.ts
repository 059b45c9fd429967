import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import deskEn from '@/i18n/en/adminPages'
import deskFr from '@/i18n/fr/adminPages'
import { flatten } from '@/i18n/messages'

// Each test begins without the words that other tests have opened.
beforeEach(() => vi.resetModules())
afterEach(() => {
  localStorage.clear()
  document.documentElement.lang = 'en'
  vi.resetModules()
})

const modules = async () => ({ ...(await import('@/i18n/languages')), ...(await import('@/i18n/words')) })
const KEY = 'daftari.lists.cancel'

it('come in the language that is chosen while they are opened', async () => {
  const { chooseLanguage, openDeskWords, currentTable } = await modules()
  await Promise.all([chooseLanguage('fr'), openDeskWords()])
  expect(currentTable()[KEY]).toBe(flatten(deskFr)[KEY])
})

it('come in the language in use when two are chosen one after the other', async () => {
  const { chooseLanguage, openDeskWords, currentTable } = await modules()
  const [first, last] = [chooseLanguage('fr'), chooseLanguage('en')]
  await Promise.all([first, last, openDeskWords()])
  expect(currentTable()[KEY]).toBe(flatten(deskEn)[KEY])
})
