import type { Sending } from '@contract/call'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { createStore, useStored } from '@/createStore'
import type { AnyRow, Resource } from '@/definition/defineResource'
import { failureWords } from '@/i18n/outcomeMessages'
import { useLocale } from '@/i18n/useLocale'
import { FIGURES } from '../list/useFigures'
import { notify } from '../notices'
import { useRegistry } from '../useRegistry'

export type Run = {
  cause: string
  total: number
  done: number
  /** Number of failed rows by error message. */
  failed: ReadonlyMap<string, number>
  state: 'running' | 'stopped' | 'ended'
}

/** The latest run of this tab, with the list whose rows it retries. It goes on while its page is left. */
export const retryRun = createStore<(Run & { list: string; stop(): void }) | undefined>(undefined)

/** Returns a function that tells how far a run is, or how it ended. */
export const useRunText = () => {
  const translate = useTranslate()
  const locale = useLocale()
  const figure = (number: number) => number.toLocaleString(locale)
  return ({ total, done, failed, state }: Run) => {
    const wrong = [...failed.values()].reduce((sum, count) => sum + count, 0)
    return translate(`daftari.causes.${state}`, {
      done: figure(done),
      good: figure(done - wrong),
      left: figure(total - done),
      total: figure(total),
    })
  }
}

/**
 * Returns the run of this tab that retries many rows one request at a time, where it belongs to this list or goes on, and the
 * function that starts one. A toast tells its end, because its page may have been left.
 */
export const useRetryAll = ({ name, label }: Resource, sending: Sending<AnyRow> | undefined) => {
  const translate = useTranslate()
  const registry = useRegistry()
  const cache = useQueryClient()
  const textOf = useRunText()
  const latest = useStored(retryRun)

  const start = async (cause: string, rows: readonly AnyRow[]) => {
    if (!sending || retryRun.get()?.state === 'running') return
    const stopping = new AbortController()
    const failed = new Map<string, number>()
    const tell = (done: number, state: Run['state']) => {
      const run = { cause, total: rows.length, done, failed: new Map(failed), state }
      retryRun.set({ ...run, list: name, stop: () => stopping.abort() })
      return run
    }
    let done = 0
    tell(0, 'running')
    for (const row of rows) {
      if (stopping.signal.aborted) break
      try {
        await registry.send(sending, row)
      } catch (error) {
        const why = failureWords(translate, error)
        failed.set(why, (failed.get(why) ?? 0) + 1)
      }
      done++
      tell(done, 'running')
    }
    const ended = tell(done, done < rows.length ? 'stopped' : 'ended')
    const isWhole = ended.state === 'ended' && !failed.size
    notify({
      tone: isWhole ? 'good' : 'warning',
      title: label,
      text: [textOf(ended), cause].filter(Boolean).join('\n'),
    })
    void cache.invalidateQueries({ queryKey: [FIGURES] })
    void cache.invalidateQueries({ queryKey: [name] })
  }
  return { run: latest?.list === name || latest?.state === 'running' ? latest : undefined, start }
}
