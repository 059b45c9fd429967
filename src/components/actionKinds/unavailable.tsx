import { notify } from '../notices'
import { ConfirmedRun } from './ConfirmedRun'
import type { ActionKind, DialogProps } from './kind'

const UnavailableDialog = ({ action, ...props }: DialogProps<'unavailable'>) => {
  const run = () => {
    notify({ tone: 'info', text: action.unavailable })
    props.close()
  }
  return <ConfirmedRun {...props} confirm={action.confirm} run={run} />
}

export const unavailable: ActionKind<'unavailable'> = { Dialog: UnavailableDialog }
