import { Refusal } from '@contract/errors'
import { and, eq, gt, isNull, lt, not, sql } from 'drizzle-orm'
import { addToTrail } from '../audit/auditTrail'
import type { Database } from '../db/database'
import { account, session, signInChallenge } from '../db/schema'
import { codeHash, hashOf, newToken, same } from '../http/tokens'
import { forgiveCodes } from './attempts'
import { currentUser } from './currentUser'
import { endSessions, isLive, LONGEST_HOURS } from './sessions'
import { type Origin, rememberSource } from './sources'

const CODE_TRIES = 5
const WRONG_CODES_TO_LOCK = 10

/** Counts consecutive wrong codes. Returns true when this one locked the account, which the trail records. */
const countWrongCode = (database: Database, accountId: string, address: string): Promise<boolean> =>
  database.write(async tx => {
    const { wrongCodes, lockedAt } = account
    const [person] = await tx
      .update(account)
      .set({
        wrongCodes: sql`${wrongCodes} + 1`,
        lockedAt: sql`CASE WHEN ${wrongCodes} + 1 >= ${WRONG_CODES_TO_LOCK} THEN coalesce(${lockedAt}, now()) ELSE ${lockedAt} END`,
      })
      .where(eq(account.id, accountId))
      .returning({
        name: sql<string>`${account.displayName}`,
        locks: sql<boolean>`${wrongCodes} = ${WRONG_CODES_TO_LOCK}`,
      })
    if (!person?.locks) return false
    await endSessions(tx, accountId)
    await addToTrail(tx, {
      address,
      call: 'AUTH-VALIDATE-CODE',
      subject: person.name,
      before: { locked: false },
      after: { locked: true },
    })
    return true
  })

/**
 * Completes the second step: starts a session for the right code of a challenge and remembers its origin. Refuses
 * ('code-expired', 'wrong-code', 'account-locked', 'signed-in-elsewhere') and counts every wrong code.
 */
export const startSession = async (
  database: Database,
  { token, otp }: { token: string; otp: string },
  origin: Origin,
) => {
  // Counted before the comparison, so that parallel tries are all counted.
  const { tokenHash, tries, expiresAt } = signInChallenge
  const [challenge] = await database.read
    .update(signInChallenge)
    .set({ tries: sql`${tries} + 1` })
    .where(and(eq(tokenHash, hashOf(token)), lt(tries, CODE_TRIES), gt(expiresAt, sql`now()`)))
    .returning({ accountId: signInChallenge.accountId, codeHash: signInChallenge.codeHash })
  if (!challenge) throw new Refusal('code-expired')
  const { accountId } = challenge
  if (!same(challenge.codeHash, codeHash(token, otp))) {
    if (await countWrongCode(database, accountId, origin.address)) throw new Refusal('account-locked')
    throw new Refusal('wrong-code')
  }
  const accessToken = newToken()
  const user = await database.write(async tx => {
    // The account comes before its challenge, as where a password is set: neither waits for the other in a circle.
    const open = await tx
      .update(account)
      .set({ wrongCodes: 0 })
      .where(and(eq(account.id, accountId), account.enabled, isNull(account.lockedAt)))
    const used = await tx.delete(signInChallenge).where(eq(tokenHash, hashOf(token)))
    if (!used.rowCount) throw new Refusal('code-expired')
    if (!open.rowCount) throw new Refusal('account-locked')
    await forgiveCodes(tx, accountId)
    await rememberSource(tx, accountId, origin)
    await tx.delete(session).where(and(eq(session.accountId, accountId), not(isLive)))
    const started = await tx
      .insert(session)
      .values({
        tokenHash: hashOf(accessToken),
        accountId,
        address: origin.address,
        expiresAt: sql`now() + make_interval(hours => ${LONGEST_HOURS})`,
      })
      .onConflictDoNothing({ target: session.accountId })
    if (!started.rowCount) throw new Refusal('signed-in-elsewhere')
    const person = await currentUser(tx, accountId)
    const name = `${person.givenName} ${person.surName}`
    await addToTrail(tx, {
      actor: { accountId: person.userId, name },
      address: origin.address,
      call: 'AUTH-VALIDATE-CODE',
      subject: name,
      after: { session: 'started' },
    })
    return person
  })
  return { accessToken, user }
}
