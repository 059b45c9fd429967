import ReadersIcon from '@mui/icons-material/VisibilityOutlined'
import { useTranslate } from 'react-admin'
import { DialogButton } from '@/components/dialogRoutes/DialogButton'
import { useDialogRoute } from '@/components/dialogRoutes/useDialogRoute'
import { type OpenFile, useOpenFile } from '@/components/export/openFile'
import { lazyPart } from '@/components/lazyPart'
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
  const { opened, close } = useDialogRoute()
  const mayRead = useMayReadLog()
  useOpenFile(kind, fileKey)
  if (!mayRead) return null
  return (
    <>
      <DialogButton size="small" color="inherit" startIcon={<ReadersIcon />} opens={{ name: READERS }}>
        {translate('daftari.readers.button')}
      </DialogButton>
      {opened?.name === READERS && <ReadersDialog file={{ kind, key: fileKey }} close={close} />}
    </>
  )
}
