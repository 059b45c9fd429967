import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useTranslate } from 'react-admin'
import { DASHBOARD } from '@/authProvider/guard'
import { useAnnouncedExtensions } from '@/components/hostExtensions'
import { useQuiet } from '@/components/LoadWhenQuiet'
import { notify } from '@/components/notices'
import { shortcutOf } from '@/components/shortcutKeys'
import { useStored } from '@/createStore'
import type { WorkFunctions } from '@/customPages/work/workContext'
import { startPage, WORK_PAGE } from '@/routes/startPage'
import { menuCounts } from './menuCounts'
import { QuietBoundary } from './QuietBoundary'

const load = async () => (await import('./WorkParts')).default

/** Milliseconds after which code that did not come is requested again. */
const AGAIN = 30_000

const setCounts = ({ work, news }: { work: number | undefined; news: number | undefined }) =>
  menuCounts.set({ ...(work && { work }), ...(news && { news }) })

/**
 * Returns the functions of work and its part of every page, on a host that has work. The part is loaded when the page is
 * idle, or when somebody asks for the next item, with the key `n` or a button. The page stands without it, and a later try
 * does not open the item that was asked for before.
 */
export const useWorkShell = (): { functions: WorkFunctions | undefined; part: ReactNode } => {
  const isOffered = useAnnouncedExtensions()?.has('work') ?? false
  const translate = useTranslate()
  const [asked, setAsked] = useState(0)
  const [missed, setMissed] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const start = useStored(startPage)
  const isQuiet = useQuiet(isOffered)
  const next = useCallback(() => setAsked(now => now + 1), [])

  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (!isOffered || shortcutOf(event) !== 'n') return
    event.preventDefault()
    next()
  })
  useEffect(() => {
    window.addEventListener('keydown', pressed)
    return () => window.removeEventListener('keydown', pressed)
  }, [])

  const functions = useMemo<WorkFunctions>(
    () => ({
      next,
      isBusy,
      isStartPage: start === WORK_PAGE,
      setStartPage: isStartPage => startPage.set(isStartPage ? WORK_PAGE : DASHBOARD),
    }),
    [next, isBusy, start],
  )
  // A query: code that does not come is requested again after a while, and when the connection is back.
  const { data: WorkParts, refetch } = useQuery({
    queryKey: ['portal', 'work', 'code'],
    queryFn: load,
    enabled: isOffered && (isQuiet || sessionStorage.getItem('work.current') !== null),
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: query => (query.state.error ? AGAIN : false),
  })
  const loadNow = useEffectEvent(async () => {
    if (WorkParts || !(await refetch({ cancelRefetch: false })).isError) return
    notify({ tone: 'bad', text: translate('daftari.missingCode.title') })
    setMissed(asked)
  })
  useEffect(() => {
    if (asked) void loadNow()
  }, [asked])
  if (!isOffered) return { functions: undefined, part: null }
  return {
    functions,
    part: WorkParts && (
      <QuietBoundary>
        <Suspense>
          <WorkParts asked={asked - missed} onCounts={setCounts} onBusy={setBusy} />
        </Suspense>
      </QuietBoundary>
    ),
  }
}
