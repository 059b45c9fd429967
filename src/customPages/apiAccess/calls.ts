import { apiAccess, type EndPoint } from '@contract/access/apiAccess'
import { type ApiMode, defaultEndPoints, MASK } from '@contract/access/endPoints'
import { accounts } from '@contract/accounts/accounts'
import { apiUsage } from '@contract/accounts/apiUsage'
import { LARGEST_PAGE } from '@contract/dialects'
import { type Id, toId } from '@contract/id'
import { orNothing, reading, type Source } from '@/definition/source'

/** Account by its id, or by the id's text from an address. */
type Of = { id: Id | string }
const byId = ({ id }: Of) => ({ path: { id } })

export const accountOf = reading(accounts.read.from(byId))
export const balanceOf = reading(apiUsage.balance.from(byId))

/** Source of an account's keys. A host without any for the account answers 404 or null. */
export const keyOf = orNothing(reading(apiAccess.key.from(byId)), null)
export const keyIn: Record<ApiMode, typeof keyOf> = {
  SANDBOX: orNothing(reading(apiAccess.sandbox.from(byId)), null),
  LIVE: orNothing(reading(apiAccess.live.from(byId)), null),
}

/** Source of the usage in a period; null for a host without this extension. */
export const usageOf = orNothing(
  reading(
    apiUsage.usage.from(({ id, from, to }: Of & { from: string; to: string }) => ({
      path: { id },
      query: { from, to },
    })),
  ),
  null,
)

/** Source of the access areas; for a host without a list of them, the default end points (decision E14). */
export const endPointsOf: Source<undefined, EndPoint[]> = {
  key: apiAccess.endPoints.id,
  load: async (_, ask) => {
    const { rows } = await orNothing(
      {
        key: apiAccess.endPoints.id,
        load: (_from: undefined, asking: typeof ask) =>
          asking.rows(apiAccess.endPoints, { page: 1, perPage: LARGEST_PAGE }, {}),
      },
      {
        rows: defaultEndPoints.map(([endPoint, serviceName]) => ({
          id: toId(endPoint),
          endPoint,
          serviceName,
        })),
      },
    ).load(undefined, ask)
    return rows
  },
}

type Areas = {
  id: Id
  endPoints: Id[]
  /** Areas that the person saw before the choice. */
  shown?: Id[]
}

export const setUp = apiAccess.setUp.from(({ id, endPoints, shown }: Areas) => ({
  body: { userId: id, endPointsToAccess: endPoints, ...(shown && { shownEndPoints: shown }) },
}))
/** Production keys get the areas of the sandbox that the person saw. */
export const goLive = apiAccess.goLive.from(({ id, endPoints }: { id: Id; endPoints: Id[] }) => ({
  body: { userId: id, endPoints, apiMode: 'LIVE' as const, shownEndPoints: endPoints },
}))

/** New pair of keys, which the host sends only once. */
export type NewKeysState = { account: string; mode: ApiMode; apiKey: string; secretKey: string }

type Told = { apiKey?: string | null | undefined; secretKey?: string | null | undefined }

export const isWhole = (key: string | null | undefined): key is string => Boolean(key) && !key?.includes(MASK)

/** Returns the keys of an answer that has both in full; undefined otherwise. */
export const newKeysIn = (account: string, mode: ApiMode, { apiKey, secretKey }: Told): NewKeysState | undefined =>
  isWhole(apiKey) && isWhole(secretKey) ? { account, mode, apiKey, secretKey } : undefined
