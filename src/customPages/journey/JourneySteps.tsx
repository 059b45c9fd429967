import { type Journey, type JourneyLine, type JourneyPart, journeySteps } from '@contract/portal/journey'
import Button from '@mui/material/Button'
import { useLocaleState, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { Tone } from '@/definition/field'
import { fieldKinds } from '@/fields'
import { useInLanguage } from '@/i18n/translatedDefinition'
import { announceFileType } from '@/views/file/fileType'
import { ToneText } from '@/views/list/ToneText'
import { useCan } from '@/views/useCan'
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

type LineProps = { line: JourneyLine; record: JourneyRecord }

/** Returns the words of a line in the reader's language. */
const useLineWords = ({ line, record }: LineProps) => {
  const translate = useTranslate()
  const inLanguage = useInLanguage()
  const [locale] = useLocaleState()
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
    cause: cause === 'UNANSWERED' ? translate('daftari.journey.unanswered') : cause,
  }
}

/** Link to the page of a record; the viewer of files learns which type comes next, as from a list. */
const useRecordLink = ({ line, record }: LineProps) => {
  const address = record.address(line)
  const fileType = record.fileType?.(line)
  return (
    address && {
      to: address,
      onClick: () => announceFileType(fileType),
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

/** Sentence about the stuck step with its record, its error, and the link to the list that retries it. */
const Stuck = (props: LineProps) => {
  const { line, record } = props
  const translate = useTranslate()
  const words = useLineWords(props)
  const link = useRecordLink(props)
  const can = useCan(record.list?.name ?? '')
  const action = actionFor(record, line, can)
  const label = action && words.list?.actions?.[action]?.label
  return (
    <section className="journey-stuck" data-state={line.state} aria-labelledby="journey-stuck">
      <div>
        <h2 id="journey-stuck">
          {translate('daftari.journey.stuck', { step: translate(`daftari.journey.step.${line.step}`) })}
        </h2>
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

type Props = { journey: Journey; records: JourneyRecords }

/** Steps of a case in their order, after the one where it is stuck. A step without a record is not known. */
export const JourneySteps = ({ journey: { brn, lines, stuck, hidden, cut }, records }: Props) => {
  const translate = useTranslate()
  const say = (key: string) => translate(`daftari.journey.${key}`)
  const stuckLine = lines.find(({ step }) => step === stuck)
  const last = lines.findLast(({ state }) => state === 'done')
  return (
    <>
      {stuckLine ? (
        <Stuck line={stuckLine} record={records[stuckLine.source]} />
      ) : (
        <p className="journey-clear">
          {last
            ? translate('daftari.journey.notStuck', { step: say(`step.${last.step}`) })
            : translate('daftari.journey.nothingDone')}
        </p>
      )}
      <ol className="journey-steps" aria-label={say('steps')}>
        {journeySteps.map(step => {
          const ofStep = lines.filter(line => line.step === step)
          const isHidden = partsOf[step].some(part => hidden.includes(part))
          return (
            <li key={step} aria-current={step === stuck ? 'step' : undefined}>
              <h2>{say(`step.${step}`)}</h2>
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
      {hidden.length > 0 && (
        <p className="journey-note">
          {translate('daftari.journey.hidden', { parts: hidden.map(part => say(`part.${part}`)).join(', ') })}
        </p>
      )}
      {cut && <p className="journey-note">{say('cut')}</p>}
    </>
  )
}
