import { useQueryClient } from '@tanstack/react-query'
import { useResourceName } from '../definitionContext'
import type { Row } from '../list/columns'
import { notify } from '../notices'
import { ConfirmedRun } from './ConfirmedRun'
import type { ActionKind, DialogProps } from './kind'

/** Returns an updater of the cached list that removes a row. */
const without =
  ({ id }: Row) =>
  (listed: { data: Row[]; total?: number } | undefined) =>
    listed && {
      ...listed,
      data: listed.data.filter(row => row.id !== id),
      ...(listed.total !== undefined && { total: listed.total - 1 }),
    }

const SetAside = ({ action, ...props }: DialogProps<'aside'>) => {
  const cache = useQueryClient()
  const resource = useResourceName()
  const { row, close } = props
  const run = () => {
    notify({ tone: 'info', text: action.aside })
    close()
    cache.setQueriesData({ queryKey: [resource, 'getList'] }, without(row))
  }
  return <ConfirmedRun {...props} confirm={undefined} run={run} />
}

export const aside: ActionKind<'aside'> = { Dialog: SetAside }
