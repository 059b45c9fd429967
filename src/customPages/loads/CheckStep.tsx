import type { LoadWhole } from '@contract/portal/loads'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { Resource } from '@/definition/defineResource'
import { startCheck } from './calls'
import { Findings } from './Findings'
import { NextStep } from './NextStep'
import { Outcomes } from './Outcomes'
import { RefusedRows } from './RefusedRows'
import { isEditable, type LoadStepName } from './steps'
import type { LoadRequests } from './useLoad'
import { useLoadText } from './useLoadText'
import { WorkProgress } from './WorkProgress'

const CHECK = 'check'

type Props = {
  load: LoadWhole
  requests: LoadRequests
  open(step: LoadStepName): void
  findings: Resource
}

/** Step of the check: its progress, then its result by kind, and each row with a reason. */
export const CheckStep = ({ load, requests, open, findings }: Props) => {
  const { say, fault, failure } = useLoadText()
  if (load.state === 'CHECKING') return <WorkProgress load={load} requests={requests} />
  const check = () => void requests.send(CHECK, startCheck, load.id)
  const isChecked = load.state !== 'OPEN'
  return (
    <>
      {load.fault && isEditable(load) && (
        <Alert severity="error" variant="outlined">
          {fault(load.fault)} {say(isChecked ? 'check.writeAgain' : 'check.again')}
        </Alert>
      )}
      {requests.failure?.name === CHECK && (
        <Alert severity="error" variant="outlined">
          {failure(requests.failure.error)}
        </Alert>
      )}
      {!isChecked && <p>{say('check.about')}</p>}
      {isChecked && (
        <>
          <Outcomes outcomes={load.outcomes} />
          <div className="loads-after">
            <RefusedRows load={load} />
            <NextStep words={say('next.write')} go={() => open('write')}>
              {load.state === 'CHECKED' && (
                <Button variant="outlined" loading={requests.busy === CHECK} onClick={check}>
                  {say('check.repeat')}
                </Button>
              )}
            </NextStep>
          </div>
          <Findings load={load} findings={findings} outcomes={['REFUSED', 'MISSING']} />
        </>
      )}
      {!isChecked && (
        <div className="loads-buttons">
          <Button variant="contained" loading={requests.busy === CHECK} onClick={check}>
            {say('check.start')}
          </Button>
        </div>
      )}
    </>
  )
}
