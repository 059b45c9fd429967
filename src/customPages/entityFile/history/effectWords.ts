import type { FileChange, FileEffect } from '@contract/portal/history'
import { useTranslate } from 'react-admin'
import { fieldKinds } from '@/components/fields'
import { readableCode } from '@/definition/readableCode'
import { useLocale } from '@/i18n/useLocale'

const NUMBER = /^-?\d+(\.\d+)?$/
const CODE_IN_SUBJECT = /\b(?:ORDINARY|PREFERENCE)$/
const CODE = /^[A-Z][A-Z0-9_]+$/
/** Fields whose values are amounts or counts. */
const figures: readonly (string | null | undefined)[] = [
  'shareCapital',
  'numberOfShares',
  'number',
  'value',
  'amountPaid',
  'amountUnpaid',
  'amount',
]

/** Returns the functions that tell effects of changes, and the days and people behind them, in the reader's language. */
export const useEffectWords = () => {
  const translate = useTranslate()
  const locale = useLocale()
  const say = (key: string, params?: Record<string, unknown>) => translate(`daftari.history.${key}`, params)
  const day = (value: string | null | undefined) => fieldKinds.date.plain(value, { locale, option: one => one })
  const value = (field: FileEffect['field'], said: FileEffect['from']) => {
    if (said === undefined || said === null) return say('nothing')
    const text = `${said}`
    if (figures.includes(field) && NUMBER.test(text)) return Number(text).toLocaleString(locale)
    const codes = text.split(', ')
    return codes.every(code => CODE.test(code) || code === 'true' || code === 'false')
      ? codes.map(code => say(`values.${code}`, { _: code })).join(', ')
      : text
  }
  const effect = ({ part, what, subject, field, from, to }: FileEffect): string => {
    // A class of shares may be named by its code, beside its holder.
    const named = subject?.replace(CODE_IN_SUBJECT, code => readableCode(code))
    const about = { subject: named ?? say('nothing') }
    if (part === 'ROLE')
      return say(`effects.ROLE.${what}`, { ...about, role: value('role', what === 'REMOVED' ? from : to) })
    if (part === 'MARK') return say(`effects.MARK.${what}`, { register: value('register', to) })
    if (what !== 'CHANGED' || !field || field === 'details') return say(`effects.${part}.${what}`, about)
    const change = { field: say(`fields.${field}`), from: value(field, from), to: value(field, to) }
    return say(subject ? 'changedOf' : 'changed', { ...about, ...change })
  }
  const work = ({ kind, number, name }: NonNullable<FileChange['process']>) =>
    [say(`processes.${kind}`, { number }), name && `(${name})`].filter(Boolean).join(' ')
  /** Says when a change holds from, by which filing or process, who filed or recorded it, and for which reason. */
  const behind = (change: FileChange): string => {
    const { effectiveOn, recordedAt, trackingNo, filedBy, recordedBy, process, reason, act } = change
    return [
      effectiveOn ? say('from', { day: day(effectiveOn) }) : say('always'),
      trackingNo && say('filing', { number: trackingNo }),
      filedBy && say('by', { name: filedBy }),
      act !== 'CHANGE' && say(`acts.${act}`),
      process && work(process),
      recordedBy
        ? say('recordedBy', { day: day(recordedAt), name: recordedBy })
        : say('recorded', { day: day(recordedAt) }),
      reason && say('reason', { reason }),
    ]
      .filter(Boolean)
      .join(' · ')
  }
  return { say, day, effect, behind }
}
