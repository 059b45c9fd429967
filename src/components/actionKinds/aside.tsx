import { useQueryClient } from '@tanstack/react-query'
import { useResourceName } from '../definitionContext'
import type { Row } from '../list/columns'
import { notify } from '../notices'
import { ConfirmedRun } from './ConfirmedRun'
import type { ActionKind, DialogProps } from './kind'

type Listed = { data: Row[]; total?: number } | undefined

/** Returns an updater of cached lists that removes a row from those that have it. */
const without =
  ({ id }: Row) =>
  (listed: Listed): Listed => {
    const data = listed?.data.filter(row => row.id !== id) ?? []
    if (!listed || data.length === listed.data.length) return listed
    return { ...listed, data, ...(listed.total !== undefined && { total: listed.total - 1 }) }
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
