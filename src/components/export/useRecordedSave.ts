import type { Taking } from '@contract/portal/audit'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { saveFile } from '@/basics/saveFile'
import { reasonWords } from '@/i18n/outcomeMessages'
import { useLocale } from '@/i18n/useLocale'
import { notify } from '../notices'
import { useRecordTaking } from './recordTaking'

/**
 * Returns a function that records an export, then saves its file and resolves to true. A file whose export is not recorded
 * is not saved: a notice says so, and the function resolves to false.
 */
export const useSaveRecorded = () => {
  const translate = useTranslate()
  const locale = useLocale()
  const record = useRecordTaking()
  return async (file: File, taking: Taking): Promise<boolean> => {
    try {
      await record(taking)
    } catch (error) {
      const reason = reasonWords(translate, error)
      notify({ tone: 'bad', text: `${translate('daftari.lists.exportUnrecorded')}\n${reason}` })
      return false
    }
    saveFile(file)
    const total = (taking.rows ?? 0).toLocaleString(locale)
    notify({ tone: 'good', text: translate('daftari.lists.exportDone', { total }) })
    return true
  }
}

/**
 * Returns a function that records an export and then saves its file. A file whose export is not recorded is kept with its
 * record in `unrecorded`, so that another try reads nothing again; `discard` forgets it. `busy` is true while it is recorded.
 */
export const useRecordedSave = () => {
  const saveRecorded = useSaveRecorded()
  const [unrecorded, setUnrecorded] = useState<[File, Taking]>()
  const [busy, setBusy] = useState(false)
  const save = async (file: File, taking: Taking) => {
    setBusy(true)
    const isSaved = await saveRecorded(file, taking)
    setUnrecorded(isSaved ? undefined : [file, taking])
    setBusy(false)
  }
  return { save, busy, unrecorded, discard: () => setUnrecorded(undefined) }
}
