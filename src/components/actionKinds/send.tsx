import { endReason, noteEnd } from '@/authProvider/session'
import { ApiError } from '@/dataProvider/apiError'
import { useNoticeRecord } from '../actions/useNoticeRecord'
import { useWrite } from '../actions/useWrite'
import { ConfirmedRun } from './ConfirmedRun'
import type { ActionKind, DialogProps } from './kind'

const SendDialog = ({ action, ...props }: DialogProps<'send'>) => {
  const { name, row, close } = props
  const recordOf = useNoticeRecord()
  const { write, busy } = useWrite(name, action.says)
  const { undo } = action
  const { write: takeBack } = useWrite(`${name}.undo`, undo?.says)
  const record = recordOf(row)
  const undoing = undo && {
    undo: () => {
      takeBack(undo.send, row, { record, refused: undo.refused, ofRow: true }).catch(error => {
        // The toast is gone with the page: the sign-in page says it.
        if (error instanceof ApiError && error.status === 401 && endReason() === 'ended') noteEnd('not-undone')
      })
    },
  }
  const run = () =>
    write(action.send, row, { record, ofRow: true, ...undoing })
      .catch(() => undefined)
      .finally(close)
  return <ConfirmedRun {...props} confirm={action.confirm} busy={busy} run={run} />
}

export const send: ActionKind<'send'> = { Dialog: SendDialog }
