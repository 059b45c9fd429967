import type { KeysMade } from '@contract/access/apiAccess'
import type { Sending } from '@contract/call'
import type { SayingCode } from '@contract/successMessages'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { notify } from '@/components/notices'
import { useBusyFocus } from '@/components/useBusyFocus'
import { useRegistry } from '@/components/useRegistry'
import { failureWords, isUnsure, successWords } from '@/i18n/outcomeMessages'

const MOMENT = 1000
const pause = (ms: number) => new Promise(done => setTimeout(done, ms))

/**
 * Returns a function that sends a change of keys, shows the result as a toast, and reloads the lists of the page. It
 * resolves to the answer, or to undefined after an error. With `wait` it pauses first, because a host needs a moment
 * until keys are valid (docs/requirements/integrations.md).
 */
export const useKeyChange = (lists: readonly string[]) => {
  const translate = useTranslate()
  const registry = useRegistry()
  const cache = useQueryClient()
  const [busy, setBusy] = useState(false)
  useBusyFocus(busy)
  const reload = () => Promise.all(['apiAccess', ...lists].map(name => cache.invalidateQueries({ queryKey: [name] })))
  const work = async <R>(
    sending: Sending<R, KeysMade>,
    row: R,
    { says, wait = false }: { says: SayingCode; wait?: boolean },
  ): Promise<KeysMade | undefined> => {
    setBusy(true)
    try {
      const answer = await registry.send(sending, row)
      if (wait) await pause(MOMENT)
      notify({ tone: 'good', text: successWords(translate, answer.message ? answer : { code: says }) })
      // New keys are shown only once: they do not wait for the lists.
      void reload()
      return answer
    } catch (error) {
      notify({ tone: 'bad', text: failureWords(translate, error) })
      if (isUnsure(error)) void reload()
      return undefined
    } finally {
      setBusy(false)
    }
  }
  return { work, busy }
}
