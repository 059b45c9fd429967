import { type Job, type JobKind, type JobRefusal, jobs } from '@contract/portal/jobs'
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import LinearProgress from '@mui/material/LinearProgress'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { mayEnter } from '@/authProvider/access'
import { HOME } from '@/authProvider/guard'
import { holds } from '@/authProvider/session'
import { sayMoment } from '@/components/fields/dates'
import { FailedBanner } from '@/components/list/listStates'
import { notify } from '@/components/notices'
import { usePageExists } from '@/components/pageExists'
import { useRegistry } from '@/components/useRegistry'
import { ApiError } from '@/dataProvider/apiError'
import { failureWords } from '@/i18n/outcomeMessages'
import { useLocale } from '@/i18n/useLocale'
import { JOBS } from '../work/calls'
import { useJobFile } from './useJobFile'
import '@/components/bulk/bulk.css'

const readJob = jobs.read.from((job: string) => ({ path: { job } }))
const cancelJob = jobs.cancel.from((job: string) => ({ path: { job } }))

/** Milliseconds after which a job that goes on is asked for again, where no event told of it. */
const ASK_EVERY = 3000

type Words = ReturnType<typeof useTranslate>
type Faults = Pick<JobRefusal, 'code' | 'message' | 'params'>

const ofHost = (translate: Words, { params, ...fault }: Faults) =>
  failureWords(translate, new ApiError({ status: 409, ...fault, params: params as never }))

/** Words of a refused row, by the kind of its job: a row of a file has reasons of its own. */
const reasons: Record<JobKind, (translate: Words, refusal: Faults) => string> = {
  BULK: ofHost,
  IMPORT: (translate, { code, message }) => translate(`daftari.imports.reasons.${code}`, { _: message }),
  EXPORT: ofHost,
  LOAD: ofHost,
}

const Refusals = ({ job, refusals }: { job: Job; refusals: readonly JobRefusal[] }) => {
  const translate = useTranslate()
  // The refused rows of a load stand with the load.
  if (!job.refused || !job.own || job.kind === 'LOAD' || (job.state === 'RUNNING' && !refusals.length)) return null
  if (!refusals.length) return <p className="bulk-progress">{translate('daftari.jobs.refusalsGone')}</p>
  return (
    <>
      <table className="bulk-refused">
        <caption>{translate('daftari.jobs.refusals')}</caption>
        <tbody>
          {refusals.map((refusal, index) => (
            // Two rows may have one name.
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a job stay in their order
            <tr key={index}>
              <th scope="row">
                {[refusal.row && translate('daftari.jobs.row', { row: refusal.row }), refusal.name]
                  .filter(Boolean)
                  .join(' · ')}
              </th>
              <td>{reasons[job.kind](translate, refusal)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {refusals.length < job.refused && (
        <p className="bulk-progress">
          {translate('daftari.jobs.moreRefusals', { shown: refusals.length, total: job.refused })}
        </p>
      )}
    </>
  )
}

/** Progress of a job that goes on, or its result. */
const Outcome = ({ job, fault }: { job: Job; fault: Faults | null | undefined }) => {
  const translate = useTranslate()
  const locale = useLocale()
  const reached = job.done + job.refused + job.cancelled
  const counts = {
    done: job.done.toLocaleString(locale),
    refused: job.refused.toLocaleString(locale),
    cancelled: job.cancelled.toLocaleString(locale),
  }
  if (job.state === 'RUNNING')
    return (
      <div role="status">
        <LinearProgress
          {...(job.total ? { variant: 'determinate', value: (100 * reached) / job.total } : {})}
          aria-label={translate('daftari.jobs.progress')}
        />
        {Boolean(job.total) && (
          <p className="bulk-progress">
            {translate('daftari.jobs.reached', {
              reached: reached.toLocaleString(locale),
              total: (job.total ?? 0).toLocaleString(locale),
            })}
          </p>
        )}
        <p className="bulk-progress">{translate('daftari.jobs.underWay')}</p>
      </div>
    )
  const results = { DONE: job.kind === 'EXPORT' ? 'exported' : 'result', CANCELLED: 'cancelled', FAILED: 'failed' }
  return (
    <Alert
      severity={job.state === 'FAILED' ? 'error' : job.refused || job.cancelled ? 'warning' : 'success'}
      variant="outlined"
    >
      {translate(`daftari.jobs.${results[job.state]}`, counts)}
      {fault && <p className="bulk-failure">{ofHost(translate, fault)}</p>}
    </Alert>
  )
}

const momentText = (at: string) => sayMoment(at, 'DD-MM-YYYY HH:mm')

/** The kept file of a job with the day until which it is kept. */
const KeptFile = ({ job }: { job: Job }) => {
  const translate = useTranslate()
  const fetchFile = useJobFile()
  const { id, file } = job
  if (!file) return job.kind === 'EXPORT' && job.own ? <p>{translate('daftari.jobs.fileGone')}</p> : null
  const until = momentText(file.until)
  return (
    <p className="bulk-progress">
      <Button variant="outlined" startIcon={<DownloadIcon />} onClick={() => void fetchFile(id, file)}>
        {translate('daftari.jobs.file', { name: file.name })}
      </Button>
      <br />
      {translate('daftari.jobs.fileUntil', { until })}
    </p>
  )
}

/** Link to the load that a job worked on, for those who may open it. */
const LoadLink = ({ load }: { load: string }) => {
  const translate = useTranslate()
  const exists = usePageExists()
  const address = `loads/${load}`
  if (!exists(address) || !mayEnter(address, holds)) return null
  return (
    <p className="bulk-progress">
      <Link to={`${HOME}/${address}`}>{translate('daftari.jobs.load')}</Link>
    </p>
  )
}

/** Dialog of one job: its progress with Stop, then its result, the refused rows and the file. */
export const JobDialog = ({ id, close }: { id: string; close(): void }) => {
  const translate = useTranslate()
  const title = useId()
  const registry = useRegistry()
  const cache = useQueryClient()
  const [isStopping, setStopping] = useState(false)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [JOBS, 'one', id],
    queryFn: ({ signal }) => registry.read(readJob, id, { signal }),
    refetchInterval: query => (query.state.data?.state === 'RUNNING' ? ASK_EVERY : false),
    retry: false,
  })
  const stop = async () => {
    setStopping(true)
    try {
      await registry.send(cancelJob, id)
    } catch (failure) {
      notify({ tone: 'bad', text: failureWords(translate, failure) })
    }
    await cache.invalidateQueries({ queryKey: [JOBS] })
    setStopping(false)
  }
  return (
    <Dialog open onClose={close} aria-labelledby={title} maxWidth="sm" fullWidth>
      <DialogTitle id={title}>
        {data?.name ?? translate('daftari.lists.loading')}
        {data && (
          <span className="dialog-about">
            {[data.by, momentText(data.startedAt), data.endedAt && momentText(data.endedAt)]
              .filter(Boolean)
              .join(' · ')}
          </span>
        )}
      </DialogTitle>
      <DialogContent>
        {error && (
          <FailedBanner
            error={error}
            title={failureWords(translate, error)}
            busy={isFetching}
            reload={() => void refetch()}
          />
        )}
        {!data && !error && <LinearProgress aria-label={translate('daftari.lists.loading')} />}
        {data && (
          <>
            <Outcome job={data} fault={data.fault} />
            {data.load && <LoadLink load={data.load} />}
            <KeptFile job={data} />
            <Refusals job={data} refusals={data.refusals} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        {data?.own && data.state === 'RUNNING' && (
          <Button variant="outlined" onClick={() => void stop()} loading={isStopping}>
            {translate('daftari.jobs.stop')}
          </Button>
        )}
        <Button variant="outlined" onClick={close} autoFocus>
          {translate('daftari.lists.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
