import type { Said, Sending } from '@contract/call'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { z } from 'zod'
import { useGuardedDraft, type useLeaveGuard } from '@/components/form/leaveGuard'
import { notify } from '@/components/notices'
import { useBusyFocus } from '@/components/useBusyFocus'
import { useDraft } from '@/components/useDraft'
import { useRegistry } from '@/components/useRegistry'
import { failureWords, isUnsure, successWords } from '@/i18n/outcomeMessages'
import { PEOPLE, peopleLists } from './calls'

const Typed = z.object({ reason: z.string() })

/**
 * Returns the reason of a decision, its error, and the function that sends it. What was typed stays after a failure, and as a
 * draft below the key until it is sent or the dialog of the guard is left.
 */
export const useDecision = (key: string, guard: Pick<ReturnType<typeof useLeaveGuard>, 'setChanged' | 'shut'>) => {
  const translate = useTranslate()
  const registry = useRegistry()
  const cache = useQueryClient()
  const { typed, isChanged, change, drop } = useDraft(`people.${key}`, Typed, { reason: '' })
  const { reason } = typed
  const [isChecked, setChecked] = useState(false)
  const [busy, setBusy] = useState<string>()
  useBusyFocus(busy !== undefined)
  const [failure, setFailure] = useState<string>()
  const text = reason.trim()
  useGuardedDraft(guard, { isTyped: isChanged, busy: busy !== undefined, drop })

  const readAgain = () => {
    for (const key of [PEOPLE, ...peopleLists]) void cache.invalidateQueries({ queryKey: [key] })
  }
  const send = async <Draft>(name: string, sending: Sending<Draft, Said>, draft: (reason: string) => Draft) => {
    setChecked(true)
    if (!text || busy) return
    setBusy(name)
    setFailure(undefined)
    try {
      notify({ tone: 'good', text: successWords(translate, await registry.send(sending, draft(text))) })
      drop()
      guard.shut()
      readAgain()
    } catch (error) {
      setFailure(failureWords(translate, error))
      // The decisions as they are now show whether this one was recorded.
      if (isUnsure(error)) readAgain()
    } finally {
      setBusy(undefined)
    }
  }
  return {
    reason,
    setReason: (next: string) => change({ reason: next }),
    isMissing: isChecked && !text,
    busy,
    failure,
    send,
  }
}
