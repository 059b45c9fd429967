import type { JourneyLine } from '@contract/portal/journey'
import { spelling as incorporation } from '../processes/incorporationProcesses'
import { spelling as registration } from '../processes/registrationProcesses'
import { spelled } from '../processes/statuses'
import type {
  CaseApplication,
  CaseCorrection,
  CaseDocument,
  CaseEntity,
  CaseFiling,
  CasePayment,
  CaseProcess,
  CasePush,
} from './journeyRecords'

type State = JourneyLine['state']

const paidStates: Record<CasePayment['status'], State> = {
  PENDING: 'waiting',
  COMPLETED: 'done',
  CANCELLED: 'failed',
  FAILED: 'failed',
}

/** Returns the lines of a payment: paid, and once that is done, credited. `replaced` tells that another one was paid. */
const paymentLines = (one: CasePayment, replaced: boolean): JourneyLine[] => {
  const line = { source: 'PAYMENT', number: one.prn, about: one.service, caseNumber: one.trackingNumber } as const
  const paid = one.creditedAt ? 'done' : paidStates[one.status]
  const isReplaced = replaced && paid !== 'done'
  const paidLine: JourneyLine = {
    ...line,
    step: 'paid',
    state: isReplaced ? 'replaced' : paid,
    status: one.status,
    at: one.createdAt,
  }
  if (paid !== 'done') return [paidLine]
  const isCredited = Boolean(one.creditedAt) || one.prnStatus === 'CREDITED'
  const isFailed = one.prnStatus === 'FAILED' || Boolean(one.releasedAt) || one.gateway === 'UNANSWERED'
  const credited = isCredited ? 'done' : isFailed ? 'failed' : 'waiting'
  const creditedLine: JourneyLine = {
    ...line,
    step: 'credited',
    state: replaced && credited !== 'done' ? 'replaced' : credited,
    status: isCredited ? 'CREDITED' : one.releasedAt ? 'RELEASED' : one.prnStatus,
    at: isCredited ? one.creditedAt : one.releasedAt,
    actor: isCredited ? undefined : one.asker,
    cause: !isCredited && !one.releasedAt && one.gateway === 'UNANSWERED' ? 'UNANSWERED' : undefined,
  }
  return [paidLine, creditedLine]
}

const isPaid = ({ status, creditedAt }: CasePayment) => status === 'COMPLETED' || creditedAt !== null
const isCredited = ({ prnStatus, creditedAt }: CasePayment) => prnStatus === 'CREDITED' || creditedAt !== null

/** Returns the lines of payments. Of several for one tracking number, the furthest one decides. */
export const linesOfPayments = (payments: readonly CasePayment[]): JourneyLine[] =>
  payments.flatMap(one => {
    const others = payments.filter(other => other !== one && other.trackingNumber === one.trackingNumber)
    return paymentLines(one, others.some(isPaid) && (!isPaid(one) || others.some(isCredited)))
  })

export const linesOfFiling = ({ trackingNo, filedAt }: CaseFiling): JourneyLine[] => [
  { step: 'submitted', source: 'FILING', state: 'done', at: filedAt, number: trackingNo, caseNumber: trackingNo },
]

export const linesOfEntity = ({ brn, name, register, registeredOn }: CaseEntity): JourneyLine[] => [
  { step: 'registered', source: 'ENTITY', state: 'done', at: registeredOn, number: brn, about: name, type: register },
]

const awaited: Partial<Record<CaseApplication['status'], State>> = {
  AWAITING_PAYMENT: 'waiting',
  PAYMENT_FAILED: 'failed',
}
const decided: Partial<Record<CaseApplication['status'], State>> = { APPROVED: 'done', REJECTED: 'failed' }

/**
 * Returns the lines of an insolvency application. One that awaits a payment which the register knows as paid is stuck
 * at its submission, not at the payment.
 */
export const linesOfApplication = (one: CaseApplication, payments: readonly CasePayment[]): JourneyLine[] => {
  const { trackingNumber: number, status, companyName: about, type, createdAt } = one
  const line = { source: 'APPLICATION', number, about, type, status, caseNumber: number } as const
  const paid = payments.some(each => each.trackingNumber === number && isPaid(each))
  const payment = awaited[status]
  if (payment && !paid) return [{ ...line, step: 'paid', state: payment, at: createdAt }]
  if (payment || status === 'DRAFT') return [{ ...line, step: 'submitted', state: payment ?? 'waiting', at: createdAt }]
  return [
    { ...line, step: 'submitted', state: 'done', at: createdAt },
    {
      ...line,
      step: 'registered',
      state: decided[status] ?? 'waiting',
      at: status === 'APPROVED' ? one.confirmedOn : undefined,
      actor: one.registrarName,
    },
  ]
}

const processStates: Record<CaseProcess['status'], State> = {
  PENDING: 'waiting',
  IN_PROGRESS: 'waiting',
  PAUSED: 'failed',
  SENT: 'done',
  SUCCESS: 'done',
  FAILED: 'failed',
  EXPIRED: 'failed',
}
/** Kinds of processes that make, sign and send certificates. */
const certificateKinds: readonly string[] = ['CERTIFICATES', 'DIGITAL_SIGNING', 'Certificate of registration']

/** Returns the step that a process belongs to: its kind tells certificates, its system documents for the EDMS. */
const stepOf = ({ kind, system }: CaseProcess) => {
  if (certificateKinds.includes(kind)) return 'certificate'
  return system === 'EDMS' ? 'filed' : 'told'
}

export const linesOfProcess = (one: CaseProcess): JourneyLine[] => [
  {
    step: stepOf(one),
    source: one.service === 'REGISTRATION' ? 'REGISTRATION_PROCESS' : 'INCORPORATION_PROCESS',
    state: processStates[one.status],
    status: spelled(one.service === 'REGISTRATION' ? registration : incorporation, one.status),
    at: one.ranAt ?? one.createdAt,
    system: one.system,
    about: one.kind,
    number: one.brn,
    cause: processStates[one.status] === 'done' ? undefined : one.cause,
  },
]

export const linesOfCorrection = ({
  brn,
  type,
  status,
  updatedAt,
  actorName,
  cause,
}: CaseCorrection): JourneyLine[] => [
  {
    step: 'told',
    source: 'CORRECTION',
    state: processStates[status],
    status,
    at: updatedAt,
    actor: actorName,
    system: 'REGISTRY',
    about: type,
    number: brn,
    cause: processStates[status] === 'done' ? undefined : cause,
  },
]

const pushStates: Record<CasePush['status'], State> = { PENDING: 'waiting', SENT: 'done', FAILED: 'failed' }

export const linesOfPush = ({ brn, name, status, pushedBy, pushedAt, endedAt, cause }: CasePush): JourneyLine[] => [
  {
    step: 'told',
    source: 'NAME_PUSH',
    state: pushStates[status],
    status,
    at: endedAt ?? pushedAt,
    actor: pushedBy,
    system: 'NAME_SEARCH',
    about: name,
    number: brn,
    cause: status === 'FAILED' ? cause : undefined,
  },
]

export const linesOfDocument = ({ brn, name, migrating, createdAt, keptAt }: CaseDocument): JourneyLine[] => [
  {
    step: 'filed',
    source: 'DOCUMENT',
    state: migrating ? 'waiting' : 'done',
    at: migrating ? createdAt : keptAt,
    system: 'EDMS',
    about: name,
    number: brn,
  },
]
