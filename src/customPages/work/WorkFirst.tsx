import { idText } from '@contract/id'
import { urgencies, type WorkItem, work } from '@contract/portal/work'
import NextIcon from '@mui/icons-material/ArrowForward'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { currentUser } from '@/authProvider/session'
import { FailedBanner } from '@/components/list/listStates'
import { ToneText } from '@/components/list/ToneText'
import { RowMark } from '@/components/notes/RowMark'
import { useRegistry } from '@/components/useRegistry'
import type { Resource } from '@/definition/defineResource'
import { WORK } from './calls'
import { countsByUrgency, NOBODY, openAmong } from './counts'
import { useCounts } from './useCounts'
import { useOpenItem } from './useOpenItem'
import { useWorkText } from './useWorkText'
import { useWork, WorkListContext } from './workContext'
import type { WorkPages } from './workPage'
import './work.css'

/** Items of each part of the dashboard. */
const MOST = 5

const useFirst = (owner: string) => {
  const registry = useRegistry()
  return useQuery({
    queryKey: [WORK, 'first', owner],
    queryFn: ({ signal }) =>
      registry.rows(work.list, { page: 1, perPage: MOST }, { owner, urgency: 'OPEN' }, { signal }),
    retry: false,
  })
}

/** Placeholder of the first items while they load. */
const AwaitedItems = () => (
  <ul className="work-items work-awaited" aria-hidden>
    {Array.from({ length: MOST }, (_, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
      <li key={line}>
        <span />
      </li>
    ))}
  </ul>
)

type ItemsProps = { label: string; items: readonly WorkItem[]; open(item: WorkItem): Promise<void> }

const Items = ({ label, items, open }: ItemsProps) => {
  const { source, urgency, day, say } = useWorkText()
  const [opening, setOpening] = useState<string>()
  if (!items.length) return null
  const start = (item: WorkItem) => {
    if (opening !== undefined) return
    setOpening(idText(item.id))
    void open(item).finally(() => setOpening(undefined))
  }
  return (
    <section aria-label={label}>
      <h3>{label}</h3>
      <ul className="work-items">
        {items.map(item => (
          <li key={idText(item.id)}>
            <button
              type="button"
              className="list-start"
              aria-busy={opening === idText(item.id)}
              onClick={() => start(item)}
            >
              <RowMark row={item} />
              {item.subject}
            </button>
            <span>{source(item.source)}</span>
            {item.holderName && <span>{say('openBy', { name: item.holderName })}</span>}
            <ToneText tone={item.urgency === 'OVERDUE' ? 'bad' : item.urgency === 'TODAY' ? 'warning' : undefined}>
              {[urgency(item.urgency), item.due && say('dueOn', { day: day(item.due) })].filter(Boolean).join(', ')}
            </ToneText>
          </li>
        ))}
      </ul>
    </section>
  )
}

const FirstItems = ({ pages }: { pages: WorkPages }) => {
  const { say, urgency, number, label } = useWorkText()
  const functions = useWork()
  const open = useOpenItem(pages)
  const own = idText(currentUser()?.userId)
  const [mine, nobodys] = [useFirst(own), useFirst(NOBODY)]
  const counted = useCounts()
  const counts = counted.data && countsByUrgency(counted.data.counts, {})
  const error = counted.error ?? mine.error ?? nobodys.error
  const isAwaited = mine.isPending || nobodys.isPending
  const isEmpty = mine.data?.total === 0 && nobodys.data?.total === 0
  return (
    <section className="work-first" aria-label={label}>
      <header>
        <h2>{say('forYou')}</h2>
        <Link to="/home/work">
          {counts ? say('open', { smart_count: openAmong(counts), count: number(openAmong(counts)) }) : say('all')}
        </Link>
        <Button
          variant="contained"
          endIcon={<NextIcon />}
          loading={functions?.isBusy ?? false}
          loadingPosition="end"
          aria-keyshortcuts="n"
          onClick={() => functions?.next()}
        >
          {say('next')}
        </Button>
      </header>
      {error && (
        <FailedBanner
          error={error}
          title={say('failed')}
          busy={counted.isFetching || mine.isFetching || nobodys.isFetching}
          reload={() => {
            for (const query of [counted, mine, nobodys]) if (query.error) void query.refetch()
          }}
        />
      )}
      <ul className="work-groups" aria-label={say('groups')} aria-busy={!counts}>
        {urgencies.map(name => (
          <li key={name}>
            <Link to={`/home/work?urgency=${name}`} data-urgency={counts?.[name] ? name : undefined}>
              <span>{urgency(name)}</span>
              <strong className="figures">{counts ? number(counts[name] ?? 0) : '–'}</strong>
            </Link>
          </li>
        ))}
      </ul>
      <div className="work-columns" aria-busy={isAwaited}>
        {isAwaited && <AwaitedItems />}
        {isEmpty && <p className="work-none">{say('nothing')}</p>}
        <Items label={say('yoursFirst')} items={mine.data?.rows ?? []} open={open} />
        <Items label={say('nobodysFirst')} items={nobodys.data?.rows ?? []} open={open} />
      </div>
    </section>
  )
}

type Props = { pages: WorkPages; list: Resource }

/** Work above the figures of the dashboard: what waits for the person, overdue first, and the next item. */
const WorkFirst = ({ pages, list }: Props) => (
  <WorkListContext value={list}>
    <FirstItems pages={pages} />
  </WorkListContext>
)

export default WorkFirst
