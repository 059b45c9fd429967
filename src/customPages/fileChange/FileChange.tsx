import ChangeIcon from '@mui/icons-material/EditNoteOutlined'
import { useTranslate } from 'react-admin'
import { DialogButton } from '@/components/dialogRoutes/DialogButton'
import { useDialogRoute } from '@/components/dialogRoutes/useDialogRoute'
import { useAnnouncedExtensions } from '@/components/hostExtensions'
import { lazyPart } from '@/components/lazyPart'
import { useCan } from '@/components/useCan'
import { openPageWords } from '@/i18n/languages'

/** Name of the dialog in the address. */
const CHANGE = 'file-change'

const FileChangeDialog = lazyPart(
  () => Promise.all([import('./FileChangeDialog'), openPageWords('fileHistory')]),
  ([module]) => module.default,
)

/** Button in the head of an entity's file that files changes of it, for holders of the permission. */
export const FileChange = ({ brn }: { brn: string }) => {
  const translate = useTranslate()
  const { opened, close } = useDialogRoute()
  const may = useCan('general')('can_file_changes')
  const isOffered = useAnnouncedExtensions()?.has('filedChanges')
  if (!may || !isOffered) return null
  return (
    <>
      <DialogButton size="small" color="inherit" startIcon={<ChangeIcon />} opens={{ name: CHANGE }}>
        {translate('daftari.files.fileChange')}
      </DialogButton>
      {opened?.name === CHANGE && <FileChangeDialog brn={brn} close={close} />}
    </>
  )
}
