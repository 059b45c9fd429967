import ReadersIcon from '@mui/icons-material/VisibilityOutlined'
import Button from '@mui/material/Button'
import { lazy, Suspense } from 'react'
import { useTranslate } from 'react-admin'
import { useDialogRoute } from '@/views/dialogRoutes/useDialogRoute'
import { type OpenFile, useOpenFile } from '@/views/export/openFile'
import { PartWaiting } from '@/views/PartWaiting'
import { READERS, useMayReadLog } from './useMayReadLog'

const ReadersDialog = lazy(() => import('./ReadersDialog'))

/**
 * Button in the head of a file that shows who looked at it, for holders of the permission. Nothing is requested before
 * it is pressed. Exports and prints of the page are recorded with this file.
 */
export const FileReaders = ({ kind, fileKey }: { kind: OpenFile['kind']; fileKey: string }) => {
  const translate = useTranslate()
  const { opened, open, close } = useDialogRoute()
  const mayRead = useMayReadLog()
  useOpenFile(kind, fileKey)
  if (!mayRead) return null
  return (
    <>
      <Button size="small" color="inherit" startIcon={<ReadersIcon />} onClick={() => open(READERS)}>
        {translate('daftari.readers.button')}
      </Button>
      {opened?.name === READERS && (
        <Suspense fallback={<PartWaiting />}>
          <ReadersDialog file={{ kind, key: fileKey }} close={close} />
        </Suspense>
      )}
    </>
  )
}
