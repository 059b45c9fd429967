import type { DoctorCheck } from '@contract/portal/doctor'
import type { FindingName } from '@contract/portal/findings'
import { type Locale, locales } from '@contract/portalConfig'

/** Words of the page of the doctor, which are loaded with the page. */
export type DoctorWords = {
  refresh: string
  /** Moment of the report. */
  at: string
  nothing: string
  /** Numbers of faults and warnings. */
  faults: string
  warnings: string
  fine: string
  fault: string
  warning: string
  checks: Readonly<Record<DoctorCheck, string>>
  findings: Readonly<Record<FindingName, { says: string; remedy: string }>>
}

const words: Record<Locale, () => Promise<{ default: DoctorWords }>> = {
  en: () => import('./en'),
  sw: () => import('./sw'),
  fr: () => import('./fr'),
}

/** Loads the words in a language, English for one without words. Rejects when they cannot be loaded. */
export const loadDoctorWords = async (language: string): Promise<DoctorWords> =>
  (await words[locales.find(locale => locale === language) ?? 'en']()).default
