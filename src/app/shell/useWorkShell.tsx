import { useIsFetching } from '@tanstack/react-query'
import { type ReactNode, Suspense, useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useTranslate } from 'react-admin'
import { DASHBOARD } from '@/authProvider/guard'
import { useStored } from '@/createStore'
import type { WorkFunctions } from '@/customPages/work/workContext'
import { useAnnouncedExtensions } from '@/views/hostExtensions'
import { whenIdle } from '@/views/idle'
import { notify } from '@/views/notices'
import { startPage, WORK_PAGE } from '../preferences/startPage'
import { QuietBoundary, useBackgroundCode } from './backgroundPart'
import { isTyping } from './isTyping'
import { menuCounts } from './menuCounts'

const load = async () => (await import('./WorkParts')).default

/** Milliseconds without a request after which work is loaded: what the page itself needs comes first. */
const QUIET = 1_500

/** Parts of a page that take a letter themselves. */
const TAKES_KEYS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

const setCount = (count: number | undefined) => menuCounts.set(count ? { work: count } : {})

/** Returns true once nothing has been requested for a moment. */
const useQuiet = (isWaiting: boolean): boolean => {
  const isFetching = useIsFetching() > 0
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => {
    if (!isWaiting || isFetching) return
    let callOff = () => {}
    const timer = setTimeout(() => {
      callOff = whenIdle(() => setQuiet(true))
    }, QUIET)
    return () => {
      clearTimeout(timer)
      callOff()
    }
  }, [isWaiting, isFetching])
  return isQuiet
}

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
    if (event.key !== 'n' || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    if (!isOffered || event.defaultPrevented || isTyping(event.target) || document.querySelector(TAKES_KEYS)) return
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
  const WorkParts = useBackgroundCode({
    load,
    isNeeded: isOffered && (isQuiet || asked > 0 || sessionStorage.getItem('work.current') !== null),
    asked,
    failed: () => {
      if (asked > missed) notify({ tone: 'bad', text: translate('daftari.missingCode.title') })
      setMissed(asked)
    },
  })
  if (!isOffered) return { functions: undefined, part: null }
  return {
    functions,
    part: WorkParts && (
      <QuietBoundary>
        <Suspense>
          <WorkParts asked={asked - missed} onCount={setCount} onBusy={setBusy} />
        </Suspense>
      </QuietBoundary>
    ),
  }
}
