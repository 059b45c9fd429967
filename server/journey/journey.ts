import { Refusal } from '@contract/errors'
import {
  type journey as contract,
  type Journey,
  type JourneyLine,
  type JourneyPart,
  journeyParts,
  journeySteps,
} from '@contract/portal/journey'
import { normalBrn } from '@contract/registry/brn'
import type { Db } from '../db/database'
import { isoMoment } from '../db/isoMoment'
import { spellingsOf } from '../db/search'
import type { Handlers } from '../http/serve'
import {
  linesOfApplication,
  linesOfCorrection,
  linesOfDocument,
  linesOfEntity,
  linesOfFiling,
  linesOfPayments,
  linesOfProcess,
  linesOfPush,
} from './journeyLines'
import {
  MOST_RECORDS,
  readApplications,
  readCorrections,
  readDocuments,
  readEntities,
  readFilings,
  readPayments,
  readProcesses,
  readPushes,
} from './journeyRecords'

const unique = (numbers: readonly string[]) => [...new Set(numbers)]
const urgency: readonly JourneyLine['state'][] = ['failed', 'waiting', 'done', 'replaced']

/** Returns a moment as PostgreSQL writes it in ISO form, and a day as it is. */
const momentOrDay = (at: string | null | undefined) => (at && at.length > 10 ? isoMoment(at) : at)

/** Compares lines: by step, then failed ones first, then waiting ones, then the newest. */
const inOrder = (one: JourneyLine, other: JourneyLine) =>
  journeySteps.indexOf(one.step) - journeySteps.indexOf(other.step) ||
  urgency.indexOf(one.state) - urgency.indexOf(other.state) ||
  (other.at ?? '').localeCompare(one.at ?? '')

const shown = <Row>(rows: readonly Row[]): Row[] => rows.slice(0, MOST_RECORDS)

/** Reads the parts of a case that `sees` allows, from the numbers that it may have. */
const readCase = async (db: Db, numbers: readonly string[], sees: (part: JourneyPart) => boolean) => {
  const named = sees('PAYMENT') ? await readPayments(db, numbers, numbers) : []
  const tracking = unique([...numbers, ...named.map(({ trackingNumber }) => trackingNumber)])
  const filings = sees('FILE') ? await readFilings(db, tracking, numbers) : []
  const applications = sees('INSOLVENCY') ? await readApplications(db, tracking, numbers) : []
  const allTracking = unique([
    ...tracking,
    ...filings.map(({ trackingNo }) => trackingNo),
    ...applications.map(({ trackingNumber }) => trackingNumber),
  ])
  const payments = sees('PAYMENT') ? await readPayments(db, numbers, allTracking) : []
  const brns = unique([...numbers, ...filings.map(({ brn }) => brn), ...applications.map(({ brn }) => brn)])
  return {
    payments,
    filings,
    applications,
    entities: sees('FILE') ? await readEntities(db, brns) : [],
    documents: sees('FILE') ? await readDocuments(db, brns) : [],
    processes: sees('PROCESS') ? await readProcesses(db, brns) : [],
    corrections: sees('PROCESS') ? await readCorrections(db, brns) : [],
    pushes: sees('PROCESS') ? await readPushes(db, brns) : [],
  }
}

/**
 * Reads the journey of a BRN, PRN or tracking number. Numbers lead on to each other only through parts that the reader
 * may see. Throws 'unknown-case' when no such part knows the number.
 */
const readJourney = async (db: Db, typed: string, permissions: ReadonlySet<string>): Promise<Journey> => {
  const hidden = (Object.keys(journeyParts) as JourneyPart[]).filter(
    part => !journeyParts[part].every(permission => permissions.has(permission)),
  )
  const sees = (part: JourneyPart) => !hidden.includes(part)
  if (hidden.length === Object.keys(journeyParts).length) throw new Refusal('forbidden')
  const records = await readCase(db, unique([normalBrn(typed), ...spellingsOf(typed)]), sees)
  const { entities } = records
  const payments = shown(records.payments)
  const lines = [
    ...linesOfPayments(payments),
    ...shown(records.filings).flatMap(linesOfFiling),
    ...shown(records.applications).flatMap(one => linesOfApplication(one, payments)),
    ...shown(entities).flatMap(linesOfEntity),
    ...shown(records.documents).flatMap(linesOfDocument),
    ...shown(records.processes).flatMap(linesOfProcess),
    ...shown(records.corrections).flatMap(linesOfCorrection),
    ...shown(records.pushes).flatMap(linesOfPush),
  ]
    .map(line => ({ ...line, at: momentOrDay(line.at) }))
    .toSorted(inOrder)
  if (!lines.length) throw new Refusal('unknown-case', { number: typed })
  const [found, ...others] = entities
  const only = others.length ? undefined : found
  return {
    brn: only?.brn,
    name: only?.name,
    lines,
    stuck: lines.find(({ state }) => state === 'failed' || state === 'waiting')?.step,
    hidden,
    cut: Object.values(records).some(read => read.length > MOST_RECORDS),
  }
}

export const journeyHandlers: Handlers<typeof contract> = {
  of: ({ db, who, body: { number } }) => readJourney(db, number, who.permissions),
}
