import type { Said, Sending } from '@contract/call'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { failureWords, isStateUnknown, successWords } from '@/i18n/outcomeMessages'
import { notify } from '../notices'
import { useBusyFocus } from '../useBusyFocus'
import { useRegistry } from '../useRegistry'

/**
 * Returns a function that sends a write about the notes or flags of a record, its progress, and the words of its failure.
 * After a success it calls `sent` at once, and resolves to true when the page is read again. The page, with its flags, is also
 * read again after a write that may have been done, and after one that was refused because of the state of the record.
 */
export const useNotesWrite = () => {
  const translate = useTranslate()
  const registry = useRegistry()
  const cache = useQueryClient()
  const [busy, setBusy] = useState(false)
  useBusyFocus(busy)
  const [failure, setFailure] = useState<string>()
  const send = async <Draft>(sending: Sending<Draft, Said>, draft: Draft, sent?: () => void): Promise<boolean> => {
    if (busy) return false
    setBusy(true)
    setFailure(undefined)
    try {
      notify({ tone: 'good', text: successWords(translate, await registry.send(sending, draft)) })
      sent?.()
      // The file of the record, rows of any list and the page of a person may show it: what is on the page is read again.
      await cache.invalidateQueries()
      return true
    } catch (error) {
      setFailure(failureWords(translate, error))
      // The notes as they are now show whether it was written, and have the version that the next try names.
      if (isStateUnknown(error)) void cache.invalidateQueries()
      return false
    } finally {
      setBusy(false)
    }
  }
  return { send, busy, failure }
}
