import { type Journey, type JourneyLine, type JourneyPart, journeySteps } from '@contract/portal/journey'
import Button from '@mui/material/Button'
import { type ReactNode, useId } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { fieldKinds } from '@/components/fields'
import { announceFileType } from '@/components/file/fileType'
import { ToneText } from '@/components/list/ToneText'
import { useCan } from '@/components/useCan'
import type { Tone } from '@/definition/field'
import { causeText } from '@/i18n/causeText'
import { useInLanguage } from '@/i18n/translatedDefinition'
import { useLocale } from '@/i18n/useLocale'
import { actionFor, type JourneyRecord, type JourneyRecords, optionOf } from './records'

const tones: Record<JourneyLine['state'], Tone> = { done: 'good', waiting: 'warning', failed: 'bad', replaced: 'quiet' }

/** Parts that can prove a step: where the reader may not see one of them, a step without lines may be done all the same. */
const partsOf: Record<JourneyLine['step'], readonly JourneyPart[]> = {
  reserved: [],
  paid: ['PAYMENT'],
  credited: ['PAYMENT'],
  submitted: ['FILE', 'INSOLVENCY'],
  registered: ['FILE', 'INSOLVENCY'],
  told: ['PROCESS'],
  filed: ['PROCESS', 'FILE'],
  certificate: ['PROCESS'],
}

/** Steps that records of a case prove, and those that records of the entity prove. */
const caseSteps = ['paid', 'credited', 'submitted', 'registered'] as const
const entitySteps = ['registered', 'told', 'filed', 'certificate'] as const

type LineProps = { line: JourneyLine; record: JourneyRecord }

/** Returns the words of a line in the reader's language. */
const useLineWords = ({ line, record }: LineProps) => {
  const translate = useTranslate()
  const inLanguage = useInLanguage()
  const locale = useLocale()
  const { source, state, status, at, actor, system, about, cause } = line
  const list = record.list && inLanguage('resources', record.list)
  const { date, exactTime } = fieldKinds
  const isDay = at?.length === 10
  const isAutomatic = source === 'REGISTRATION_PROCESS' || source === 'INCORPORATION_PROCESS' || source === 'DOCUMENT'
  return {
    list,
    state: optionOf(list, record.status?.(line), status) || translate(`daftari.journey.state.${state}`),
    replaced: state === 'replaced' && translate('daftari.journey.state.replaced'),
    about: [translate(`daftari.journey.source.${source}`), optionOf(list, record.kind, about)]
      .filter(Boolean)
      .join(': '),
    system: system ? translate(`daftari.journey.system.${system}`, { _: system }) : '',
    time: at ? (isDay ? date : exactTime).plain(at, { locale, option: String }) : translate('daftari.journey.noTime'),
    actor: actor
      ? translate('daftari.journey.by', { actor })
      : translate(isAutomatic ? 'daftari.journey.automatic' : 'daftari.journey.noActor'),
    cause: cause === 'UNANSWERED' ? translate('daftari.journey.unanswered') : cause && causeText(translate, cause),
  }
}

/** Link to the page of a record; the viewer of files learns which type comes next, as from a list. */
const useRecordLink = ({ line, record }: LineProps) => {
  const address = record.address(line)
  const fileType = record.fileType?.(line)
  return (
    address && {
      to: address,
      onClick: () => announceFileType(fileType, address),
    }
  )
}

/**
 * One record of a step on a line: state, record, system, time and actor. Its number stands there unless it is that of
 * the case, which the page names once.
 */
const Line = ({ ofCase, ...props }: LineProps & { ofCase: string | null | undefined }) => {
  const { line } = props
  const words = useLineWords(props)
  const link = useRecordLink(props)
  return (
    <li className="journey-line" data-state={line.state}>
      <ToneText tone={tones[line.state]}>{words.state}</ToneText>
      <span className="journey-what">
        {line.number === ofCase ? (
          link ? (
            <Link {...link}>{words.about}</Link>
          ) : (
            words.about
          )
        ) : (
          <>
            {words.about}{' '}
            {link ? <Link {...link}>{line.number}</Link> : <span className="list-figures">{line.number}</span>}
          </>
        )}
      </span>
      <span>{words.system}</span>
      <span className="list-figures">{words.time}</span>
      <span>{words.actor}</span>
      {words.replaced && <span>{words.replaced}</span>}
      {words.cause && <span className="journey-cause">{words.cause}</span>}
    </li>
  )
}

type Level = { level: 'h2' | 'h3' }

/** Sentence about the stuck step with its record, its error, and the link to the list that retries it. */
const Stuck = ({ level: Heading, ...props }: LineProps & Level) => {
  const { line, record } = props
  const id = useId()
  const translate = useTranslate()
  const words = useLineWords(props)
  const link = useRecordLink(props)
  const can = useCan(record.list?.name ?? '')
  const action = actionFor(record, line, can)
  const label = action && words.list?.actions?.[action]?.label
  return (
    <section className="journey-stuck" data-state={line.state} aria-labelledby={id}>
      <div>
        <Heading id={id}>
          {translate('daftari.journey.stuck', { step: translate(`daftari.journey.step.${line.step}`) })}
        </Heading>
        <p>
          {[words.about, words.system, words.state].filter(Boolean).join(' · ')}
          {words.cause && <strong> {translate('daftari.journey.cause', { cause: words.cause })}</strong>}
        </p>
      </div>
      {link && (
        <Button component={Link} {...link} variant="outlined" color="inherit">
          {label
            ? translate('daftari.journey.open', { action: label, list: words.list?.label })
            : translate('daftari.journey.openRecord')}
        </Button>
      )}
    </section>
  )
}

type StepsProps = Level & {
  journey: Journey
  records: JourneyRecords
  lines: readonly JourneyLine[]
  steps: readonly JourneyLine['step'][]
}

/** Steps in their order, after the one where they are stuck. A step without a record is not known. */
const Steps = ({ journey: { brn, hidden }, records, lines, steps, level: Heading }: StepsProps) => {
  const translate = useTranslate()
  const say = (key: string) => translate(`daftari.journey.${key}`)
  const stuck = lines.find(({ state }) => state === 'failed' || state === 'waiting')
  const last = lines.findLast(({ state }) => state === 'done')
  return (
    <>
      {stuck ? (
        <Stuck line={stuck} record={records[stuck.source]} level={Heading} />
      ) : (
        <p className="journey-clear">
          {last
            ? translate('daftari.journey.notStuck', { step: say(`step.${last.step}`) })
            : translate('daftari.journey.nothingDone')}
        </p>
      )}
      <ol className="journey-steps" aria-label={say('steps')}>
        {steps.map(step => {
          const ofStep = lines.filter(line => line.step === step)
          const isHidden = partsOf[step].some(part => hidden.includes(part))
          return (
            <li key={step} aria-current={step === stuck?.step ? 'step' : undefined}>
              <Heading>{say(`step.${step}`)}</Heading>
              {ofStep.length ? (
                <ul>
                  {ofStep.map((line, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a record has no other id, and the lines stay
                    <Line key={index} line={line} record={records[line.source]} ofCase={brn} />
                  ))}
                </ul>
              ) : (
                <p className="journey-unknown">{say(isHidden ? 'notShown' : 'notKnown')}</p>
              )}
            </li>
          )
        })}
      </ol>
    </>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section className="journey-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

type Props = { journey: Journey; records: JourneyRecords }

/**
 * Steps of a case. Several cases of one entity stand each by itself, the newest first; the records of the entity, which
 * name no case, come after them.
 */
export const JourneySteps = ({ journey, records }: Props) => {
  const translate = useTranslate()
  const { lines, hidden, cut } = journey
  const newestFirst = lines.toSorted((one, other) => (other.at ?? '').localeCompare(one.at ?? ''))
  const cases = [...new Set(newestFirst.flatMap(({ caseNumber }) => caseNumber ?? []))]
  const steps = { journey, records }
  return (
    <>
      {cases.length < 2 ? (
        <Steps {...steps} lines={lines} steps={journeySteps} level="h2" />
      ) : (
        <>
          {cases.map(number => (
            <Part key={number} title={translate('daftari.journey.case', { number })}>
              <Steps {...steps} lines={lines.filter(line => line.caseNumber === number)} steps={caseSteps} level="h3" />
            </Part>
          ))}
          <Part title={translate('daftari.journey.entity')}>
            <Steps {...steps} lines={lines.filter(line => !line.caseNumber)} steps={entitySteps} level="h3" />
          </Part>
        </>
      )}
      {hidden.length > 0 && (
        <p className="journey-note">
          {translate('daftari.journey.hidden', {
            parts: hidden.map(part => translate(`daftari.journey.part.${part}`)).join(', '),
          })}
        </p>
      )}
      {cut && <p className="journey-note">{translate('daftari.journey.cut')}</p>}
    </>
  )
}
