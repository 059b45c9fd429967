import { REVEAL_MINUTES } from '@contract/portal/personalData'
import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { clockTime } from '@/i18n/clockTime'
import { useLocale } from '@/i18n/useLocale'

const MINUTE = 60_000
/** Minutes left at which a screen reader is told. */
const TOLD_AT: readonly number[] = [5, 1]

/** Returns the whole minutes until a time, rounded up, counted again as each ends. */
const useMinutesUntil = (until: number | undefined) => {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (until === undefined) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), MINUTE / 4)
    return () => clearInterval(timer)
  }, [until])
  return until === undefined ? 0 : Math.max(1, Math.min(REVEAL_MINUTES, Math.ceil((until - now) / MINUTE)))
}

type Props = {
  /** Time in milliseconds; undefined while personal data is masked. */
  until: number | undefined
  hasEnded: boolean
  /** Name of the file, where a page shows several. */
  name?: string
}

/**
 * The time until which personal data is shown, with the minutes left. Screen readers are told at the beginning, five
 * minutes and one minute before the end, and at the end.
 */
export const ShownUntil = ({ until, hasEnded, name }: Props) => {
  const translate = useTranslate()
  const locale = useLocale()
  const minutes = useMinutesUntil(until)
  const told = () => {
    if (until === undefined) return hasEnded ? translate('daftari.personal.saidEnded') : ''
    const left = TOLD_AT.findLast(mark => minutes <= mark)
    if (left === undefined) return translate('daftari.personal.saidShown', { minutes: REVEAL_MINUTES })
    return translate('daftari.personal.saidSoon', { smart_count: left })
  }
  const ofFile = (text: string) => (name && text ? translate('daftari.personal.ofFile', { name, text }) : text)
  const time = until && clockTime(until, locale)
  return (
    <>
      {time && <p className="figures">{ofFile(translate('daftari.personal.shown', { time, smart_count: minutes }))}</p>}
      <span className="only-spoken" role="status">
        {ofFile(told())}
      </span>
    </>
  )
}
