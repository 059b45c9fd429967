import { partnerAddress } from '@contract/access/partnerApi'
import { contract } from '@contract/index'
import { sql } from 'drizzle-orm'
import { pathOf } from './pathOf'
import type { TestRegistry } from './registry'

export type Keys = { apiKey: string; secretKey: string; endPoints: { id: string; endPoint: string }[] }

type Pair = Pick<Keys, 'apiKey' | 'secretKey'>
type Log = { endPoint: string; responseGiven: boolean; apiMode: string; apiRequest: object; apiResponse: object }

/**
 * Creates organisations with API access, granted by an administrator, and calls the partner API as their systems do.
 */
export const partnersOf = async (registry: TestRegistry) => {
  const admin = registry.as(await registry.signIn('admin'))
  const { data } = (await admin({ url: pathOf(contract.apiAccess.endPoints) })).json()
  const ids = new Map<string, string>(data.map(({ endPoint, id }: { endPoint: string; id: string }) => [endPoint, id]))
  const idsOf = (...endPoints: string[]) => endPoints.map(endPoint => ids.get(endPoint) ?? 'none')
  const post = (url: string, payload: object, as = admin) => as({ method: 'POST', url, payload })
  const access = (what: 'setup' | 'go-live' | 'revoke', payload: object, as = admin) =>
    post(`/third-party-api/access/${what}`, payload, as)
  let made = 0
  const partners = {
    admin,
    ids,
    idsOf,
    post,
    access,
    /** Adds an organisation without access. */
    async organisation() {
      made += 1
      const { rows } = await registry.database.read.execute<{ id: string }>(sql`
        INSERT INTO account (account_type, name, email) VALUES ('PARTNER', 'Partner', ${`partner${made}@example.org`})
        RETURNING id`)
      if (!rows[0]) throw new Error('It was not added')
      return rows[0].id
    },
    setUp: async (userId: string, ...endPoints: string[]): Promise<Keys> =>
      (await access('setup', { userId, endPointsToAccess: idsOf(...endPoints) })).json().data,
    goLive: async (userId: string, ...endPoints: string[]): Promise<Keys> =>
      (await access('go-live', { userId, endPoints: idsOf(...endPoints), apiMode: 'LIVE' })).json().data,
    /** Calls the partner API at the address of this mode, or at another one. */
    call: ({ apiKey, secretKey }: Pair, path: string, payload: object, base?: string) =>
      registry.app.inject({
        method: 'POST',
        url: `${base ?? partnerAddress[apiKey.startsWith('sb_') ? 'SANDBOX' : 'LIVE']}${path}`,
        payload,
        headers: { authorization: `Bearer ${apiKey}.${secretKey}` },
      }),
    async balanceOf(id: string) {
      const { rows } = await registry.database.read.execute<{ balance: string }>(
        sql`SELECT balance FROM account WHERE id = ${id}`,
      )
      return Number(rows[0]?.balance)
    },
    setBalance: (id: string, balance: number) =>
      registry.database.read.execute(sql`UPDATE account SET balance = ${balance} WHERE id = ${id}`),
    async logsOf(organisationId: string): Promise<Log[]> {
      const query = { organisationId, page: '1', perPage: '10' }
      return (await admin({ url: pathOf(contract.apiUsage.logs), query })).json().data.content
    },
  }
  return {
    ...partners,
    /** Creates an organisation with keys in both modes and this balance. */
    async organisationWith(balance: number, ...endPoints: string[]) {
      const id = await partners.organisation()
      const sandbox = await partners.setUp(id, ...endPoints)
      const live = await partners.goLive(id, ...endPoints)
      await partners.setBalance(id, balance)
      return { id, sandbox, live }
    },
  }
}

export type Partners = Awaited<ReturnType<typeof partnersOf>>
