import type { Taking } from '@contract/portal/audit'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { reasonWords } from '@/i18n/outcomeMessages'
import { notify } from '../notices'
import { saveFile } from '../sheets/worker'
import { useRecordTaking } from './recordTaking'

/**
 * Returns a function that records an export and then saves its file. A file whose export is not recorded is kept with its
 * record in `unrecorded`, so that another try reads nothing again; `discard` forgets it. `busy` is true while it is recorded.
 */
export const useRecordedSave = () => {
  const translate = useTranslate()
  const record = useRecordTaking()
  const [unrecorded, setUnrecorded] = useState<[File, Taking]>()
  const [busy, setBusy] = useState(false)
  const save = async (file: File, taking: Taking) => {
    setBusy(true)
    try {
      await record(taking)
    } catch (error) {
      setUnrecorded([file, taking])
      const reason = reasonWords(translate, error)
      notify({ tone: 'bad', text: `${translate('daftari.lists.exportUnrecorded')}\n${reason}` })
      return
    } finally {
      setBusy(false)
    }
    setUnrecorded(undefined)
    saveFile(file)
    notify({ tone: 'good', text: translate('daftari.lists.exportDone', { total: taking.rows ?? 0 }) })
  }
  return { save, busy, unrecorded, discard: () => setUnrecorded(undefined) }
}
