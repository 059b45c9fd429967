import ReloadIcon from '@mui/icons-material/Refresh'
import StopIcon from '@mui/icons-material/StopCircleOutlined'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { useFrozenWhilePressed } from '@/fields'
import type { CancellableQuery } from '../useCancellableQuery'
import { useOverdue } from '../useOverdue'
import { FailedBanner } from './listStates'
import './listStates.css'

const Slow = ({ text, children }: { text: string; children: ReactNode }) => (
  <div className="list-slow" role="status">
    <p>{text}</p>
    {children}
  </div>
)

type Props = {
  reading: Pick<CancellableQuery<unknown>, 'error' | 'isFetching' | 'request' | 'stop'> & { refetch(): unknown }
  /** The page does not show the answer to this request: it has none yet, or that of another request. */
  isMissing: boolean
  /** Error message, in place of the one for lists. */
  title?: string | undefined
}

/**
 * Notes about a request that does not complete: its failure with Reload, a slow host with Stop, and Reload after a
 * stop.
 */
export const RequestNotes = ({ reading, isMissing, title }: Props) => {
  const translate = useTranslate()
  const { error, isFetching, request, refetch, stop } = reading
  const overdue = useFrozenWhilePressed(useOverdue(isFetching, request))
  const reload = () => void refetch()
  if (overdue)
    return (
      <Slow text={translate('daftari.lists.slow')}>
        <Button color="inherit" startIcon={<StopIcon />} onClick={stop}>
          {translate('daftari.lists.stop')}
        </Button>
      </Slow>
    )
  if (error) return <FailedBanner error={error} busy={isFetching} reload={reload} title={title} />
  if (isFetching || !isMissing) return null
  return (
    <Slow text={translate('daftari.lists.stopped')}>
      <Button color="inherit" startIcon={<ReloadIcon />} onClick={reload}>
        {translate('daftari.lists.reload')}
      </Button>
    </Slow>
  )
}
