import { type LoadWhole, loadSteps } from '@contract/portal/loads'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { stopWork } from './calls'
import type { LoadRequests } from './useLoad'
import { useLoadText } from './useLoadText'

const STOP = 'stop'

/** Progress of the work on a load: its step, the kind and the rows that were read, with the button that stops it. */
export const WorkProgress = ({ load, requests }: { load: LoadWhole; requests: LoadRequests }) => {
  const { say, kind, count, failure } = useLoadText()
  const { state, progress } = load
  const step = progress?.step ?? 'WAIT'
  const facts = [
    progress?.kind && kind(progress.kind),
    progress && progress.rows > 0 && say('work.rows', { smart_count: progress.rows, rows: count(progress.rows) }),
  ].filter(Boolean)
  return (
    <div className="loads-work">
      <div role="status">
        <p>
          <strong>{say(`work.steps.${step}`)}</strong>
          {facts.length > 0 && <span className="figures">{` · ${facts.join(' · ')}`}</span>}
        </p>
        <LinearProgress
          {...(step === 'WAIT'
            ? {}
            : { variant: 'determinate', value: (100 * loadSteps.indexOf(step)) / loadSteps.length })}
          aria-label={say(`work.${state}`)}
        />
        <p className="loads-soft">{say('work.leave')}</p>
      </div>
      {requests.failure?.name === STOP && <p role="alert">{failure(requests.failure.error)}</p>}
      <Button
        variant="outlined"
        loading={requests.busy === STOP}
        onClick={() => void requests.send(STOP, stopWork, load.id)}
      >
        {say('work.stop')}
      </Button>
    </div>
  )
}
