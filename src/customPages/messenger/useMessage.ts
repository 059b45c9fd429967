import { LONGEST_MESSAGE, RecipientType } from '@contract/settings/messenger'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { dropDraft, saveDraft, takeDraft } from '@/components/drafts'
import { notify } from '@/components/notices'
import { useBusyFocus } from '@/components/useBusyFocus'
import { useRegistry } from '@/components/useRegistry'
import { failureWords, fieldWords, isUnsure, successWords } from '@/i18n/outcomeMessages'
import { type Draft, sendMessage } from './calls'

const DRAFT = 'messenger'
const EMPTY: Draft = { message: '', recipients: [] }

/** Returns the draft that was saved when the session ended. */
const savedDraft = (): Draft => {
  const { message, recipients } = takeDraft(DRAFT) ?? {}
  return {
    message: typeof message === 'string' ? message : '',
    recipients: RecipientType.array().catch([]).parse(recipients),
  }
}

/**
 * Returns the draft of the message, its errors, whether an earlier try may have sent it, and the functions that change and
 * send it.
 */
export const useMessage = (lists: string) => {
  const translate = useTranslate()
  const registry = useRegistry()
  const cache = useQueryClient()
  const [draft, setDraft] = useState(savedDraft)
  const [faults, setFaults] = useState<{ message?: string; recipients?: string }>({})
  const [busy, setBusy] = useState(false)
  useBusyFocus(busy)
  const [unsure, setUnsure] = useState(false)

  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    setFaults(tooLong(next))
    saveDraft(DRAFT, next)
  }
  const tooLong = ({ message }: Draft) =>
    message.length > LONGEST_MESSAGE
      ? {
          message: translate('daftari.lists.tooLong', {
            longest: LONGEST_MESSAGE,
            smart_count: message.length - LONGEST_MESSAGE,
          }),
        }
      : {}
  /** Tells whether the draft has a text and recipients; sets the errors otherwise. */
  const check = () => {
    const faults = {
      ...tooLong(draft),
      ...(!draft.message.trim() && { message: translate('daftari.messenger.needMessage') }),
      ...(!draft.recipients.length && { recipients: translate('daftari.messenger.needRecipients') }),
    }
    setFaults(faults)
    return Object.keys(faults).length === 0
  }
  const send = async () => {
    setBusy(true)
    try {
      const answer = await registry.send(sendMessage, draft)
      notify({
        tone: answer.caution ? 'warning' : 'good',
        text: successWords(translate, answer.message ? answer : { code: 'message-sent' }),
      })
      dropDraft(DRAFT)
      setDraft(EMPTY)
      setUnsure(false)
      await cache.invalidateQueries({ queryKey: [lists] })
    } catch (error) {
      const words = failureWords(translate, error)
      notify({ tone: 'bad', text: words })
      setFaults('recipientList' in fieldWords(translate, error) ? { recipients: words } : { message: words })
      if (!isUnsure(error)) return
      setUnsure(true)
      // The reloaded list shows whether it was sent.
      void cache.invalidateQueries({ queryKey: [lists] })
    } finally {
      setBusy(false)
    }
  }
  return { draft, faults, busy, unsure, change, check, send }
}
