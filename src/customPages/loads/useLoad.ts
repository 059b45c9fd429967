import type { Sending } from '@contract/call'
import type { LoadWhole } from '@contract/portal/loads'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useBusyFocus } from '@/components/useBusyFocus'
import { useCancellableQuery } from '@/components/useCancellableQuery'
import { useRegistry } from '@/components/useRegistry'
import { FINDINGS, LOADS, readLoad } from './calls'
import { isUnderWay } from './steps'

/** Milliseconds after which a load whose work goes on is asked for again. */
const ASK_EVERY = 1500

/** Returns a load, which is asked for again while work on it goes on. */
export const useLoad = (id: string) => {
  const registry = useRegistry()
  const cache = useQueryClient()
  const query = useCancellableQuery<LoadWhole>({
    queryKey: [LOADS, 'one', id],
    queryFn: ({ signal }) => registry.read(readLoad, id, { signal }),
    refetchInterval: ({ state: { data } }) => (data && (data.progress || isUnderWay(data)) ? ASK_EVERY : false),
    retry: false,
  })
  const state = query.data?.state
  // Work that has ended has changed the rows with their reasons, and the list of loads.
  useEffect(() => {
    if (!state) return
    void cache.invalidateQueries({ queryKey: [FINDINGS] })
    void cache.invalidateQueries({ queryKey: [LOADS, 'getList'] })
  }, [cache, state])
  return query
}

/** Requests about a load that is shown: one at a time, with what the last one was refused for. */
export type LoadRequests = ReturnType<typeof useLoadRequests>

/** Returns a function that sends a request about a load; its answer is shown at once. */
export const useLoadRequests = (id: string) => {
  const registry = useRegistry()
  const cache = useQueryClient()
  const [busy, setBusy] = useState('')
  useBusyFocus(busy !== '')
  const [failure, setFailure] = useState<{ name: string; error: unknown }>()
  const show = useCallback((load: LoadWhole) => cache.setQueryData([LOADS, 'one', id], load), [cache, id])
  /** Sends a request under a name, and returns true when it was taken. */
  const send = useCallback(
    async <Row>(name: string, sending: Sending<Row, LoadWhole>, row: Row) => {
      setBusy(name)
      setFailure(undefined)
      try {
        show(await registry.send(sending, row))
        return true
      } catch (error) {
        setFailure({ name, error })
        // Somebody else may have changed the load meanwhile.
        void cache.invalidateQueries({ queryKey: [LOADS, 'one', id] })
        return false
      } finally {
        setBusy('')
      }
    },
    [registry, cache, id, show],
  )
  return useMemo(() => ({ busy, failure, send, show }), [busy, failure, send, show])
}
