import type { Sending } from '@contract/call'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { AnyRow, Resource } from '@/definition/defineResource'
import { failureWords } from '@/i18n/outcomeMessages'
import { FIGURES } from '../list/useFigures'
import { useRegistry } from '../useRegistry'

export type Run = {
  cause: string
  total: number
  done: number
  /** Number of failed rows by error message. */
  failed: ReadonlyMap<string, number>
  state: 'running' | 'stopped' | 'ended'
}

/** Returns the state of retrying many rows one request at a time, and the functions that start and stop it. */
export const useRetryAll = ({ name }: Resource, sending: Sending<AnyRow> | undefined) => {
  const translate = useTranslate()
  const registry = useRegistry()
  const cache = useQueryClient()
  const [run, setRun] = useState<Run>()
  const stopping = useRef<AbortController>(undefined)
  useEffect(() => () => stopping.current?.abort(), [])

  const start = useCallback(
    async (cause: string, rows: readonly AnyRow[]) => {
      if (!sending) return
      const stop = new AbortController()
      stopping.current = stop
      const { signal } = stop
      const failed = new Map<string, number>()
      const tell = (done: number, state: Run['state']) =>
        setRun({ cause, total: rows.length, done, failed: new Map(failed), state })
      let done = 0
      tell(0, 'running')
      for (const row of rows) {
        if (signal.aborted) break
        try {
          await registry.send(sending, row)
        } catch (error) {
          const why = failureWords(translate, error)
          failed.set(why, (failed.get(why) ?? 0) + 1)
        }
        done++
        tell(done, 'running')
      }
      tell(done, done < rows.length ? 'stopped' : 'ended')
      void cache.invalidateQueries({ queryKey: [FIGURES] })
      void cache.invalidateQueries({ queryKey: [name] })
    },
    [cache, name, registry, sending, translate],
  )
  return { run, start, stop: () => stopping.current?.abort() }
}
