import { registryClock, registryToday, sayRegistryTime } from '@contract/registryDay'
import dayjs from 'dayjs'
import type { Fault } from './kind'

/** Format in which a date is shown and typed; the same as in the column of the list. */
export type DateForm = 'DD-MM-YYYY' | 'DD/MM/YYYY' | 'DD-MM-YYYY HH:mm' | 'DD-MM-YYYY HH:mm:ss'

const DAY = 'YYYY-MM-DD'
const FIRST_YEAR = '1000'

const written = /^(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4})(?:[\sT,]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/
const digits = /^(\d{2})(\d{2})(\d{4})(?:(\d{2})(\d{2})(\d{2})?)?$/
const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/
const zoned = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}.*(?:Z|[+-]\d{2}:?\d{2}))$/

/** Tells whether a text is a valid day as it is sent, YYYY-MM-DD. A year has four digits, the first not 0. */
export const isDay = (value: string) => value >= FIRST_YEAR && dayjs(value).format(DAY) === value
const isMoment = (value: string) =>
  /T\d{2}:\d{2}(:\d{2})?$/.test(value) && value >= FIRST_YEAR && registryClock(value) !== undefined
const hasTime = (form: DateForm) => form.includes('HH')

/** Tells whether a text is a value of a date box of this form: YYYY-MM-DD, or with its time YYYY-MM-DDTHH:mm. */
export const isDate = (value: string, form: DateForm) => (hasTime(form) ? isMoment(value) : isDay(value))

/** Returns the day before today, in the registry's time zone. */
export const yesterday = () => dayjs(registryToday()).subtract(1, 'day').format(DAY)

/** Returns a moment that names its time zone in the registry's, as lists show it; other text is returned unchanged. */
const inRegistryZone = (text: string): string => (zoned.test(text) ? (registryClock(text) ?? text) : text)

/**
 * Returns the value of a typed or pasted text: 15-01-2025, 15/1/2025, 15.1.2025, 15012025 or 2025-01-15, with a time
 * where the form has one. Text that is not such a date is returned as it was typed.
 */
export const readDate = (typed: string, form: DateForm): string => {
  const text = inRegistryZone(typed.trim())
  const [, y, m, d, ...isoTime] = iso.exec(text) ?? []
  const [, day = d, month = m, year = y, ...time] = written.exec(text) ?? digits.exec(text) ?? []
  const [hour, minute, second] = y ? isoTime : time
  if (!year || !month || !day) return typed
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const value = hasTime(form)
    ? `${date}T${(hour ?? '').padStart(2, '0')}:${minute ?? ''}${second ? `:${second}` : ''}`
    : date
  return isDate(value, form) ? value : typed
}

/** Returns a value in a form; text that is not a date is returned as it was typed. */
export const writeDate = (value: string, form: DateForm): string => {
  if (!isDate(value, form)) return value
  // Seconds are written only if the value has them.
  return sayRegistryTime(value, value.length > 'YYYY-MM-DDTHH:mm'.length ? form : form.replace(':ss', ''))
}

/** Returns the check of a date box: it refuses text that is not a date, and days that the field does not allow. */
export const dateFault =
  (form: DateForm, says: string) =>
  (typed: string, { past }: { past?: true }): Fault | undefined => {
    if (!isDate(typed, form)) return { key: says }
    return past && typed.slice(0, DAY.length) > yesterday() ? { key: 'notPast' } : undefined
  }
