import { useTranslate } from 'react-admin'
import { ReadingDialog } from '@/components/actions/ReadingDialog'
import type { OpenFile } from '@/components/export/openFile'
import Readers from './Readers'

/** Dialog with the latest reads of a file. */
const ReadersDialog = ({ file, close }: { file: OpenFile; close(): void }) => {
  const translate = useTranslate()
  return (
    <ReadingDialog title={translate('daftari.readers.title')} maxWidth="md" close={close}>
      <Readers file={file} />
    </ReadingDialog>
  )
}

export default ReadersDialog
