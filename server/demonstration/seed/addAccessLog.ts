import { SAMPLE_SIZE } from '@contract/portal/accessLog'
import { asc, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { accessEntry, accessSample, account, practitioner } from '../../db/schema'
import { lastWeek } from '../../logs/accessLogWork'
import { createRandom, type Random } from '../random'
import { copyRows, type Value } from './copyRows'
import type { DocumentEntity } from './documents'
import { uuid } from './practitionerApplications'

const SEED = 40_225
const DAY = 86_400_000
const HOUR = 3_600_000
/** Days of work before `today` that the log shows. */
const DAYS = 28
const OPENS_A_DAY = 14
const REVEALS_A_DAY = 6

/** People whose reads are shown, by user name, each as often as named. */
const readers = ['registrar', 'registrar', 'clerk', 'clerk', 'clerk', 'admin']
const reasons = [
  ['ENQUIRY', 'Call of'],
  ['COURT_ORDER', 'HCT-00-CC-MA'],
  ['CORRECTION', 'Letter of'],
  ['INVESTIGATION', 'CID/GEF'],
  ['COMPLAINT', 'Complaint'],
] as const

type File = readonly [kind: string, key: string]
type Reader = { id: string; name: string }

/** Returns a moment of the working day that began so many days before `today`. */
const workingTime = (today: Date, daysAgo: number, random: Random) => {
  const begin = Math.floor(today.getTime() / DAY) * DAY - daysAgo * DAY + 5 * HOUR
  return new Date(begin + random.below(9 * HOUR))
}

const entriesOf = function* (today: Date, people: readonly Reader[], files: readonly File[]): Generator<Value[]> {
  const random = createRandom(SEED)
  const row = (daysAgo: number, kind: string, call: string, file: File | undefined, more: readonly Value[] = []) => {
    const { id, name } = random.pick(people)
    const at = workingTime(today, daysAgo, random).toISOString()
    const address = `10.20.${random.below(4)}.${2 + random.below(200)}`
    const [resource = null, reason = null, reference = null] = more
    const [fileKind = null, fileKey = null] = file ?? []
    return [uuid(random), at, id, name, address, kind, fileKind, fileKey, call, resource, reason, reference]
  }
  for (let daysAgo = DAYS; daysAgo >= 1; daysAgo--) {
    const weekday = new Date(today.getTime() - daysAgo * DAY).getUTCDay()
    if (weekday === 0 || weekday === 6) continue
    for (let count = 0; count < OPENS_A_DAY; count++) {
      const file = random.pick(files)
      yield row(daysAgo, 'OPEN', file[0] === 'ENTITY' ? 'CR-COMPANY-READ' : 'PRACTITIONER-READ', file)
    }
    for (let count = 0; count < REVEALS_A_DAY; count++) {
      const [reason, reference] = random.pick(reasons)
      const number = `${reference} ${1 + random.below(900)}/${today.getUTCFullYear()}`
      yield row(daysAgo, 'REVEAL', 'PORTAL-REASON', random.pick(files), [null, reason, number])
    }
    if (random.chance(0.5)) yield row(daysAgo, 'EXPORT', 'PORTAL-TOOK', undefined, ['registry/mda'])
    const printed = random.pick(files)
    if (random.chance(0.4) && printed[0] === 'ENTITY')
      yield row(daysAgo, 'PRINT', 'PORTAL-TOOK', printed, [`/home/registry/file-viewer/${printed[1]}`])
  }
}

/** Fills the access log with some weeks of the demonstration's people, and last week's sample with two marks. */
export const addAccessLog = async (tx: Db, entities: readonly Pick<DocumentEntity, 'brn'>[], today: Date) => {
  const staff = await tx
    .select({ username: account.username, id: account.id, name: sql<string>`${account.displayName}` })
    .from(account)
    .where(inArray(account.username, [...readers, 'auditor']))
  const people = readers.flatMap(username => staff.filter(one => one.username === username))
  const auditor = staff.find(({ username }) => username === 'auditor')
  const practitioners = await tx
    .select({ number: practitioner.uniquePractitionerNumber })
    .from(practitioner)
    .orderBy(asc(practitioner.uniquePractitionerNumber))
    .limit(5)
  const files: File[] = [
    ...entities.slice(0, 40).map(({ brn }): File => ['ENTITY', brn]),
    ...practitioners.map(({ number }): File => ['PRACTITIONER', number]),
  ]
  if (!people.length || !auditor || !files.length) return
  const rows = [...entriesOf(today, people, files)]
  await copyRows(
    tx,
    accessEntry,
    [
      ...(['id', 'at', 'actorId', 'actorName', 'address', 'kind', 'fileKind', 'fileKey', 'call'] as const),
      ...(['resource', 'reason', 'reference'] as const),
    ],
    rows,
  )
  const week = lastWeek(today.getTime())
  const first = Date.parse(`${week}T00:00:00+03:00`)
  const reveals = rows.filter(([, at, , , , kind]) => {
    const moment = Date.parse(String(at))
    return kind === 'REVEAL' && moment >= first && moment < first + 7 * DAY
  })
  const marks = [
    ['SEEN', null],
    ['QUESTIONED', 'The reference names no court. Ask for the order.'],
  ] as const
  await copyRows(
    tx,
    accessSample,
    ['entryId', 'week', 'mark', 'note', 'markedById', 'markedByName', 'markedAt'],
    reveals.slice(0, SAMPLE_SIZE).map(([id = null], index) => {
      const [mark = null, note = null] = marks[index] ?? []
      return [id, week, mark, note, ...(mark ? [auditor.id, auditor.name, today.toISOString()] : [null, null, null])]
    }),
  )
}
