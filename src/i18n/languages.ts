import { type Locale, locales } from '@contract/portalConfig'
import type { DefinitionTable } from './definitionTable'
import gateInEnglish from './en/publicPages'
import type { Messages } from './messages'
import { addWords, currentLocale, replaceWords } from './words'

/**
 * Two portions of words: `gate` is all that signing in needs, `desk` what lies behind it, loaded with the desk.
 * English of the gate comes along with the portal, so that there are always words to say what went wrong. `definitions` are
 * the words of the definitions, which hold their English themselves.
 */
type Portion = { default: Messages; definitions?: DefinitionTable }
type Portions = Record<Locale, () => Promise<Portion>>

const gate: Portions = {
  en: () => Promise.resolve({ default: gateInEnglish }),
  sw: () => import('./sw/publicPages'),
  fr: () => import('./fr/publicPages'),
}

const desk: Portions = {
  en: () => import('./en/adminPages'),
  sw: () => import('./sw/adminPages'),
  fr: () => import('./fr/adminPages'),
}

/** Words of pages that few people open, loaded with the code of the page. */
const pageWords = {
  notes: {
    en: () => import('./en/notes'),
    sw: () => import('./sw/notes'),
    fr: () => import('./fr/notes'),
  },
  people: {
    en: () => import('./en/people'),
    sw: () => import('./sw/people'),
    fr: () => import('./fr/people'),
  },
  work: {
    en: () => import('./en/work'),
    sw: () => import('./sw/work'),
    fr: () => import('./fr/work'),
  },
  workTeam: {
    en: () => import('./en/workTeam'),
    sw: () => import('./sw/workTeam'),
    fr: () => import('./fr/workTeam'),
  },
} satisfies Record<string, Portions>

/** Name of each language in itself. */
export const languageNames: Record<Locale, string> = { en: 'English', sw: 'Kiswahili', fr: 'Français' }

const STORAGE_KEY = 'daftari.locale'
let offered: readonly Locale[] = locales
let portions = [gate]
let latest = 0

const remembered = (): Locale | undefined => {
  const stored = localStorage.getItem(STORAGE_KEY)
  return locales.find(locale => locale === stored)
}

const isOffered = (locale: Locale | undefined): locale is Locale => locale !== undefined && offered.includes(locale)

const load = async (locale: Locale) => {
  const request = ++latest
  const loaded = await Promise.all(portions.map(portion => portion[locale]()))
  // Somebody may have chosen yet another language while this one was on its way.
  if (request !== latest) return
  replaceWords(
    locale,
    loaded.map(portion => portion.default),
    loaded.find(({ definitions }) => definitions)?.definitions,
  )
  document.documentElement.lang = locale
}

/** The languages that this host offers, in its order. */
export const offeredLocales = () => offered

/** Starts with the language chosen last time, else the host's own. English when its words cannot be loaded. */
export const startLanguage = async (all: readonly Locale[], fallback: Locale) => {
  offered = all
  const stored = remembered()
  try {
    await load(isOffered(stored) ? stored : isOffered(fallback) ? fallback : (all[0] ?? 'en'))
  } catch {
    await load('en')
  }
}

/** Changes the language at once and for the next visits. Rejects when its words cannot be loaded; nothing changes then. */
export const chooseLanguage = async (locale: Locale) => {
  await load(locale)
  localStorage.setItem(STORAGE_KEY, locale)
}

/** Brings further words in the language in use, once. */
const openPortion = async (portion: Portions) => {
  if (portions.includes(portion)) return
  portions = [...portions, portion]
  const locale = currentLocale()
  try {
    const words = await portion[locale]()
    if (locale === currentLocale()) addWords(words.default, words.definitions)
  } catch (error) {
    portions = portions.filter(one => one !== portion)
    throw error
  }
}

/** Brings the words of everything behind the sign-in, in the language in use. */
export const openDeskWords = () => openPortion(desk)

/** Brings the words of a page, in the language in use. Rejects when they cannot be loaded. */
export const openPageWords = (page: keyof typeof pageWords) => openPortion(pageWords[page])
