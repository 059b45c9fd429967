import { useLocaleState, useTranslate } from 'react-admin'
import { fieldKinds } from '@/fields'

/** Returns functions for the words, days and moments of notes. */
export const useNotesText = () => {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const plain = (kind: 'date' | 'dateTime', value: unknown) => fieldKinds[kind].plain(value, { locale, option: String })
  return {
    say: (key: string, params?: Record<string, unknown>) => translate(`daftari.notes.${key}`, params),
    day: (value: string) => plain('date', value),
    moment: (value: string) => plain('dateTime', value),
  }
}
