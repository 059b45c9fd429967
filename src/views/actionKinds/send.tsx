import { useQueryClient } from '@tanstack/react-query'
import { useWrite } from '../actions/useWrite'
import { useResourceName } from '../definitionContext'
import { ConfirmedRun } from './ConfirmedRun'
import type { ActionKind, DialogProps } from './kind'

const SendDialog = ({ action, ...props }: DialogProps<'send'>) => {
  const { name, row, close } = props
  const resource = useResourceName()
  const cache = useQueryClient()
  const { write, busy } = useWrite(name, action.says)
  const run = () =>
    write(action.send, row)
      // The row may be out of date: another person may have changed it first.
      .catch(() => void cache.invalidateQueries({ queryKey: [resource] }))
      .finally(close)
  return <ConfirmedRun {...props} confirm={action.confirm} busy={busy} run={run} />
}

export const send: ActionKind<'send'> = { Dialog: SendDialog }
