import Button from '@mui/material/Button'
import { FailedBanner } from '../list/listStates'
import '../list/listStates.css'
import { useNotesText } from './useNotesText'
import type { useRecordNotes } from './useRecordNotes'

/** Button below the notes that loads older ones, or why they did not come. */
export const OlderNotes = ({ isOffered, isBusy, error, load }: ReturnType<typeof useRecordNotes>['older']) => {
  const { say } = useNotesText()
  if (error) return <FailedBanner error={error} busy={isBusy} reload={load} title={say('olderFailed')} />
  if (!isOffered) return null
  return (
    <div className="notes-actions">
      <Button size="small" variant="outlined" color="inherit" loading={isBusy} onClick={load}>
        {say('older')}
      </Button>
    </div>
  )
}
