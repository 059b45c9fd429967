import ReloadIcon from '@mui/icons-material/Refresh'
import StopIcon from '@mui/icons-material/StopCircleOutlined'
import { useRef } from 'react'
import { useTranslate } from 'react-admin'
import { useOverdue } from '@/basics/useOverdue'
import { useFrozenWhilePressed } from '../fields'
import type { CancellableQuery } from '../useCancellableQuery'
import { FailureText, RequestNote } from './listStates'
import './listStates.css'

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
  // A query without data forgets its error once it is sent again; the banner stays until the answer.
  const last = useRef<{ request: string; error: unknown }>(undefined)
  if (error) last.current = { request, error }
  else if (!isFetching) last.current = undefined
  const failure = last.current?.request === request ? last.current.error : undefined
  const reload = () => void refetch()
  if (overdue)
    return (
      <RequestNote label={translate('daftari.lists.stop')} icon={<StopIcon />} onPress={stop}>
        <p>{translate('daftari.lists.slow')}</p>
      </RequestNote>
    )
  const reloading = { label: translate('daftari.lists.reload'), icon: <ReloadIcon />, onPress: reload }
  if (failure)
    return (
      <RequestNote isFailure isBusy={isFetching} {...reloading}>
        <FailureText error={failure} title={title} />
      </RequestNote>
    )
  if (isFetching || !isMissing) return null
  return (
    <RequestNote {...reloading}>
      <p>{translate('daftari.lists.stopped')}</p>
    </RequestNote>
  )
}
