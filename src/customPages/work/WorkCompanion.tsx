import { idText } from '@contract/id'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useAnnouncedExtensions } from '@/components/hostExtensions'
import { attention, subscribe, useAttention } from '@/components/list/useAttention'
import { PRESENCE } from '@/components/presence/usePresence'
import { AddressScope } from '@/components/useAddress'
import { useStored } from '@/createStore'
import type { Http } from '@/dataProvider/http'
import { followChanges } from '@/dataProvider/liveUpdates'
import type { Resource } from '@/definition/defineResource'
import { isOfWork, JOBS, openIn, WORK } from './calls'
import { currentItem } from './currentItem'
import { useCounts } from './useCounts'
import { useNews } from './useNews'
import { useNext } from './useNext'
import { useQueue } from './useQueue'
import { useWorkText } from './useWorkText'
import { WorkBar } from './WorkBar'
import { WorkListContext } from './workContext'
import type { WorkPages } from './workPage'

/** Most milliseconds until an open page asks what changed: an office must not ask in the same moment. */
const SPREAD = 700
/** Milliseconds after which the counts are asked again, because a lease or a day ended, and on a host without updates. */
const SELDOM = 5 * 60_000
const WITHOUT_UPDATES = 60_000

/**
 * Asks again for all that is shown of work when the host says that it changed, or once somebody looks at the tab again: a
 * request keeps the session alive, and one that nobody uses must end. Returns true once it may be asked.
 */
const useChanges = (http: Http, isOffered: boolean): boolean => {
  const cache = useQueryClient()
  const [isReady, setReady] = useState(!isOffered)
  useEffect(() => {
    if (!isOffered) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isFirst = true
    let isMissed = false
    const ask = () => {
      timer = undefined
      isMissed = attention() !== 'here'
      if (!isMissed) void cache.invalidateQueries({ predicate: isOfWork })
    }
    const catchUp = subscribe(() => {
      if (isMissed) ask()
    })
    const stop = followChanges({
      client: http.client,
      changed: () => {
        // Rows that were read before the stream stood may have changed since; the counts wait for it.
        setReady(true)
        timer ??= setTimeout(ask, isFirst ? 0 : Math.random() * SPREAD)
        isFirst = false
      },
      met: () => void cache.invalidateQueries({ queryKey: [PRESENCE] }),
      jobsMoved: () => {
        void cache.invalidateQueries({ queryKey: [JOBS] })
        void cache.invalidateQueries({ queryKey: [WORK, 'news'] })
      },
    })
    return () => {
      stop()
      catchUp()
      clearTimeout(timer)
    }
  }, [http, isOffered, cache])
  return isReady
}

/** Tells screen readers when more waits than before. */
const Waiting = ({ count }: { count: number | undefined }) => {
  const { say } = useWorkText()
  return (
    <p className="only-spoken" role="status" id="work-waiting">
      {count === undefined ? '' : say('waiting', { smart_count: count })}
    </p>
  )
}

type Props = {
  http: Http
  pages: WorkPages
  list: Resource
  /** Number of times that Next was asked for outside this component. */
  asked: number
  readAhead(address: string): void
  /** Told the number of open items, and of unseen news of the person. */
  onCounts(counts: { work: number | undefined; news: number | undefined }): void
  onBusy(isBusy: boolean): void
}

/** Part of every page on a host with work: the bar of the open item, the number that waits, and live updates of both. */
const WorkCompanion = ({ http, pages, list, asked, readAhead, onCounts, onBusy }: Props) => {
  const hasUpdates = useAnnouncedExtensions()?.has('liveUpdates') ?? false
  const isReady = useChanges(http, hasUpdates)
  const current = useStored(currentItem)
  const [queue] = useQueue()
  const { next, isBusy } = useNext({ pages, queue, readAhead })
  const isHere = useAttention() === 'here'
  const interval = hasUpdates ? SELDOM : WITHOUT_UPDATES
  const { data } = useCounts({}, { enabled: isReady, refetchInterval: isHere ? interval : 0 })
  const count = data && openIn(data.counts)

  const unseen = useNews(isReady).data?.unseen

  useEffect(() => onCounts({ work: count, news: unseen }), [count, unseen, onCounts])
  useEffect(() => onBusy(isBusy), [isBusy, onBusy])
  useEffect(() => currentItem.recall(), [])
  const start = useEffectEvent(() => void next())
  useEffect(() => {
    if (asked) start()
  }, [asked])
  return (
    <WorkListContext value={list}>
      <AddressScope value="everyPage">
        <Waiting count={count} />
        {current && (
          <WorkBar key={idText(current.item.id)} current={current} pages={pages} next={next} isBusy={isBusy} />
        )}
      </AddressScope>
    </WorkListContext>
  )
}

export default WorkCompanion
