import { useTranslate } from 'react-admin'
import { useLocale } from '@/i18n/useLocale'
import { fieldKinds } from '../fields'

/** Returns functions for the words, days and moments of notes, and for the error of a text that is too long. */
export const useNotesText = () => {
  const translate = useTranslate()
  const locale = useLocale()
  const plain = (kind: 'date' | 'dateTime', value: unknown) => fieldKinds[kind].plain(value, { locale, option: String })
  return {
    say: (key: string, params?: Record<string, unknown>) => translate(`daftari.notes.${key}`, params),
    tooLong: (text: string, longest: number) => {
      const longer = text.trim().length - longest
      return longer > 0 ? translate('daftari.lists.tooLong', { longest, smart_count: longer }) : undefined
    },
    day: (value: string) => plain('date', value),
    moment: (value: string) => plain('dateTime', value),
  }
}
