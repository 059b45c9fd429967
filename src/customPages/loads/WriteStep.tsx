import type { LoadWhole } from '@contract/portal/loads'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Confirm } from '@/components/actions/Confirm'
import type { Resource } from '@/definition/defineResource'
import { startWriting, takeBack } from './calls'
import { Findings } from './Findings'
import { Outcomes } from './Outcomes'
import { RefusedRows } from './RefusedRows'
import { isUnderWay } from './steps'
import type { LoadRequests } from './useLoad'
import { useLoadText } from './useLoadText'
import { WorkProgress } from './WorkProgress'

const WRITE = 'write'
const TAKE_BACK = 'take back'

type Props = { load: LoadWhole; requests: LoadRequests; findings: Resource }

/** Button that starts work on a load, after a question that names it and what is lost. */
const Asked = ({ load, requests, name }: Pick<Props, 'load' | 'requests'> & { name: 'write' | 'takeBack' }) => {
  const { say, count } = useLoadText()
  const [isAsking, setAsking] = useState(false)
  const request = name === 'write' ? WRITE : TAKE_BACK
  const { source, refused } = load
  const rows = load.taken + load.mended
  const names = [
    say(`${name}.names`, { smart_count: rows, rows: count(rows) }),
    name === 'write' && refused > 0 && say('write.refused', { smart_count: refused, refused: count(refused) }),
  ]
  const start = async () => {
    await requests.send(request, name === 'write' ? startWriting : takeBack, load)
    setAsking(false)
  }
  return (
    <>
      <Button variant={name === 'write' ? 'contained' : 'outlined'} onClick={() => setAsking(true)}>
        {say(`${name}.button`)}
      </Button>
      {isAsking && (
        <Confirm
          question={say(`${name}.question`, { source })}
          names={names.filter(Boolean).join(' ')}
          loss={say(`${name}.loss`)}
          busy={requests.busy === request}
          yes={() => void start()}
          no={() => setAsking(false)}
        />
      )}
    </>
  )
}

/** Step of the writing: the question, its progress, its result, and taking it back. */
export const WriteStep = ({ load, requests, findings }: Props) => {
  const { say, count, fault, failure } = useLoadText()
  if (isUnderWay(load)) return <WorkProgress load={load} requests={requests} />
  const { state } = load
  const written = load.taken + load.mended
  const numbers = { smart_count: written, rows: count(written), refused: count(load.refused), kept: count(load.kept) }
  const failed = requests.failure?.name
  return (
    <>
      {load.fault && (
        <Alert severity="error" variant="outlined">
          {fault(load.fault)} {say(state === 'CHECKED' ? 'write.again' : 'takeBack.again')}
        </Alert>
      )}
      {(failed === WRITE || failed === TAKE_BACK) && (
        <Alert severity="error" variant="outlined">
          {failure(requests.failure?.error)}
        </Alert>
      )}
      {state === 'CHECKED' && (
        <>
          <div>
            <p>
              <strong>{say(written ? 'write.about' : 'write.nothing', numbers)}</strong>{' '}
              {load.refused > 0 && say('write.refused', { ...numbers, smart_count: load.refused })}
            </p>
            <p className="loads-soft">{say('write.whole')}</p>
          </div>
          {written > 0 && (
            <div className="loads-buttons">
              <Asked load={load} requests={requests} name="write" />
            </div>
          )}
        </>
      )}
      {state === 'WRITTEN' && (
        <Alert severity="success" variant="outlined">
          {say('write.done', numbers)}
          {load.progress && ` ${say('write.pairs')}`}
        </Alert>
      )}
      {state === 'TAKEN_BACK' && (
        <Alert severity={load.kept ? 'warning' : 'success'} variant="outlined">
          {say(load.kept ? 'takeBack.kept' : 'takeBack.done', { ...numbers, smart_count: load.kept })}
        </Alert>
      )}
      {(state === 'WRITTEN' || state === 'TAKEN_BACK') && (
        <>
          {state === 'TAKEN_BACK' && <Findings load={load} findings={findings} outcomes={['KEPT']} />}
          <Outcomes outcomes={load.outcomes} />
          <RefusedRows load={load} />
          {load.digest && (
            <p className="loads-digest">
              <span className="loads-soft">{say('write.digest')}</span> <code>{load.digest}</code>
            </p>
          )}
        </>
      )}
      {state === 'WRITTEN' && (
        <div className="loads-back">
          <Asked load={load} requests={requests} name="takeBack" />
          <p className="loads-soft">{say('takeBack.about')}</p>
        </div>
      )}
    </>
  )
}
