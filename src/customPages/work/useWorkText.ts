import { useTranslate } from 'react-admin'
import { writeDate } from '@/components/fields/days'
import { optionWords } from '@/definition/optionWords'
import { clockTime } from '@/i18n/clockTime'
import { useInLanguage } from '@/i18n/translatedDefinition'
import { useLocale } from '@/i18n/useLocale'
import { useWorkList } from './workContext'

/** Returns the words of work: of its own page, of its sources and urgencies, and of days and times. */
export const useWorkText = () => {
  const translate = useTranslate()
  const locale = useLocale()
  const definition = useInLanguage()('resources', useWorkList())
  return {
    say: (key: string, params?: Record<string, unknown>) => translate(`daftari.work.${key}`, params),
    number: (count: number) => count.toLocaleString(locale),
    source: (name: string) => optionWords(definition, 'source', name),
    area: (name: string) => definition.filters?.area?.options?.[name] ?? name,
    urgency: (name: string) => optionWords(definition, 'urgency', name),
    label: definition.label,
    day: (day: string) => writeDate(day, 'DD-MM-YYYY'),
    time: (moment: number) => clockTime(moment, locale),
  }
}
