import { Refusal } from '@contract/errors'
import { sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { addToTrail } from '../portal/auditTrail'
import { forgiveCodes } from './attempts'
import { currentUser } from './currentUser'
import { endSessions, isLive, LONGEST_HOURS } from './sessions'
import { type Origin, rememberSource } from './sources'
import { codeHash, hashOf, newToken, same } from './tokens'

const CODE_TRIES = 5
const WRONG_CODES_TO_LOCK = 10

/** Counts consecutive wrong codes. Returns true when this one locked the account, which the trail records. */
const countWrongCode = (database: Database, accountId: string, address: string): Promise<boolean> =>
  database.write(async tx => {
    const { rows } = await tx.execute<{ name: string; locks: boolean }>(sql`
      UPDATE account SET wrong_codes = wrong_codes + 1,
        locked_at = CASE WHEN wrong_codes + 1 >= ${WRONG_CODES_TO_LOCK} THEN coalesce(locked_at, now()) ELSE locked_at END
      WHERE id = ${accountId} RETURNING display_name AS name, wrong_codes = ${WRONG_CODES_TO_LOCK} AS locks`)
    const [account] = rows
    if (!account?.locks) return false
    await endSessions(tx, accountId)
    await addToTrail(tx, {
      address,
      call: 'AUTH-VALIDATE-CODE',
      subject: account.name,
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
  const { rows } = await database.read.execute<{ account_id: string; code_hash: string }>(sql`
    UPDATE sign_in_challenge SET tries = tries + 1
    WHERE token_hash = ${hashOf(token)} AND tries < ${CODE_TRIES} AND expires_at > now()
    RETURNING account_id, code_hash`)
  const challenge = rows[0]
  if (!challenge) throw new Refusal('code-expired')
  if (!same(challenge.code_hash, codeHash(token, otp))) {
    if (await countWrongCode(database, challenge.account_id, origin.address)) throw new Refusal('account-locked')
    throw new Refusal('wrong-code')
  }
  const accessToken = newToken()
  const user = await database.write(async tx => {
    const used = await tx.execute(sql`DELETE FROM sign_in_challenge WHERE token_hash = ${hashOf(token)}`)
    if (!used.rowCount) throw new Refusal('code-expired')
    const open = await tx.execute(sql`
      UPDATE account SET wrong_codes = 0 WHERE id = ${challenge.account_id} AND enabled AND locked_at IS NULL`)
    if (!open.rowCount) throw new Refusal('account-locked')
    await forgiveCodes(tx, challenge.account_id)
    await rememberSource(tx, challenge.account_id, origin)
    await tx.execute(sql`DELETE FROM session s WHERE s.account_id = ${challenge.account_id} AND NOT ${isLive}`)
    const started = await tx.execute(sql`
      INSERT INTO session (token_hash, account_id, address, expires_at)
      VALUES (${hashOf(accessToken)}, ${challenge.account_id}, ${origin.address},
        now() + make_interval(hours => ${LONGEST_HOURS}))
      ON CONFLICT (account_id) DO NOTHING`)
    if (!started.rowCount) throw new Refusal('signed-in-elsewhere')
    const person = await currentUser(tx, challenge.account_id)
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
