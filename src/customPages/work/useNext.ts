import type { WorkItem } from '@contract/portal/work'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { failureWords } from '@/i18n/outcomeMessages'
import { notify } from '@/views/notices'
import { useRegistry } from '@/views/useRegistry'
import { nextItem, type Queue, WORK } from './calls'
import { currentItem } from './currentItem'
import { openingOf, type WorkPages } from './workPage'

type Parts = {
  pages: WorkPages
  queue: Queue
  /** Loads the page at an address before anybody opens it. */
  readAhead(address: string): void
}

/**
 * Returns the function that leases the next item of the queue and opens its page, and whether it is under way. An item
 * that is open now is not handed out again; its lease ends.
 */
export const useNext = ({ pages, queue, readAhead }: Parts) => {
  const translate = useTranslate()
  const registry = useRegistry()
  const navigate = useNavigate()
  const cache = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const isUnderWay = useRef(false)
  const { area, source } = queue

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
      const skip = currentItem.get()?.item.id
      const { item, reason, after } = await registry.send(nextItem, { area, source, skip })
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
  }, [registry, cache, translate, open, pages, readAhead, area, source])
  return { next, isBusy }
}
