import type { WorkItem } from '@contract/portal/work'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { notify } from '@/components/notices'
import { useRegistry } from '@/components/useRegistry'
import type { RegistryDataProvider } from '@/dataProvider/registryDataProvider'
import { failureWords } from '@/i18n/outcomeMessages'
import { nextItem, type Queue, WORK } from './calls'
import { currentItem } from './currentItem'
import { leftItems } from './leftItems'
import { openingOf, type WorkPages } from './workPage'

type Parts = {
  pages: WorkPages
  queue: Queue
  /** Loads the page at an address before anybody opens it. */
  readAhead(address: string): void
}

/** Leases the next item of a queue; when all that waits was left before, the round begins anew. */
const askNext = async (registry: RegistryDataProvider, queue: Queue) => {
  const current = currentItem.get()?.item.id
  const own = current === undefined ? [] : [current]
  if (current !== undefined) leftItems.add(current)
  const skip = leftItems.get()
  const answer = await registry.send(nextItem, { ...queue, skip })
  if (answer.item || skip.length === own.length) return answer
  leftItems.clear()
  return registry.send(nextItem, { ...queue, skip: own })
}

/**
 * Returns the function that leases the next item of the queue and opens its page, and whether it is under way. The lease of
 * the item that is open now ends. Items that were left are handed out again once nothing else waits.
 */
export const useNext = ({ pages, queue, readAhead }: Parts) => {
  const translate = useTranslate()
  const registry = useRegistry()
  const navigate = useNavigate()
  const cache = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const isUnderWay = useRef(false)
  const { area, source, backlog } = queue

  const open = useCallback(
    (item: WorkItem) => {
      const address = openingOf(pages, item)
      navigate(address)
      return address
    },
    [pages, navigate],
  )
  const next = useCallback(async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(true)
    try {
      const { item, reason, after } = await askNext(registry, { area, source, backlog })
      void cache.invalidateQueries({ queryKey: [WORK] })
      if (!item) {
        currentItem.set(undefined)
        notify({ tone: 'good', text: translate('daftari.work.noneLeft') })
        return
      }
      currentItem.set({ item, ...(reason && { reason }) })
      open(item)
      if (after) readAhead(pages[after.source].address(after))
    } catch (error) {
      notify({ tone: 'bad', text: failureWords(translate, error) })
    } finally {
      isUnderWay.current = false
      setBusy(false)
    }
  }, [registry, cache, translate, open, pages, readAhead, area, source, backlog])
  return { next, isBusy }
}
