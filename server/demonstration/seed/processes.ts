import { writeCause } from '@contract/processes/causes'
import { incorporationKinds } from '@contract/processes/incorporationProcesses'
import { process } from '../../db/schema'
import { registrationKinds } from '../../processes/registrationProcesses'
import { endPoints, systemOf } from '../processSystems'
import { createRandom, type Random } from '../random'
import { type Batch, CopyText, loadedTable, type Value } from './copyRows'
import type { DocumentEntity } from './documents'
import { uuidOf } from './uuids'

const PROCESS_SEED = 20_267
const NUMBER_SEED = 20_269
/** Number of messages in a batch. */
const BATCH = 5000

/** Messages to other systems. */
export const processTables = [
  loadedTable(process, [
    'id',
    'token',
    'run',
    'service',
    'kind',
    'system',
    'brn',
    'owner',
    'endPoint',
    'status',
    'retries',
    'createdAt',
    'ranAt',
    'request',
    'requestSize',
    'response',
    'responseSize',
    'cause',
  ]),
]

const causes = {
  EDMS: [
    writeCause('unknownDocumentType'),
    writeCause('unreachable', { system: 'EDMS' }),
    writeCause('answered', { system: 'EDMS', status: 503 }),
  ],
  TAX: [writeCause('ninDiffers'), writeCause('late', { system: 'TAX' })],
  REGISTRY: [writeCause('nameReserved'), writeCause('unreachable', { system: 'REGISTRY' })],
} as const

type Course = { status: string; weight: number; ran: boolean; wrong: boolean }

const courses = {
  REGISTRATION: [
    { status: 'SUCCESS', weight: 84, ran: true, wrong: false },
    { status: 'SENT', weight: 8, ran: true, wrong: false },
    { status: 'FAILED', weight: 6, ran: true, wrong: true },
    { status: 'PENDING', weight: 2, ran: false, wrong: false },
  ],
  INCORPORATION: [
    { status: 'SENT', weight: 88, ran: true, wrong: false },
    { status: 'EXPIRED', weight: 4, ran: true, wrong: true },
    { status: 'PAUSED', weight: 3, ran: true, wrong: true },
    { status: 'FAILED', weight: 3, ran: true, wrong: true },
    { status: 'PENDING', weight: 2, ran: false, wrong: false },
  ],
} satisfies Record<string, Course[]>

const pickCourse = (random: Random, among: readonly Course[]): Course => {
  let left = random.next() * among.reduce((sum, { weight }) => sum + weight, 0)
  for (const course of among) {
    left -= course.weight
    if (left <= 0) return course
  }
  return { status: 'PENDING', weight: 0, ran: false, wrong: false }
}

const processAt = (
  random: Random,
  service: 'REGISTRATION' | 'INCORPORATION',
  { brn, name, subType }: DocumentEntity,
  at: number,
): readonly Value[] => {
  const kind = random.pick(service === 'REGISTRATION' ? registrationKinds : incorporationKinds)
  const system = systemOf(kind)
  const { status, ran, wrong } = pickCourse(random, courses[service])
  const cause = wrong ? random.pick(causes[system]) : null
  const reference = `${system}-${random
    .below(2 ** 31)
    .toString(36)
    .toUpperCase()}`
  const request = JSON.stringify({
    entity: { brn, name, subType },
    kind,
    documents: Array.from({ length: random.below(4) }, (_, n) => ({ number: n + 1, pages: 1 + random.below(12) })),
    sentAt: new Date(at).toISOString(),
  })
  const response = ran
    ? JSON.stringify(
        cause
          ? { status: 'ERROR', code: cause.startsWith('The') ? 422 : 503, message: cause, reference }
          : { status: 'OK', reference, received: new Date(at + 900).toISOString() },
      )
    : null
  return [
    service,
    kind,
    system,
    brn,
    name,
    endPoints[system],
    status,
    wrong ? 1 + random.below(5) : random.below(8) ? 0 : 1,
    new Date(at).toISOString(),
    ran ? new Date(at + 1000 + random.below(600_000)).toISOString() : null,
    request,
    request.length,
    response,
    response?.length ?? null,
    cause,
  ]
}

/** Generates two years of messages to other systems, most of them accepted, some waiting, paused and failed. */
export function* processBatches(amount: number, entities: readonly DocumentEntity[], today: Date): Generator<Batch> {
  if (!entities.length) return
  const random = createRandom(PROCESS_SEED)
  const numbers = createRandom(NUMBER_SEED)
  const rows = new CopyText()
  for (let index = 0; index < amount; index++) {
    // Newest last, and denser towards today.
    const back = (1 - (index + 1) / (amount + 1)) ** 2 * 2 * 365 * 86_400_000
    const service = random.chance(0.45) ? 'REGISTRATION' : 'INCORPORATION'
    const message = processAt(random, service, random.pick(entities), today.getTime() - 1_800_000 - back)
    rows.add([uuidOf(numbers), uuidOf(numbers), uuidOf(numbers), ...message])
    if ((index + 1) % BATCH === 0) yield [rows.take()]
  }
  yield [rows.take()]
}
