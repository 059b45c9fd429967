import { filedChanges } from '@contract/portal/filedChanges'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { QueryContent } from '@/components/file/QueryContent'
import { useLeaveGuard } from '@/components/form/leaveGuard'
import { useSource } from '@/components/useSource'
import { readPresent } from './calls'
import { FilingForm } from './FilingForm'
import { useChangeText } from './useChangeText'
import '@/components/form/form.css'
import './fileChange.css'

type Props = { brn: string; close(): void }

/** Dialog that files changes of an entity: effects that are put together over the file of today, then sent at once. */
const FileChangeDialog = ({ brn, close }: Props) => {
  const { say } = useChangeText()
  const title = useId()
  const query = useSource(['fileChange', brn], readPresent, { brn })
  const guard = useLeaveGuard(close)
  return (
    <Dialog open onClose={guard.leave} aria-labelledby={title} maxWidth="md" fullWidth>
      <DialogTitle id={title}>{say('title')}</DialogTitle>
      {query.data ? (
        <FilingForm present={query.data} guard={guard} />
      ) : (
        <DialogContent>
          <QueryContent query={query} permit={filedChanges.present.permit} name={say('title')}>
            {() => null}
          </QueryContent>
        </DialogContent>
      )}
    </Dialog>
  )
}

export default FileChangeDialog
