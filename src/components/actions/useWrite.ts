import type { Sending } from '@contract/call'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useTranslate } from 'react-admin'
import { ApiError } from '@/dataProvider/apiError'
import type { Undo } from '@/definition/actions'
import type { Says } from '@/definition/defineResource'
import { isStateUnknown, successWords, writeFailure } from '@/i18n/outcomeMessages'
import { useResourceName } from '../definitionContext'
import { FIGURES } from '../list/useFigures'
import { type NoticeRecord, notify } from '../notices'
import { OPTIONS } from '../optionQueries'
import { useBusyFocus } from '../useBusyFocus'
import { useRegistry } from '../useRegistry'
import { noteFailure } from './noteFailure'

type Said = { message?: string | null; code?: string | null; caution?: boolean | null; params?: unknown }

/**
 * Parts of a write's toast beside its words: the record, how the act is taken back, and how an answer refuses it. With `ofRow`
 * every failure reloads the lists: another person may have changed the row first.
 */
type About<R> = { record?: NoticeRecord | undefined; undo?(): void; refused?: Undo<R>['refused']; ofRow?: boolean }

const isSaid = (answer: unknown): answer is Said => typeof answer === 'object' && answer !== null

/**
 * Returns a function that sends a row or a draft and shows a toast: with the definition's message, else the host's,
 * else a default. After a success the lists of the surrounding
 * resource reload (GLOBAL-17); with `leadsOn` only when they are next
 * shown. Resolves to the answer, or throws the error of the request.
 */
export const useWrite = (form: string, says: Says | undefined, leadsOn = false) => {
  const resource = useResourceName()
  const translate = useTranslate()
  const registry = useRegistry()
  const cache = useQueryClient()
  const [busy, setBusy] = useState(false)
  useBusyFocus(busy)
  const write = useCallback(
    async <R, A>(sending: Sending<R, A>, row: R, { record, undo, refused, ofRow }: About<R> = {}): Promise<A> => {
      setBusy(true)
      try {
        const answer = await registry.send(sending, row)
        const refusal = refused?.(answer, row)
        if (refusal) throw new ApiError({ status: 409, code: refusal.code, params: refusal.params })
        const message: Said = isSaid(answer) ? answer : {}
        const own = says?.done && !message.caution ? says.done : ''
        const tone = message.caution ? 'warning' : 'good'
        notify({ tone, text: successWords(translate, message, own), record, undo })
        // Options of forms may have changed with the write.
        void cache.invalidateQueries({ queryKey: [OPTIONS] })
        void cache.invalidateQueries({ queryKey: [FIGURES] })
        await cache.invalidateQueries({ queryKey: [resource], refetchType: leadsOn ? 'none' : 'active' })
        return answer
      } catch (error) {
        noteFailure(resource, form, error)
        notify({ tone: 'bad', ...writeFailure(translate, error, says), record })
        // The reloaded list shows whether the write succeeded, or what somebody else made of the row.
        if (ofRow || isStateUnknown(error)) void cache.invalidateQueries({ queryKey: [resource] })
        throw error
      } finally {
        setBusy(false)
      }
    },
    [cache, form, leadsOn, registry, resource, says, translate],
  )
  return { write, busy }
}
