import type { Verification } from '@contract/portal/extracts'
import { sayRegistryTime } from '@contract/registryDay'
import { Days } from '@/components/Days'
import { Message } from '@/components/publicUi/Message'
import { useWords } from '@/i18n/words'
import '../activate/activate.css'
import './verify.css'

type Told = Exclude<Verification, { state: 'UNKNOWN' }>

const tones = { VALID: 'good', SUPERSEDED: 'warning', WITHDRAWN: 'bad' } as const

const dayText = (day: string) => sayRegistryTime(day, 'DD-MM-YYYY')

/** Facts of the extract that the code belongs to, to be compared with the paper. */
const ToldFacts = ({ answer }: { answer: Told }) => {
  const words = useWords()
  const say = (key: string, params?: Record<string, unknown>) => words(`daftari.verify.${key}`, params)
  const { name, brn, day, trackingNo, knownOn, issuedAt, charges, satisfiedCharges } = answer
  const moment = { day: dayText(day), known: dayText(knownOn), filing: trackingNo ?? '' }
  const facts: [label: string, value: string][] = [
    [say('name'), name],
    [say('brn'), brn],
    [say('shows'), say(trackingNo ? 'momentOfFiling' : 'moment', moment)],
    [say('charges'), charges.join(', ') || say('noCharges')],
    ...(satisfiedCharges ? [[say('satisfiedCharges'), String(satisfiedCharges)] satisfies [string, string]] : []),
    [say('issuedOn'), dayText(issuedAt)],
    [say('code'), answer.code],
  ]
  return (
    <dl className="activate-owner verify-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Days text={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

type Props = {
  answer: Verification
  /** Digest of the QR code that led here, in hexadecimal. */
  scanned: string | undefined
}

/** The answer to a code: its state, and the facts of the extract. */
export const VerificationResult = ({ answer, scanned }: Props) => {
  const words = useWords()
  const say = (key: string, params?: Record<string, unknown>) => words(`daftari.verify.${key}`, params)
  if (answer.state === 'UNKNOWN') return <Message tone="bad">{say('states.UNKNOWN')}</Message>
  const isOther = scanned !== undefined && scanned !== answer.digest
  return (
    <div className="verify-result">
      {isOther ? (
        <Message tone="bad">{say('otherQr')}</Message>
      ) : (
        <Message tone={tones[answer.state]}>
          <Days text={say(`states.${answer.state}`, { day: answer.since ? dayText(answer.since) : '' })} />
        </Message>
      )}
      <ToldFacts answer={answer} />
      <p className="verify-help">{say('compare')}</p>
    </div>
  )
}
