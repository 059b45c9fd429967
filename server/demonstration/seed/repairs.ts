import { writeCause } from '@contract/processes/causes'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { dataCorrection, entity, namePush } from '../../db/schema'
import { createRandom, type Random } from '../random'
import { copyRows } from './copyRows'
import type { DocumentEntity } from './documents'

const REPAIR_SEED = 20_266

type Facts = {
  brn: string
  name: string
  kind: string
  subType: string | null
  registeredOn: string
  plot: string | null
  street: string | null
}
type Difference = { type: string; now: Record<string, unknown>; other: Record<string, unknown> }

type Find = (facts: Facts, random: Random) => Difference

const nameOf: Find = ({ name }) => ({
  type: 'CORRECT_NAME',
  now: { name },
  other: { name: name.endsWith('LTD') ? name.replace(/LTD$/, 'LIMITED') : `THE ${name}` },
})
const streets = ['Station Road', 'Market Street', 'Kampala Road', 'Church Road']
const addressOf: Find = ({ plot, street }, random) => ({
  type: 'CORRECT_ADDRESS',
  now: { plot, street },
  other: { plot: `Plot ${1 + random.below(180)}`, street: random.pick(streets) },
})
const registeredOf: Find = ({ registeredOn }) => ({
  type: 'CORRECT_REGISTRATION_DATE',
  now: { registeredOn },
  other: { registeredOn: `${registeredOn.slice(0, 8)}${registeredOn.endsWith('01') ? '02' : '01'}` },
})
const typeOf: Find = ({ subType }) => ({
  type: 'CORRECT_TYPE',
  now: { subType },
  other: {
    subType: subType?.startsWith('public') ? 'private company limited by shares' : 'public company limited by shares',
  },
})

/** Kinds of difference between the register and another one. */
const differences: readonly Find[] = [nameOf, addressOf, registeredOf, typeOf]

/** Causes of corrections that did not succeed, in the words of `dataCorrectionWork`. */
const causes: Record<string, string> = {
  REFUSED: writeCause('nameReserved'),
  CHANGED_MEANWHILE: writeCause('changedMeanwhile'),
  UNKNOWN_BRN: writeCause('unknownBrn'),
  UNREADABLE: writeCause('invalidCorrection'),
  NO_ANSWER: writeCause('unreachable', { system: 'REGISTRY' }),
}

/** Outcomes of a correction: [status, cause, percentage]. */
const courses: readonly [status: string, cause: string | null, share: number][] = [
  ['SENT', null, 64],
  ['SUCCESS', null, 8],
  ['FAILED', 'REFUSED', 6],
  ['FAILED', 'CHANGED_MEANWHILE', 5],
  ['FAILED', 'UNKNOWN_BRN', 2],
  ['FAILED', 'UNREADABLE', 1],
  ['PAUSED', 'NO_ANSWER', 9],
  ['IN_PROGRESS', null, 2],
  ['PENDING', null, 3],
]
const ways = courses.flatMap(course => Array.from({ length: course[2] }, () => course))

const sources = ['Central registry', 'Tax authority', 'Paper register']

const MINUTE = 60_000

/** Returns the body of a correction: the values found, and the corrected ones. */
const bodyOf = ({ now, other }: Difference, course: string, further: Record<string, unknown>) => {
  if (course === 'CHANGED_MEANWHILE') return { from: other, to: further }
  // A successful correction is in the register by now; any other is not.
  return course === 'SENT' || course === 'SUCCESS' ? { from: other, to: now } : { from: now, to: other }
}

const correctionOf = (facts: Facts, random: Random, today: Date) => {
  const [status, cause] = random.pick(ways)
  const find = cause === 'CHANGED_MEANWHILE' ? addressOf : random.pick(differences)
  const difference = find(facts, random)
  const text = JSON.stringify({
    ...bodyOf(difference, cause ?? status, find(facts, random).other),
    source: random.pick(sources),
    reference: `RC-${String(random.below(1_000_000)).padStart(6, '0')}`,
  })
  const settled = status === 'SENT' || status === 'SUCCESS'
  const created = today.getTime() - (30 + random.below(120 * 24 * 60)) * MINUTE
  return {
    brn: cause === 'UNKNOWN_BRN' ? `80029${String(random.below(1_000_000_000)).padStart(9, '0')}` : facts.brn,
    type: difference.type,
    status,
    cause: cause && (causes[cause] ?? null),
    retries: settled ? random.below(2) : status === 'PENDING' ? 0 : 1 + random.below(5),
    payload: cause === 'UNREADABLE' ? text.slice(0, -12) : text,
    createdAt: new Date(created).toISOString(),
    updatedAt: new Date(Math.min(created + random.below(600) * MINUTE, today.getTime())).toISOString(),
  }
}

const { brn, name, kind, subType, registeredOn, plot, street } = entity

const factsOf = (tx: Db, sample: readonly DocumentEntity[]): Promise<Facts[]> => {
  const brns = JSON.stringify(sample.map(one => one.brn))
  return tx
    .select({ brn, name, kind, subType, registeredOn, plot, street })
    .from(entity)
    .where(sql`${brn} IN (SELECT jsonb_array_elements_text(${brns}::jsonb))`)
    .orderBy(brn)
}

/** Fills differences between the registers, and names that were pushed to the name search. */
export const addRepairs = async (tx: Db, sample: readonly DocumentEntity[], today: Date) => {
  const random = createRandom(REPAIR_SEED)
  const all = await factsOf(tx, sample)
  const corrected = all.filter((_, at) => at % 4 === 1 || all.length < 200)
  const corrections = corrected.map(facts => correctionOf(facts, random, today))
  await copyRows(
    tx,
    dataCorrection,
    ['brn', 'type', 'status', 'cause', 'retries', 'payload', 'createdAt', 'updatedAt'],
    corrections
      .sort((a, b) => a.createdAt.localeCompare(b.createdAt))
      .map(one => [one.brn, one.type, one.status, one.cause, one.retries, one.payload, one.createdAt, one.updatedAt]),
  )
  const names = all.filter((_, at) => at % 9 === 2).slice(0, 120)
  await copyRows(
    tx,
    namePush,
    ['service', 'brn', 'name', 'kind', 'subType', 'status', 'cause', 'pushedBy', 'pushedAt', 'endedAt'],
    names.map(({ brn, name, kind, subType }) => {
      const pushed = today.getTime() - (60 + random.below(60 * 24 * 60)) * MINUTE
      const sent = random.chance(0.9)
      return [
        'COMPANY',
        brn,
        name,
        kind,
        subType,
        sent ? 'SENT' : 'FAILED',
        sent ? null : (causes[random.pick(['REFUSED', 'NO_ANSWER'])] ?? null),
        random.pick(['Grace Achieng', 'Peter Okello']),
        new Date(pushed).toISOString(),
        new Date(pushed + 2000).toISOString(),
      ]
    }),
  )
}
