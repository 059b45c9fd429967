import { Refusal } from '@contract/errors'
import { maskNins } from '@contract/personalText'
import {
  type personalData as contract,
  fileReaders,
  personalData,
  REVEAL_MINUTES,
  type RevealKind,
} from '@contract/portal/personalData'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { readReveals } from '../auth/reveals'
import { tellSupervisors } from '../auth/supervisorNotices'
import type { PersonalLimits } from '../config/settings'
import type { Db } from '../db/database'
import { oneAtATime } from '../db/rowChecks'
import { accessEntry, personalReason } from '../db/schema'
import type { Handlers, Who } from '../http/serve'
import { hashOf } from '../http/tokens'
import { noteAccess } from '../logs/accessLog'
import { keysOf, refuseUnknown } from '../notes/records'
import { getPerson } from '../people/decisions'

/** Seconds in which the same reason for the same file is the same request, sent again after its answer was lost. */
const SENT_AGAIN_SECONDS = 60

/**
 * Returns the keys under which the access log names a file: of a person those of everybody whom decisions made one with
 * them, so that the log of each has it when such a decision is undone.
 */
const loggedKeys = async (db: Db, kind: RevealKind, key: string) =>
  kind === 'PERSON' ? (await getPerson(db, key)).identities.map(({ id }) => String(id)) : [key]

/** Reasons of a person within an hour at which the supervisors are told: two thirds of the most. */
const toldAt = (most: number) => Math.ceil((most * 2) / 3)

/**
 * Returns the number of files that a person gave a reason for within the last hour, by the access log, which nobody can
 * change. Refuses one more than `most`. Two reasons of one person at once are counted one after the other.
 */
const countReasons = async (tx: Db, { accountId }: Who, most: number) => {
  await oneAtATime(tx, `reasons of ${accountId}`)
  const { actorId, kind, at } = accessEntry
  const latest = await tx
    .select({
      minutes: sql<number>`greatest(1, ceil(extract(epoch FROM ${at} + interval '1 hour' - now()) / 60))::int`,
    })
    .from(accessEntry)
    .where(and(eq(actorId, accountId), eq(kind, 'REVEAL'), gt(at, sql`now() - interval '1 hour'`)))
    .orderBy(desc(at))
    .limit(most)
  if (latest.length >= most) throw new Refusal('too-many-reasons', { most, minutes: latest.at(-1)?.minutes ?? 1 })
  return latest.length
}

/**
 * Handlers of the reasons to see personal data. A reason leaves an entry in the access log and one in the audit trail, in
 * its own transaction; neither holds a value that is shown.
 */
export const personalDataHandlers = ({
  reasons: most,
}: Pick<PersonalLimits, 'reasons'>): Handlers<typeof contract> => ({
  async giveReason({ db, who, token, address, body: { kind, key: typed, reason, reference }, record }) {
    if (!fileReaders[kind].some(permission => who.permissions.has(permission))) throw new Refusal('forbidden')
    await refuseUnknown(db, kind, typed)
    const keys = await keysOf(db, { kind, key: typed })
    const [key] = keys
    const until = sql`now() + make_interval(mins => ${REVEAL_MINUTES})`
    const facts = { reason, reference: maskNins(reference) }
    const session = hashOf(token ?? '')
    // Updates nothing when the same reason was sent a moment ago: one press is one entry in the logs.
    const isSentAgain = and(
      eq(personalReason.keys, keys),
      eq(personalReason.reason, reason),
      eq(personalReason.reference, facts.reference),
      gt(personalReason.givenAt, sql`now() - make_interval(secs => ${SENT_AGAIN_SECONDS})`),
      gt(personalReason.until, sql`now()`),
    )
    const given = await db
      .insert(personalReason)
      .values({ session, kind, key, keys, ...facts, until })
      .onConflictDoUpdate({
        target: [personalReason.session, personalReason.kind, personalReason.key],
        set: { keys, ...facts, until, givenAt: sql`now()` },
        setWhere: sql`NOT (${isSentAgain})`,
      })
      .returning({ key: personalReason.key })
    if (!given.length) {
      const earlier = (await readReveals(db, token ?? '')).find(one => one.kind === kind && one.key === key)
      return { kind, key, seconds: earlier?.seconds ?? 0 }
    }
    const earlier = await countReasons(db, who, most)
    const logged = await loggedKeys(db, kind, key)
    const call = personalData.giveReason.id
    for (const own of logged)
      await noteAccess(db, { kind: 'REVEAL', actor: who, address, call, file: { kind, key: own }, ...facts })
    const told = toldAt(most)
    if (earlier < told && earlier + logged.length >= told) {
      await tellSupervisors(db, 'REASONS', who, told)
      record({ subject: who.name, after: { reasonsWithinHour: told, supervisors: 'told' } })
    }
    record({ subject: key, after: { file: kind, ...facts, minutes: REVEAL_MINUTES } })
    return { kind, key, seconds: REVEAL_MINUTES * 60 }
  },
  reveals: async ({ db, token }) => ({
    reveals: (token ? await readReveals(db, token) : []).map(({ keys: _, ...reveal }) => reveal),
  }),
})
