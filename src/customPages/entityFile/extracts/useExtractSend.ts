import type { Sending } from '@contract/call'
import type { Extract } from '@contract/portal/extracts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { saveFile } from '@/basics/saveFile'
import { notify } from '@/components/notices'
import { useBusyFocus } from '@/components/useBusyFocus'
import { useRegistry } from '@/components/useRegistry'
import { failureWords, isUnsure } from '@/i18n/outcomeMessages'
import { extractsKey, readExtractFile } from './calls'

/** Returns the function that sends a change of a file's extracts and reads their list again, with its state. */
export const useExtractSend = (brn: string) => {
  const translate = useTranslate()
  const registry = useRegistry()
  const cache = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  useBusyFocus(busy)
  const readAgain = () => void cache.invalidateQueries({ queryKey: extractsKey(brn) })

  const send = async <Draft>(sending: Sending<Draft, Extract>, draft: Draft, done: (extract: Extract) => void) => {
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    try {
      done(await registry.send(sending, draft))
      readAgain()
    } catch (error) {
      setFailure(failureWords(translate, error))
      // The list shows whether the change was made.
      if (isUnsure(error)) readAgain()
    } finally {
      setBusy(false)
    }
  }
  return { busy, failure, send }
}

/** Returns the function that fetches the PDF of an extract and saves it, and the id of the one that is fetched. */
export const useExtractFile = () => {
  const translate = useTranslate()
  const registry = useRegistry()
  const [fetching, setFetching] = useState<string>()
  const save = async ({ id, brn, code }: Pick<Extract, 'id' | 'brn' | 'code'>) => {
    if (fetching) return
    setFetching(id)
    try {
      const file = await registry.send(readExtractFile, id)
      saveFile(new File([file], `Extract ${brn} ${code}.pdf`, { type: file.type }))
    } catch (error) {
      notify({ tone: 'bad', text: failureWords(translate, error) })
    } finally {
      setFetching(undefined)
    }
  }
  return { fetching, save }
}
