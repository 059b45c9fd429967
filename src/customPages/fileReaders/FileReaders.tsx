import ReadersIcon from '@mui/icons-material/VisibilityOutlined'
import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { useDialogRoute } from '@/views/dialogRoutes/useDialogRoute'
import { type OpenFile, useOpenFile } from '@/views/export/openFile'
import { lazyPart } from '@/views/lazyPart'
import { READERS, useMayReadLog } from './useMayReadLog'

const ReadersDialog = lazyPart(
  () => import('./ReadersDialog'),
  module => module.default,
)

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
      {opened?.name === READERS && <ReadersDialog file={{ kind, key: fileKey }} close={close} />}
    </>
  )
}
