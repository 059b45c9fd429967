import { idText } from '@contract/id'
import { useMemo } from 'react'
import type { Action } from '@/definition/defineResource'
import { type DialogProps, kindOf } from '../actionKinds'
import { useDefinition } from '../definitionContext'
import type { Row } from '../list/columns'
import { PlaceContext } from '../presence/Colleagues'

type Props = Omit<DialogProps<never>, 'action'> & { action: Action<Row> }

/** Dialog of an action on one row, which says who else has it open. */
export const RowDialog = ({ action, ...props }: Props) => {
  const kind = kindOf(action)
  const { list } = useDefinition()
  const key = idText(props.row.id)
  const editing = action.type === 'form'
  const place = useMemo(() => ({ of: list.id, key, editing }), [list.id, key, editing])
  if (!('Dialog' in kind)) return null
  return (
    <PlaceContext value={place}>
      <kind.Dialog {...props} action={action} />
    </PlaceContext>
  )
}
