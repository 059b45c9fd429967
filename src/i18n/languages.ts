import { type Locale, locales } from '@contract/portalConfig'
import type { DefinitionTable } from './definitionTable'
import publicPagesInEnglish from './en/publicPages'
import type { Messages } from './messages'
import { addDefinitionWords, addWords, currentLocale, replaceWords } from './words'

/**
 * Words that are loaded together: those of the public pages, of all pages behind the sign-in, and of pages and parts that
 * few people open. English of the public pages comes along with the portal, so that there are always words
 * to say what went wrong. `definitions` are the words of definitions, which hold their English themselves.
 */
type Portion = { default: Messages; definitions?: DefinitionTable }
type Portions = Record<Locale, () => Promise<Portion>>

const publicPages: Portions = {
  en: () => Promise.resolve({ default: publicPagesInEnglish }),
  sw: () => import('./sw/publicPages'),
  fr: () => import('./fr/publicPages'),
}

const adminPages: Portions = {
  en: () => import('./en/adminPages'),
  sw: () => import('./sw/adminPages'),
  fr: () => import('./fr/adminPages'),
}

/** Name of each language in itself. */
export const languageNames: Record<Locale, string> = { en: 'English', sw: 'Kiswahili', fr: 'Français' }

/** Words that come with the pages or parts that show them. */
const ofPages = {
  verify: {
    en: () => import('./en/verify'),
    sw: () => import('./sw/verify'),
    fr: () => import('./fr/verify'),
  },
  loads: {
    en: () => import('./en/loads'),
    sw: () => import('./sw/loads'),
    fr: () => import('./fr/loads'),
  },
  people: {
    en: () => import('./en/people'),
    sw: () => import('./sw/people'),
    fr: () => import('./fr/people'),
  },
  fileHistory: {
    en: () => import('./en/fileHistory'),
    sw: () => import('./sw/fileHistory'),
    fr: () => import('./fr/fileHistory'),
  },
} satisfies Record<string, Portions>

const STORAGE_KEY = 'daftari.locale'
let offered: readonly Locale[] = locales
let portions = [publicPages]
let latest = 0

const remembered = (): Locale | undefined => {
  const stored = localStorage.getItem(STORAGE_KEY)
  return locales.find(locale => locale === stored)
}

const isOffered = (locale: Locale | undefined): locale is Locale => locale !== undefined && offered.includes(locale)

const load = async (locale: Locale, request = ++latest): Promise<void> => {
  const of = portions
  const loaded = await Promise.all(of.map(portion => portion[locale]()))
  // Somebody may have chosen yet another language while this one was on its way.
  if (request !== latest) return
  // A portion that was opened meanwhile came in the language in use before.
  if (of !== portions) return load(locale, request)
  replaceWords(
    locale,
    loaded.map(portion => portion.default),
    loaded.flatMap(({ definitions = [] }) => definitions),
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
  // Another language that was chosen meanwhile may be in use by now, or on its way.
  if (locale === currentLocale()) localStorage.setItem(STORAGE_KEY, locale)
}

const opened = new Map<Portions, Promise<void>>()

const loadPortion = async (portion: Portions) => {
  portions = [...portions, portion]
  const locale = currentLocale()
  const { default: words, definitions } = await portion[locale]()
  if (locale !== currentLocale()) return
  if (definitions) addDefinitionWords(definitions)
  addWords(words)
}

/** Brings words once, in the language in use. Rejects when they cannot be loaded. */
const openPortion = (portion: Portions): Promise<void> => {
  const opening =
    opened.get(portion) ??
    loadPortion(portion).catch((error: unknown) => {
      portions = portions.filter(one => one !== portion)
      opened.delete(portion)
      throw error
    })
  opened.set(portion, opening)
  return opening
}

/** Brings the words of everything behind the sign-in. */
export const openAdminWords = () => openPortion(adminPages)

/** Brings the words that come with a page or a part. */
export const openPageWords = (name: keyof typeof ofPages) => openPortion(ofPages[name])
