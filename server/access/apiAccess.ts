import type { apiAccess as contract } from '@contract/access/apiAccess'
import { partnerTypes } from '@contract/accounts/account'
import { Refusal } from '@contract/errors'
import type { WireId } from '@contract/id'
import { successMessage } from '@contract/successMessages'
import { sql } from 'drizzle-orm'
import { getAccount, isId } from '../accounts/accountChecks'
import { refuseExpired } from '../accounts/authority'
import type { Db } from '../db/database'
import { oneAtATime } from '../db/rowChecks'
import type { Handlers } from '../http/serve'
import { singleLine } from '../http/singleLine'
import { type EndPointRow, endPointRow, endPointsOf, keysInForce, makeKeys, masked, openTo } from './keys'

/** An organisation, held until the transaction ends, so that two people never make keys for it at once. */
const getOrganisation = async (db: Db, id: WireId) => {
  const account = await getAccount(db, id, 'userId')
  if (!partnerTypes.some(type => type === account.type))
    throw new Refusal('not-an-organisation', { name: account.name })
  return account
}

const named = (endPoints: readonly EndPointRow[]) => endPoints.map(({ endPoint }) => endPoint)

const listed = async (db: Db) => {
  const { rows } = await db.execute<EndPointRow>(sql`SELECT ${endPointRow} FROM api_end_point e ORDER BY e.end_point`)
  return { rows: rows.map(row => ({ ...row, id: String(row.id) })), total: rows.length }
}

const readKey = async (db: Db, id: string | undefined, mode?: 'SANDBOX' | 'LIVE') => {
  if (!isId(id ?? '')) throw new Refusal('no-such-person')
  const keys = await keysInForce(db, id ?? '', mode ? sql`AND k.mode = ${mode}` : sql``)
  const key = keys[0]
  return key ? masked(key) : { endPoints: [] }
}

/** Access of organisations to the partner API. No key is ever in an audit entry, a log or a second answer. */
export const apiAccessHandlers: Handlers<typeof contract> = {
  levels: ({ db }) => listed(db),
  endPoints: ({ db }) => listed(db),

  async createLevel({ db, body, record }) {
    await oneAtATime(db, 'api_end_point')
    const serviceName = singleLine(body.serviceName, 'serviceName')
    const { rows } = await db.execute(sql`SELECT 1 FROM api_end_point WHERE end_point = ${body.endPoint}`)
    if (rows.length) {
      const taken = new Refusal('name-taken', { name: body.endPoint })
      throw new Refusal('name-taken', { name: body.endPoint }, { endPoint: taken.message })
    }
    const { endPoint, description } = body
    await db.execute(sql`
      INSERT INTO api_end_point (end_point, service_name, description) VALUES (${endPoint}, ${serviceName}, ${description})`)
    record({ subject: endPoint, after: { endPoint, serviceName, description } })
    return successMessage('access-level-created')
  },

  async setUp({ db, body, record }) {
    const account = await getOrganisation(db, body.userId)
    refuseExpired(account)
    const endPoints = await endPointsOf(db, body.endPointsToAccess, 'endPointsToAccess')
    const keys = await keysInForce(db, account.id)
    const [first] = keys
    // Keys in force stay valid: a new choice of areas makes no new keys.
    for (const { id } of keys) await openTo(db, id, endPoints)
    const access = first ? masked({ ...first, endPoints }) : await makeKeys(db, account.id, 'SANDBOX', endPoints)
    await db.execute(sql`UPDATE account SET api_access = true, updated_at = now() WHERE id = ${account.id}`)
    record({
      subject: account.name,
      before: { apiMode: keys.map(({ mode }) => mode), endPoints: first ? named(first.endPoints) : [] },
      after: { apiMode: first ? keys.map(({ mode }) => mode) : ['SANDBOX'], endPoints: named(endPoints) },
    })
    return { ...access, ...successMessage('access-granted') }
  },

  async goLive({ db, body, record }) {
    const account = await getOrganisation(db, body.userId)
    refuseExpired(account)
    const endPoints = await endPointsOf(db, body.endPoints, 'endPoints')
    const keys = await keysInForce(db, account.id)
    if (!keys.length) throw new Refusal('no-api-access', { name: account.name })
    if (keys.some(({ mode }) => mode === 'LIVE')) throw new Refusal('live-already', { name: account.name })
    const access = await makeKeys(db, account.id, 'LIVE', endPoints)
    record({ subject: account.name, before: { live: false }, after: { live: true, endPoints: named(endPoints) } })
    return { ...access, ...successMessage('access-live') }
  },

  async revoke({ db, body, record }) {
    const account = await getOrganisation(db, body.userId)
    const keys = await keysInForce(db, account.id)
    const { rows } = await db.execute(sql`
      UPDATE account SET api_access = false, updated_at = now() WHERE id = ${account.id} AND api_access RETURNING id`)
    if (!rows.length && !keys.length) throw new Refusal('no-api-access', { name: account.name })
    await db.execute(sql`UPDATE api_key SET revoked_at = now() WHERE account_id = ${account.id} AND revoked_at IS NULL`)
    record({
      subject: account.name,
      before: { apiMode: keys.map(({ mode }) => mode), endPoints: named(keys[0]?.endPoints ?? []) },
      after: { apiMode: [], endPoints: [] },
    })
    return successMessage('access-revoked')
  },

  key: ({ db, path }) => readKey(db, path.id),
  live: ({ db, path }) => readKey(db, path.id, 'LIVE'),
  sandbox: ({ db, path }) => readKey(db, path.id, 'SANDBOX'),
}
