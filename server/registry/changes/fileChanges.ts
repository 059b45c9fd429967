import { createHash } from 'node:crypto'
import { fieldRefusal, Refusal } from '@contract/errors'
import type { OnWire } from '@contract/id'
import type { Filed, FilingBody as SentFiling } from '@contract/portal/filedChanges'
import type { Effect as SentEffect } from '@contract/portal/filingEffects'
import { registryMoment, registryToday, sayRegistryTime } from '@contract/registryDay'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { dayOf } from '../../db/days'
import { edmsFile, entity, entityDocument, filing } from '../../db/schema'
import type { Change } from '../../http/handlers'
import { changeOf, makeEffect } from './effectHandlers'
import { effectRefusal, type FilingInWork, newPersonName, type Place } from './filingInWork'
import { hasEnded, refuseTakenName, struckOffOn } from './restoration'
import { refuseSecondSecretary } from './roleEffects'

/** Beginning of the handles of documents that were uploaded for a filing. */
export const FILING_HANDLE = 'filing-'

/** A filing as the server is given it. */
export type FilingBody = OnWire<SentFiling>
type Effect = OnWire<SentEffect>

type Options = Pick<FilingInWork, 'filedBy' | 'mayReverse'> & { today?: string }

const digestOf = (body: FilingBody) => createHash('sha256').update(JSON.stringify(body)).digest('hex')

const answerOf = async (tx: Db, trackingNo: string) => {
  const [row] = await tx
    .select({
      trackingNo: filing.trackingNo,
      brn: filing.brn,
      filedOn: sql<string>`${dayOf(filing.filedAt)}::text`,
      effectiveOn: sql<string>`coalesce(${filing.effectiveOn}, ${dayOf(filing.filedAt)})::text`,
      changes: filing.changes,
      digest: filing.digest,
    })
    .from(filing)
    .where(eq(filing.trackingNo, trackingNo))
  return row
}

/** Returns the answer of a filing that was recorded before. Refuses one that has the number and other content. */
const answerAgain = async (tx: Db, { trackingNo }: FilingBody, sent: string): Promise<Filed | undefined> => {
  const found = await answerOf(tx, trackingNo)
  if (!found) return undefined
  const { digest, ...filed } = found
  if (digest !== sent) throw fieldRefusal('trackingNo', 'tracking-number-taken', { trackingNo })
  return filed
}

/** Reads the entity and holds its row, so that filings of one entity follow one another. */
const holdEntity = async (tx: Db, brn: string) => {
  const { kind, status, registeredOn, register, lockedDown } = entity
  const [found] = await tx
    .select({ kind, status, registeredOn, register, lockedDown })
    .from(entity)
    .where(eq(entity.brn, brn))
    .for('no key update')
  if (!found) throw fieldRefusal('brn', 'unknown-brn', { brn })
  return { ...found, struckOff: await struckOffOn(tx, brn) }
}

const checkDay = (field: string, day: string, { today, entity }: FilingInWork) => {
  if (day > today) throw fieldRefusal(field, 'filed-to-come', { day })
  if (day < entity.registeredOn)
    throw fieldRefusal(field, 'filed-before-registration', { day, registered: entity.registeredOn })
}

const checkEffect = ({ today, entity }: FilingInWork, { kind }: Effect, place: Place) => {
  const { on: day } = place
  if (day > today) throw effectRefusal(place, 'on', 'effect-to-come', { day })
  if (day < entity.registeredOn)
    throw effectRefusal(place, 'on', 'effect-before-registration', { day, registered: entity.registeredOn })
  if (kind !== 'RESTORATION' && hasEnded(entity)) throw effectRefusal(place, 'on', 'effect-after-end')
}

/** Adds the documents of a filing. One whose file has not arrived is listed as missing. */
const addDocuments = async (tx: Db, { brn, trackingNo, documents }: FilingBody, createdAt: string) => {
  for (const [index, { name, handle = null }] of documents.entries()) {
    if (handle !== null) {
      const [file] = await tx
        .select({ edmsId: edmsFile.edmsId })
        .from(edmsFile)
        .leftJoin(entityDocument, eq(entityDocument.edmsId, edmsFile.edmsId))
        .where(and(eq(edmsFile.edmsId, handle), isNull(entityDocument.id)))
      if (!file || !handle.startsWith(FILING_HANDLE))
        throw fieldRefusal(`documents.${index}.handle`, 'unknown-filed-document', { name })
    }
    await tx
      .insert(entityDocument)
      .values({ brn, kind: 'FILED_CHANGE', name, edmsId: handle, trackingNo, migrating: handle === null, createdAt })
  }
}

/** Returns the last day of effect and the types of change of a filing, as its history shows them. */
export const summaryOf = (effects: readonly Effect[]) => ({
  effectiveOn: effects.reduce((last, { on }) => (on > last ? on : last), ''),
  changes: [...new Set(effects.map(effect => changeOf(effect)))],
})

const inOrder = (effects: readonly Effect[]): [Effect, Place][] =>
  effects
    .map((effect, index): [Effect, Place] => [effect, { index, on: effect.on }])
    .sort(([one], [other]) => (one.on < other.on ? -1 : one.on > other.on ? 1 : 0))

/** Makes the effects, from the first day to the last, and answers what they replace, in the order of the filing. */
const makeEffects = async (work: FilingInWork, effects: readonly Effect[]) => {
  const before: unknown[] = []
  const secretaries: Parameters<typeof refuseSecondSecretary>[1][number][] = []
  for (const [effect, place] of inOrder(effects)) {
    checkEffect(work, effect, place)
    before[place.index] = await makeEffect(work, effect, place)
    if (effect.kind === 'APPOINTMENT' && effect.role === 'SECRETARY') {
      const no = 'no' in effect.person ? effect.person.no : (work.addedPeople.get(effect.person.added) ?? 0)
      secretaries.push({ ...place, no, since: effect.on, until: effect.until ?? null })
    }
  }
  await refuseSecondSecretary(work, secretaries)
  const restoration = effects.findIndex(({ kind }) => kind === 'RESTORATION')
  const restored = effects[restoration]
  if (restored) await refuseTakenName(work, { index: restoration, on: restored.on })
  const unused = work.people.findIndex((_, index) => !work.addedPeople.has(index + 1))
  const person = work.people[unused]
  if (person) throw fieldRefusal(`people.${unused}`, 'new-person-unused', { name: newPersonName(person) })
  return before
}

/** Returns the texts that the filing history shows: the note, and the orders of restorations with their days. */
const narrationsOf = ({ note, effects }: FilingBody) => [
  ...(note ? [note] : []),
  ...effects.flatMap(effect =>
    effect.kind === 'RESTORATION' ? [`${effect.order} (${sayRegistryTime(effect.orderedOn, 'DD-MM-YYYY')})`] : [],
  ),
]

/**
 * Records a filing and makes its effects in the file of the entity, in the open transaction: all of them, or none where it
 * refuses. The same filing again answers the same and changes nothing. `change` is its entry of the audit trail, absent
 * then (docs/decisions/122-filed-changes.md).
 */
export const fileChanges = async (
  tx: Db,
  body: FilingBody,
  { filedBy, mayReverse, today = registryToday() }: Options,
): Promise<{ filed: Filed; change?: Change }> => {
  const { brn, trackingNo, filedOn = today, effects, people } = body
  const { lockedDown, ...held } = await holdEntity(tx, brn)
  const digest = digestOf(body)
  const again = await answerAgain(tx, body, digest)
  if (again) return { filed: again }
  if (hasEnded(held) && !effects.some(({ kind }) => kind === 'RESTORATION'))
    throw new Refusal(held.status === 'CEASED' ? 'entity-ceased' : 'entity-struck-off', { brn })
  if (lockedDown) throw new Refusal('entity-locked', { brn })
  const work: FilingInWork = {
    tx,
    brn,
    trackingNo,
    today,
    filedBy,
    mayReverse,
    entity: held,
    people,
    addedPeople: new Map(),
    classEffects: effects.flatMap(({ kind }, index) => (kind === 'NEW_CLASS' ? [index] : [])),
    addedClasses: new Map(),
  }
  checkDay('filedOn', filedOn, work)
  const filedAt = filedOn === registryToday() ? new Date().toISOString() : registryMoment(filedOn, '12:00:00')
  const { effectiveOn, changes } = summaryOf(effects)
  const { rowCount } = await tx
    .insert(filing)
    .values({ trackingNo, brn, filedAt, effectiveOn, filedBy, digest, changes, narrations: narrationsOf(body) })
    .onConflictDoNothing()
  // Another server filed it for another entity at the same moment.
  if (!rowCount) throw fieldRefusal('trackingNo', 'tracking-number-taken', { trackingNo })
  const before = await makeEffects(work, effects)
  await addDocuments(tx, body, filedAt)
  return {
    filed: { trackingNo, brn, filedOn, effectiveOn, changes },
    change: { subject: brn, before: { effects: before }, after: { trackingNo, filedOn, effectiveOn, effects, people } },
  }
}
