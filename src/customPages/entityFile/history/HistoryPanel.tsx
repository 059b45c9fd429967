import { type FileHistory, history } from '@contract/portal/history'
import { filingOf } from '@contract/registry/asOf'
import { registryToday } from '@contract/registryDay'
import CloseIcon from '@mui/icons-material/Close'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { Days } from '@/components/Days'
import { DayFilter } from '@/components/fields/DayFilter'
import { AS_OF, HISTORY, KNOWN_ON, useFileMoment } from '@/components/file/fileMoment'
import { QueryContent } from '@/components/file/QueryContent'
import { useAnnouncedExtensions } from '@/components/hostExtensions'
import { useAddress } from '@/components/useAddress'
import { useSource } from '@/components/useSource'
import { reading } from '@/definition/source'
import { Extracts } from '../extracts/Extracts'
import { IssueButton } from '../extracts/IssueButton'
import { Behind } from './Behind'
import { Differences } from './Differences'
import { useEffectWords } from './effectWords'
import { Stepper } from './Stepper'
import { momentOf } from './timeline'
import './history.css'

const source = reading(history.ofEntity.from(({ brn }: { brn: string }) => ({ path: { brn } })))

/** Returns the address of the present page at another moment. */
const addressAt = (params: URLSearchParams, asOf: string) => {
  const next = new URLSearchParams(params)
  next.set(AS_OF, asOf)
  return `?${next}`
}

/** Steps of the file, newest first; each leads to the state after it. */
const Steps = ({ steps, cut, historySince }: FileHistory) => {
  const { say, day, effect } = useEffectWords()
  const [params] = useAddress()
  const now = params.get(AS_OF)
  if (!steps.length)
    return (
      <p className="history-note">
        <Days text={say('noSteps', { day: day(historySince) })} />
      </p>
    )
  return (
    <>
      <ol className="history-steps">
        {steps.map(step => {
          const moment = momentOf(step, historySince)
          const when = step.effectiveOn ? day(step.effectiveOn) : say('fromTheStart')
          return (
            <li
              key={`${step.transaction} ${step.trackingNo}`}
              aria-current={moment && moment === now ? 'step' : undefined}
            >
              {moment ? (
                <Link
                  to={addressAt(params, moment)}
                  className="list-figures"
                  aria-label={say('openStep', { day: when })}
                >
                  {when}
                </Link>
              ) : (
                <span className="list-figures">{when}</span>
              )}
              <ul>
                {step.effects.map((one, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the past stays as it was
                  <li key={index}>
                    <Days text={effect(one)} />
                  </li>
                ))}
              </ul>
              <Behind change={step} />
            </li>
          )
        })}
      </ol>
      {cut && <p className="history-note">{say('cut')}</p>}
    </>
  )
}

/** The history of an entity's file beside it: the day it is shown at, what differs from today, and its steps. */
const HistoryPanel = ({ brn }: { brn: string }) => {
  const { say, day } = useEffectWords()
  const id = useId()
  const [params, change] = useAddress()
  const moment = useFileMoment()
  const query = useSource(['file', 'history', brn], source, { brn })
  const hasExtracts = useAnnouncedExtensions()?.has('extracts')
  const set = (name: string, value: string) =>
    change(now => {
      now.delete(name)
      if (value && value !== registryToday()) now.set(name, value)
      return now
    })
  const asOf = params.get(AS_OF) ?? ''
  return (
    <aside className="history no-print" aria-labelledby={id}>
      <header>
        <h2 id={id}>{say('title')}</h2>
        {hasExtracts && <IssueButton brn={brn} />}
        <IconButton size="small" aria-label={say('close')} onClick={() => set(HISTORY, '')}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </header>
      <div className="history-days">
        <DayFilter
          id={`${id}-day`}
          label={say('asOf')}
          value={filingOf(asOf) ? '' : asOf}
          onChange={value => set(AS_OF, value)}
        />
        <DayFilter
          id={`${id}-known`}
          label={say('knownOn')}
          value={params.get(KNOWN_ON) ?? ''}
          onChange={value => set(KNOWN_ON, value)}
        />
      </div>
      {moment && (
        <Button
          variant="outlined"
          color="inherit"
          size="small"
          onClick={() =>
            change(now => {
              now.delete(AS_OF)
              now.delete(KNOWN_ON)
              return now
            })
          }
        >
          {say('today')}
        </Button>
      )}
      <QueryContent query={query} permit={history.ofEntity.permit} name={say('title')}>
        {answer => (
          <>
            <Stepper history={answer} />
            <p className="history-note">
              <Days text={say('complete', { day: day(answer.historySince) })} />
            </p>
            {moment?.asOf && <Differences brn={brn} moment={moment} />}
            {hasExtracts && <Extracts brn={brn} />}
            <h3>{say('steps')}</h3>
            <Steps {...answer} />
          </>
        )}
      </QueryContent>
    </aside>
  )
}

export default HistoryPanel
