import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import adminEn from '@/i18n/en/adminPages'
import adminFr from '@/i18n/fr/adminPages'
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
  const { chooseLanguage, openAdminWords, currentTable } = await modules()
  await Promise.all([chooseLanguage('fr'), openAdminWords()])
  expect(currentTable()[KEY]).toBe(flatten(adminFr)[KEY])
})

it('come in the language in use when two are chosen one after the other', async () => {
  const { chooseLanguage, openAdminWords, currentTable } = await modules()
  const [first, last] = [chooseLanguage('fr'), chooseLanguage('en')]
  await Promise.all([first, last, openAdminWords()])
  expect(currentTable()[KEY]).toBe(flatten(adminEn)[KEY])
})

it('are remembered in the language that was chosen last, where those of another one come later', async () => {
  let arrive = () => {}
  const words = new Promise<{ default: object }>(resolve => {
    arrive = () => resolve({ default: {} })
  })
  vi.doMock('@/i18n/sw/publicPages', () => words)
  const { chooseLanguage, currentLocale } = await modules()
  const first = chooseLanguage('sw')
  await chooseLanguage('fr')
  arrive()
  await first
  vi.doUnmock('@/i18n/sw/publicPages')
  expect([currentLocale(), localStorage.getItem('daftari.locale')]).toEqual(['fr', 'fr'])
})
