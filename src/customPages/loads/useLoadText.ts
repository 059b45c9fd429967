import type { LoadWhole } from '@contract/portal/loads'
import { useTranslate } from 'react-admin'
import { sayMoment } from '@/components/fields/dates'
import { ApiError } from '@/dataProvider/apiError'
import { readableCode } from '@/definition/readableCode'
import { hostText } from '@/i18n/hostText'
import { failureWords } from '@/i18n/outcomeMessages'
import { useLocale } from '@/i18n/useLocale'

const UNITS = ['B', 'kB', 'MB', 'GB'] as const

type Fault = NonNullable<LoadWhole['fault']>

/** Returns the words of the pages of loads in the reader's language. */
export const useLoadText = () => {
  const translate = useTranslate()
  const locale = useLocale()
  const say = (key: string, params?: Record<string, unknown>) => translate(`daftari.loads.${key}`, params)
  return {
    say,
    count: (number: number) => number.toLocaleString(locale),
    moment: (at: string) => sayMoment(at, 'DD-MM-YYYY HH:mm'),
    day: (day: string) => day.split('-').reverse().join('-'),
    kind: (name: string) => say(`kinds.${name}`, { _: readableCode(name) }),
    /** Name of a field, which the host sends in English. */
    label: hostText,
    /** Amount that the host sends as an exact text. */
    amount(text: string) {
      const [whole = '', cents = ''] = text.split('.')
      const shown = BigInt(whole).toLocaleString(locale)
      return /[1-9]/.test(cents) ? `${shown}.${cents}` : shown
    },
    /** Size of a file, as its folder shows it. */
    size(bytes: number) {
      const unit = Math.min(UNITS.length - 1, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(1000)))
      const value = bytes / 1000 ** unit
      return `${value.toLocaleString(locale, { maximumFractionDigits: value < 10 && unit ? 1 : 0 })} ${UNITS[unit]}`
    },
    /** Fault of a file, or the one for which the last work of the load ended. */
    fault: ({ params, ...fault }: Fault) =>
      say(`faults.${fault.code}`, {
        _: failureWords(translate, new ApiError({ status: 409, ...fault, params: params as never })),
      }),
    failure: (error: unknown) => failureWords(translate, error),
  }
}
