import type { Id } from '@contract/id'
import { MOST_SETTLED, type RefusedItem, type SettleReason } from '@contract/portal/workSettling'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useRegistry } from '@/components/useRegistry'
import { randomId } from '@/definition/randomId'
import { failureWords } from '@/i18n/outcomeMessages'
import { isOfWork, settleItems } from './calls'

/** Progress of settling items; `failed` tells why it ended early, and the same items can be sent again. */
export type Settling = {
  state: 'running' | 'ended'
  total: number
  /** Items that were answered, of them settled, and refused ones with their reasons. */
  done: number
  settled: number
  refused: RefusedItem[]
  failed?: string
}

/**
 * Returns the progress of settling items in requests of `MOST_SETTLED`, and the functions that start it and stop it after
 * the request under way. Sent again, items that are settled already count as settled.
 */
export const useSettling = () => {
  const translate = useTranslate()
  const registry = useRegistry()
  const cache = useQueryClient()
  const [token] = useState(randomId)
  const [settling, setSettling] = useState<Settling>()
  const isStopped = useRef(false)
  useEffect(
    () => () => {
      isStopped.current = true
    },
    [],
  )

  const start = async (ids: readonly Id[], reason: SettleReason, note: string): Promise<Settling> => {
    isStopped.current = false
    let now: Settling = { state: 'running', total: ids.length, done: 0, settled: 0, refused: [] }
    setSettling(now)
    while (now.done < ids.length && !isStopped.current) {
      const batch = ids.slice(now.done, now.done + MOST_SETTLED)
      try {
        const { settled, refused } = await registry.send(settleItems, { token, ids: [...batch], reason, note })
        now = {
          ...now,
          done: now.done + batch.length,
          settled: now.settled + settled,
          refused: [...now.refused, ...refused],
        }
      } catch (error) {
        now = { ...now, failed: failureWords(translate, error) }
        break
      }
      setSettling(now)
    }
    now = { ...now, state: 'ended' }
    setSettling(now)
    void cache.invalidateQueries({ predicate: isOfWork })
    return now
  }
  return {
    settling,
    start,
    stop: () => {
      isStopped.current = true
    },
  }
}
