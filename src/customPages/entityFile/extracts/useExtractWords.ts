import { useTranslate } from 'react-admin'
import { fieldKinds } from '@/components/fields'
import { useLocale } from '@/i18n/useLocale'

/** Returns the words of extracts, and days as they are shown. */
export const useExtractWords = () => {
  const translate = useTranslate()
  const locale = useLocale()
  const say = (key: string, params?: Record<string, unknown>) => translate(`daftari.extracts.${key}`, params)
  const day = (value: string | null | undefined) => fieldKinds.date.plain(value, { locale, option: one => one })
  return { say, day }
}
