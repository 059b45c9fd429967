import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useRef } from 'react'

/** Caches of the sessions in which a page has shown an answer. Before the first one there is nothing to react to. */
const inUse = new WeakSet<QueryClient>()

type Options = {
  /** The answer holds what the host has sent. */
  hasCome: boolean
  /** The answer is rendered in one task: for what refreshes by itself, as each refresh would begin the slices anew. */
  isAtOnce?: boolean
}

/**
 * Returns the answer to draw: the one given, or the one before it while the given one is being rendered. React Query has
 * an answer rendered in one task; a deferred one is rendered in slices, and the page reacts meanwhile. The first one after
 * loading is left out, which slices would only delay.
 */
export const useInSlices = <Answer extends object>(answer: Answer, { hasCome, isAtOnce = false }: Options): Answer => {
  const queryClient = useQueryClient()
  const isFirst = useRef(!inUse.has(queryClient))
  const isInSlices = !isAtOnce && !isFirst.current
  const deferred = useDeferredValue(isInSlices ? answer : undefined)
  useEffect(() => {
    if (!hasCome) return
    inUse.add(queryClient)
    isFirst.current = false
  }, [hasCome, queryClient])
  return (isInSlices && deferred) || answer
}
