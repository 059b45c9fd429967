import { type Locale, locales } from '@contract/portalConfig'

/** Short forms that the glossary explains. */
export const shortForms = ['BRN', 'EDMS', 'ISIC', 'MDA', 'NIN', 'OBRS', 'OTP', 'PRN', 'TIN', 'URA', 'URSB'] as const
type ShortForm = (typeof shortForms)[number]
export type Glossary = Readonly<Record<ShortForm, string>>

const glossaries: Record<Locale, () => Promise<{ default: Glossary }>> = {
  en: () => import('./en'),
  sw: () => import('./sw'),
  fr: () => import('./fr'),
}

/** Loads the glossary in a language, English for one without words. Rejects when they cannot be loaded. */
export const loadGlossary = async (language: string): Promise<Glossary> =>
  (await glossaries[locales.find(locale => locale === language) ?? 'en']()).default
