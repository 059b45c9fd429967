import type { Certainty, PersonReason } from '@contract/portal/personPairs'
import { nationalityOf } from '@contract/registry/nationalityOf'
import { useTranslate } from 'react-admin'
import { fieldKinds } from '@/components/fields'
import type { Tone } from '@/definition/field'
import { readableCode } from '@/definition/readableCode'
import { hostText } from '@/i18n/hostText'
import { useLocale } from '@/i18n/useLocale'

export const certaintyTones: Record<Certainty, Tone> = { exact: 'good', near: 'warning', possible: 'quiet' }

/** Functions that return the words of a person's page in the reader's language. */
export const usePersonText = () => {
  const translate = useTranslate()
  const locale = useLocale()
  const say = (key: string, params?: Record<string, unknown>) => translate(`daftari.people.${key}`, params)
  const code = (of: string, value: string) => say(`${of}.${value}`, { _: readableCode(value) })
  const plain = (kind: 'date' | 'dateTime', value: string) => fieldKinds[kind].plain(value, { locale, option: String })
  return {
    say,
    code,
    reasons: (reasons: readonly PersonReason[]) => reasons.map(reason => say(`reasons.${reason}`)).join(', '),
    day: (value: string | null | undefined) => (value ? plain('date', value) : translate('daftari.lists.nothing')),
    moment: (value: string) => plain('dateTime', value),
    nationality: (country: string | null | undefined) =>
      hostText(nationalityOf(country) ?? '') || translate('daftari.lists.nothing'),
    given: (value: string | null | undefined) => value || translate('daftari.lists.nothing'),
    /** ID number after its type. */
    number: (type: string | null | undefined, number: string | null | undefined) =>
      number ? [type && code('idTypes', type), number].filter(Boolean).join(' ') : say('noNumber'),
  }
}
