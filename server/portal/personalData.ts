import { Refusal } from '@contract/errors'
import { maskNins } from '@contract/personalText'
import { type personalData as contract, fileReaders, personalData, REVEAL_MINUTES } from '@contract/portal/personalData'
import { and, eq, gt, sql } from 'drizzle-orm'
import { readReveals } from '../auth/reveals'
import { hashOf } from '../auth/tokens'
import { personalReason } from '../db/schema'
import type { Handlers } from '../http/serve'
import { keysOf, refuseUnknown } from '../notes/records'
import { noteAccess } from './accessLog'

/** Seconds in which the same reason for the same file is the same request, sent again after its answer was lost. */
const SENT_AGAIN_SECONDS = 60

/**
 * Handlers of the reasons to see personal data. A reason leaves an entry in the access log and one in the audit trail, in
 * its own transaction; neither holds a value that is shown.
 */
export const personalDataHandlers: Handlers<typeof contract> = {
  async giveReason({ db, who, token, address, body: { kind, key: typed, reason, reference }, record }) {
    if (!fileReaders[kind].some(permission => who.permissions.has(permission))) throw new Refusal('forbidden')
    await refuseUnknown(db, kind, typed)
    const [key] = await keysOf(db, { kind, key: typed })
    const until = sql`now() + make_interval(mins => ${REVEAL_MINUTES})`
    const facts = { reason, reference: maskNins(reference) }
    const session = hashOf(token ?? '')
    // Updates nothing when the same reason was sent a moment ago: one press is one entry in the logs.
    const isSentAgain = and(
      eq(personalReason.reason, reason),
      eq(personalReason.reference, facts.reference),
      gt(personalReason.givenAt, sql`now() - make_interval(secs => ${SENT_AGAIN_SECONDS})`),
      gt(personalReason.until, sql`now()`),
    )
    const given = await db
      .insert(personalReason)
      .values({ session, kind, key, ...facts, until })
      .onConflictDoUpdate({
        target: [personalReason.session, personalReason.kind, personalReason.key],
        set: { ...facts, until, givenAt: sql`now()` },
        setWhere: sql`NOT (${isSentAgain})`,
      })
      .returning({ key: personalReason.key })
    if (!given.length) {
      const earlier = (await readReveals(db, token ?? '')).find(one => one.kind === kind && one.key === key)
      return { kind, key, seconds: earlier?.seconds ?? 0 }
    }
    await noteAccess(db, {
      kind: 'REVEAL',
      actor: who,
      address,
      call: personalData.giveReason.id,
      file: { kind, key },
      ...facts,
    })
    record({ subject: key, after: { file: kind, ...facts, minutes: REVEAL_MINUTES } })
    return { kind, key, seconds: REVEAL_MINUTES * 60 }
  },
  reveals: async ({ db, token }) => ({ reveals: token ? await readReveals(db, token) : [] }),
}
