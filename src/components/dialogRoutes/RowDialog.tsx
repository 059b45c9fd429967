import type { Action } from '@/definition/defineResource'
import { type DialogProps, kindOf } from '../actionKinds'
import type { Row } from '../list/columns'

type Props = Omit<DialogProps<never>, 'action'> & { action: Action<Row> }

/** Dialog of an action on one row. */
export const RowDialog = ({ action, ...props }: Props) => {
  const kind = kindOf(action)
  return 'Dialog' in kind ? <kind.Dialog {...props} action={action} /> : null
}
