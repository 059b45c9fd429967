import { type LoadWhole, type RefusedFileType, refusedFileEndings } from '@contract/portal/loads'
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { saveFile } from '@/basics/saveFile'
import { Days } from '@/components/Days'
import { notify } from '@/components/notices'
import { useRegistry } from '@/components/useRegistry'
import { fetchRefused } from './calls'
import { useLoadText } from './useLoadText'

/** Button that fetches the refused rows as a file, with the day on which they are removed. */
export const RefusedRows = ({ load }: { load: LoadWhole }) => {
  const { say, moment, failure } = useLoadText()
  const registry = useRegistry()
  const [busy, setBusy] = useState(false)
  if (!load.refused) return null
  if (!load.refusedUntil) return <p className="loads-soft">{say('refused.gone')}</p>
  const fetch = async () => {
    setBusy(true)
    try {
      const rows = await registry.send(fetchRefused, load.id)
      // Another host may send a file of any type.
      const ending = refusedFileEndings[rows.type as RefusedFileType] ?? ''
      saveFile(new File([rows], say('refused.file', { source: load.source, ending })))
    } catch (error) {
      notify({ tone: 'bad', text: failure(error) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <p className="loads-refused">
      <Button variant="outlined" startIcon={<DownloadIcon />} loading={busy} onClick={() => void fetch()}>
        {say('refused.download')}
      </Button>
      <span className="loads-soft">
        <Days text={say('refused.until', { until: moment(load.refusedUntil) })} />
      </span>
    </p>
  )
}
