import { idText } from '@contract/id'
import type { WorkItem } from '@contract/portal/work'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { notify } from '@/components/notices'
import { useRegistry } from '@/components/useRegistry'
import { failureWords } from '@/i18n/outcomeMessages'
import { releaseItem, takeItem, WORK } from './calls'
import { currentItem } from './currentItem'
import { openingOf, type WorkPages } from './workPage'

/**
 * Returns the function that leases an item and opens the page on which it is decided. An item that a colleague has open
 * is not opened: the refusal says who has it. The item that was open before is released, and so is one whose answer comes
 * after another item was opened. Its promise ends with the answer.
 */
export const useOpenItem = (pages: WorkPages) => {
  const translate = useTranslate()
  const registry = useRegistry()
  const navigate = useNavigate()
  const cache = useQueryClient()
  const openings = useRef(0)
  return useCallback(
    (item: WorkItem): Promise<void> => {
      const opening = ++openings.current
      // Without its bar, the lease of an item would last for nobody. It ends by itself where this fails.
      const release = (left: WorkItem) => void registry.send(releaseItem, left).catch(() => undefined)
      return registry
        .send(takeItem, item)
        .then(taken => {
          const earlier = currentItem.get()?.item
          const isAgain = earlier && idText(earlier.id) === idText(taken.id)
          if (opening !== openings.current) return isAgain ? undefined : release(taken)
          currentItem.set({ item: taken })
          if (earlier && !isAgain) release(earlier)
          navigate(openingOf(pages, taken))
        })
        .catch((error: unknown) => notify({ tone: 'bad', text: failureWords(translate, error) }))
        .finally(() => void cache.invalidateQueries({ queryKey: [WORK] }))
    },
    [registry, navigate, cache, pages, translate],
  )
}
