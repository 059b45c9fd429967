import ReloadIcon from '@mui/icons-material/Refresh'
import StopIcon from '@mui/icons-material/StopCircleOutlined'
import Button from '@mui/material/Button'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useHeldWhilePressed } from '@/fields'
import { useWords } from '@/i18n/words'
import { FailedBanner, isDenied } from './states'
import { useOverdue } from './useOverdue'

type Props = {
  /** Key of the query in the cache, or the part of it that all queries of the list share. */
  queryKey: QueryKey
  /** Text that changes with each page, search or filter that is asked for. */
  request: string
  error: unknown
  isFetching: boolean
  /** Rows of what was asked for are missing: none came yet, or those of another page are shown. */
  isMissing: boolean
  reload(): void
}

/**
 * Notes above a list that does not come: the failure with Reload, a host that hangs with Stop, or what was stopped with
 * Reload. A refusal (403) stands in place of the rows instead.
 */
export const ListTrouble = ({ queryKey, request, error, isFetching, isMissing, reload }: Props) => {
  const words = useWords()
  const queryClient = useQueryClient()
  const overdue = useHeldWhilePressed(useOverdue(isFetching, request))
  if (error && !isDenied(error) && !overdue) return <FailedBanner error={error} busy={isFetching} reload={reload} />
  if (overdue)
    return (
      <div className="list-slow" role="status">
        <p>{words('daftari.lists.slow')}</p>
        <Button
          color="inherit"
          startIcon={<StopIcon />}
          onClick={() => void queryClient.cancelQueries({ queryKey, type: 'active' })}
        >
          {words('daftari.lists.stop')}
        </Button>
      </div>
    )
  if (error || isFetching || !isMissing) return null
  return (
    <div className="list-slow" role="status">
      <p>{words('daftari.lists.stopped')}</p>
      <Button color="inherit" startIcon={<ReloadIcon />} onClick={reload}>
        {words('daftari.lists.reload')}
      </Button>
    </div>
  )
}
