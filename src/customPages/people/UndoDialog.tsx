import { idText } from '@contract/id'
import type { PersonDecision } from '@contract/portal/personPairs'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { useLeaveGuard } from '@/components/form/leaveGuard'
import { undo } from './calls'
import { ReasonBox } from './ReasonBox'
import { useDecision } from './useDecision'
import { usePersonText } from './usePersonText'

/** Dialog that undoes a decision with a reason. */
export const UndoDialog = ({ decision, close }: { decision: PersonDecision; close(): void }) => {
  const translate = useTranslate()
  const { say } = usePersonText()
  const title = useId()
  const { leave, ...guard } = useLeaveGuard(close)
  const undoing = useDecision(`undo.${idText(decision.id)}`, guard)
  const { id, kind, oneName, otherName, reason } = decision
  return (
    <Dialog open onClose={leave} aria-labelledby={title} maxWidth="sm" fullWidth>
      <DialogTitle id={title}>{say(`undoQuestion.${kind}`)}</DialogTitle>
      <DialogContent>
        <p>{say(`decided.${kind}`, { one: oneName, other: otherName })}</p>
        <p className="people-soft people-reason">{reason}</p>
        <ReasonBox decision={undoing} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={leave} disabled={undoing.busy !== undefined}>
          {translate('daftari.lists.cancel')}
        </Button>
        <Button
          variant="contained"
          loading={undoing.busy !== undefined}
          onClick={() => void undoing.send('undo', undo, why => ({ decision: id, reason: why }))}
        >
          {say('undo')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
