import type { apiAccess as contract } from '@contract/access/apiAccess'
import { partnerTypes } from '@contract/accounts/account'
import { fieldRefusal, Refusal } from '@contract/errors'
import type { WireId } from '@contract/id'
import { successMessage } from '@contract/successMessages'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { getAccount } from '../accounts/accountChecks'
import { refuseExpired } from '../auth/authority'
import type { Db } from '../db/database'
import { oneAtATime } from '../db/rowChecks'
import { account, apiEndPoint, apiKey } from '../db/schema'
import { isUuid } from '../db/uuid'
import type { Handlers } from '../http/serve'
import { singleLine } from '../http/singleLine'
import {
  type EndPointRow,
  endPointFields,
  endPointsOf,
  type KeyInForce,
  keysInForce,
  makeKeys,
  masked,
  openTo,
} from './keys'

/** An organisation, held until the transaction ends, so that two people never make keys for it at once. */
const getOrganisation = async (db: Db, id: WireId) => {
  const organisation = await getAccount(db, id, 'userId')
  if (!partnerTypes.some(type => type === organisation.type))
    throw new Refusal('not-an-organisation', { name: organisation.name })
  return organisation
}

const named = (endPoints: readonly EndPointRow[]) => endPoints.map(({ endPoint }) => endPoint)

/** Refuses a choice that was made among other areas than those in force. */
const refuseUnseen = (first: KeyInForce | undefined, shown: readonly WireId[] | undefined) => {
  if (!shown) return
  const inForce = new Set(first?.endPoints.map(({ id }) => String(id)))
  const seen = new Set(shown.map(String))
  if (seen.size !== inForce.size || [...seen].some(id => !inForce.has(id))) throw new Refusal('changed-meanwhile')
}

/** Returns the access that keys give, as the audit trail records it: the areas of the live key where they are others. */
const recorded = (keys: readonly KeyInForce[]) => {
  const areas = named(keys[0]?.endPoints ?? [])
  const live = named(keys.find(({ mode }) => mode === 'LIVE')?.endPoints ?? [])
  const isOther = keys.length > 1 && live.join() !== areas.join()
  return { apiMode: keys.map(({ mode }) => mode), endPoints: areas, ...(isOther && { liveEndPoints: live }) }
}

const listed = async (db: Db) => {
  const rows = await db.select(endPointFields).from(apiEndPoint).orderBy(apiEndPoint.endPoint)
  return { rows: rows.map(row => ({ ...row, id: String(row.id) })), total: rows.length }
}

const readKey = async (db: Db, id: string | undefined, mode?: 'SANDBOX' | 'LIVE') => {
  if (!isUuid(id)) throw new Refusal('no-such-person')
  const keys = await keysInForce(db, id, mode)
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
    const same = await db
      .select({ id: apiEndPoint.id })
      .from(apiEndPoint)
      .where(eq(apiEndPoint.endPoint, body.endPoint))
    if (same.length) {
      throw fieldRefusal('endPoint', 'name-taken', { name: body.endPoint })
    }
    const { endPoint, description = '' } = body
    await db.insert(apiEndPoint).values({ endPoint, serviceName, description })
    record({ subject: endPoint, after: { endPoint, serviceName, description } })
    return successMessage('access-level-created')
  },

  async setUp({ db, body, record }) {
    const organisation = await getOrganisation(db, body.userId)
    refuseExpired(organisation)
    const endPoints = await endPointsOf(db, body.endPointsToAccess, 'endPointsToAccess')
    const keys = await keysInForce(db, organisation.id)
    const [first] = keys
    refuseUnseen(first, body.shownEndPoints)
    const isSame = keys.every(key => named(key.endPoints).join() === named(endPoints).join())
    if (first && isSame && organisation.apiAccess) return { ...masked(first), ...successMessage('access-granted') }
    // Keys in force stay valid: a new choice of areas makes no new keys.
    for (const { id } of keys) await openTo(db, id, endPoints)
    const access = first ? masked({ ...first, endPoints }) : await makeKeys(db, organisation.id, 'SANDBOX', endPoints)
    await db.update(account).set({ apiAccess: true, updatedAt: sql`now()` }).where(eq(account.id, organisation.id))
    record({
      subject: organisation.name,
      before: recorded(keys),
      after: { apiMode: first ? keys.map(({ mode }) => mode) : ['SANDBOX'], endPoints: named(endPoints) },
    })
    return { ...access, ...successMessage('access-granted') }
  },

  async goLive({ db, body, record }) {
    const organisation = await getOrganisation(db, body.userId)
    refuseExpired(organisation)
    const endPoints = await endPointsOf(db, body.endPoints, 'endPoints')
    const keys = await keysInForce(db, organisation.id)
    if (!keys.length) throw new Refusal('no-api-access', { name: organisation.name })
    if (keys.some(({ mode }) => mode === 'LIVE')) throw new Refusal('live-already', { name: organisation.name })
    refuseUnseen(keys[0], body.shownEndPoints)
    const access = await makeKeys(db, organisation.id, 'LIVE', endPoints)
    record({ subject: organisation.name, before: { live: false }, after: { live: true, endPoints: named(endPoints) } })
    return { ...access, ...successMessage('access-live') }
  },

  async revoke({ db, body, record }) {
    const organisation = await getOrganisation(db, body.userId)
    const keys = await keysInForce(db, organisation.id)
    const { rowCount } = await db
      .update(account)
      .set({ apiAccess: false, updatedAt: sql`now()` })
      .where(and(eq(account.id, organisation.id), account.apiAccess))
    if (!rowCount && !keys.length) throw new Refusal('no-api-access', { name: organisation.name })
    await db
      .update(apiKey)
      .set({ revokedAt: sql`now()` })
      .where(and(eq(apiKey.accountId, organisation.id), isNull(apiKey.revokedAt)))
    record({
      subject: organisation.name,
      before: recorded(keys),
      after: { apiMode: [], endPoints: [] },
    })
    return successMessage('access-revoked')
  },

  key: ({ db, path }) => readKey(db, path.id),
  live: ({ db, path }) => readKey(db, path.id, 'LIVE'),
  sandbox: ({ db, path }) => readKey(db, path.id, 'SANDBOX'),
}
