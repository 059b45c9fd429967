import ReloadIcon from '@mui/icons-material/Refresh'
import StopIcon from '@mui/icons-material/StopCircleOutlined'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { useHeldWhilePressed } from '@/fields'
import { useOverdue } from '../useOverdue'
import type { Reading } from '../useReading'
import { FailedBanner } from './states'

const Slow = ({ text, children }: { text: string; children: ReactNode }) => (
  <div className="list-slow" role="status">
    <p>{text}</p>
    {children}
  </div>
)

type Props = {
  reading: Pick<Reading<unknown>, 'error' | 'isFetching' | 'request' | 'stop'> & { refetch(): unknown }
  /** The answer to this request is not on the page: none came yet, or that to another one is shown. */
  isMissing: boolean
  /** Sentence of the failure, in place of the one for lists. */
  title?: string | undefined
}

/** Notes about a reading that does not come: its failure with Reload, a host that hangs with Stop, a stop with Reload. */
export const ReadingTrouble = ({ reading, isMissing, title }: Props) => {
  const translate = useTranslate()
  const { error, isFetching, request, refetch, stop } = reading
  const overdue = useHeldWhilePressed(useOverdue(isFetching, request))
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
