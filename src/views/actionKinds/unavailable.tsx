import { notify } from '../notices'
import { Asked } from './ConfirmedRun'
import type { ActionKind, DialogProps } from './kind'

const UnavailableDialog = ({ action, ...props }: DialogProps<'unavailable'>) => {
  const run = () => {
    notify({ tone: 'info', text: action.unavailable })
    props.close()
  }
  return <Asked {...props} confirm={action.confirm} run={run} />
}

export const unavailable: ActionKind<'unavailable'> = { Dialog: UnavailableDialog }
