import { type Id, idText } from '@contract/id'
import { type News, news } from '@contract/portal/news'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { FailedBanner } from '@/components/list/listStates'
import { PartWaiting } from '@/components/PartWaiting'
import { useRegistry } from '@/components/useRegistry'
import { clockTime } from '@/i18n/clockTime'
import { useLocale } from '@/i18n/useLocale'
import { WORK } from './calls'
import { useNews } from './useNews'

const markSeen = news.seen.from((upTo: Id) => ({ body: { upTo } }))

const ofWork = (key: string) => `/home/work?search=${encodeURIComponent(key)}`
const ofJob = (key: string) => `/home/jobs?open=job.${encodeURIComponent(key)}`
const ofDoctor = () => '/home/doctor'

/** Address of what news is about, by its kind and key. */
const addresses: Record<News['kind'], (key: string) => string> = {
  PASSED_ON: ofWork,
  REPLY: ofWork,
  REMINDER: ofWork,
  IMPORT: ofJob,
  BULK: ofJob,
  LOAD: ofJob,
  JOB_FAILED: ofJob,
  BACKUP_FAILED: ofDoctor,
  DRILL_FAILED: ofDoctor,
}
const addressOf = ({ kind, key }: News) => key && addresses[kind](key)

/** Marks what is shown as seen, and keeps which of it was new. */
const useSeen = (rows: readonly News[] | undefined) => {
  const registry = useRegistry()
  const cache = useQueryClient()
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  const unseen = rows?.filter(({ seen }) => !seen)
  const newest = unseen?.[0]?.id
  const key = newest && idText(newest)
  const mark = useEffectEvent(() => {
    if (!newest || !unseen) return
    setFresh(now => new Set([...now, ...unseen.map(({ id }) => idText(id))]))
    registry
      .send(markSeen, newest)
      .then(() => cache.invalidateQueries({ queryKey: [WORK, 'news'] }))
      // They stay new, and are marked when the box is opened again.
      .catch(() => undefined)
  })
  useEffect(() => {
    if (key) mark()
  }, [key])
  return fresh
}

/** News of the person, the newest first; what is shown counts as seen. */
export const NewsList = ({ close }: { close(): void }) => {
  const translate = useTranslate()
  const locale = useLocale()
  const { data, error, isFetching, isPending, isEnabled, refetch } = useNews()
  const fresh = useSeen(data?.rows)
  if (!isEnabled) return null
  const say = (key: string, params?: Record<string, unknown>) => translate(`daftari.shell.news.${key}`, params)
  return (
    <section aria-label={say('title')}>
      {error && <FailedBanner error={error} title={say('failed')} busy={isFetching} reload={() => void refetch()} />}
      {isPending && <PartWaiting />}
      {data?.rows.length === 0 && <p className="past-empty">{say('none')}</p>}
      <ul>
        {data?.rows.map(one => {
          const address = addressOf(one)
          return (
            <li key={idText(one.id)} data-new={fresh.has(idText(one.id)) || undefined}>
              <div>
                <strong>
                  {address ? (
                    <Link to={address} onClick={close}>
                      {one.subject}
                    </Link>
                  ) : (
                    one.subject
                  )}
                </strong>
                <p>{say(one.kind, { by: one.by ?? '', taken: one.taken ?? 0, refused: one.refused ?? 0 })}</p>
                {one.note && <p>{one.note}</p>}
              </div>
              <time dateTime={one.at}>{newsTime(new Date(one.at), locale)}</time>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Returns the time of news of today, and the day of older ones. */
const newsTime = (at: Date, locale: string) =>
  at.toDateString() === new Date().toDateString()
    ? clockTime(at, locale)
    : at.toLocaleDateString(locale, { day: 'numeric', month: 'short' })
