import ReloadIcon from '@mui/icons-material/Refresh'
import StopIcon from '@mui/icons-material/StopCircleOutlined'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { useHeldWhilePressed } from '@/fields'
import { useShownList } from './shownList'
import { FailedBanner, isDenied } from './states'
import { useOverdue } from './useOverdue'

/**
 * Notes above a list that does not come: the failure with Reload, a host that hangs with Stop, or what was stopped with
 * Reload. A refusal (403) stands in place of the rows instead.
 */
export const ListTrouble = () => {
  const translate = useTranslate()
  const queryClient = useQueryClient()
  const { resource, state, requestFilter, error, isPending, isFetching, isPlaceholderData, refetch } = useShownList()
  // Text that changes with each page, search or filter that is requested.
  const request = JSON.stringify([requestFilter, state.page, state.perPage, state.sort])
  const reload = () => void refetch()
  const overdue = useHeldWhilePressed(useOverdue(isFetching, request))
  if (error && !isDenied(error) && !overdue) return <FailedBanner error={error} busy={isFetching} reload={reload} />
  if (overdue)
    return (
      <div className="list-slow" role="status">
        <p>{translate('daftari.lists.slow')}</p>
        <Button
          color="inherit"
          startIcon={<StopIcon />}
          onClick={() => void queryClient.cancelQueries({ queryKey: [resource, 'getList'], type: 'active' })}
        >
          {translate('daftari.lists.stop')}
        </Button>
      </div>
    )
  // Rows of the request are missing: none came yet, or those of another page are shown.
  const isMissing = isPending || isPlaceholderData
  if (error || isFetching || !isMissing) return null
  return (
    <div className="list-slow" role="status">
      <p>{translate('daftari.lists.stopped')}</p>
      <Button color="inherit" startIcon={<ReloadIcon />} onClick={reload}>
        {translate('daftari.lists.reload')}
      </Button>
    </div>
  )
}
