import { request } from 'node:http'
import { contract } from '@contract/index'
import { addRoles } from '@server/accounts/startingRoles'
import { syncPermissions } from '@server/accounts/syncPermissions'
import type { Database } from '@server/db/database'
import { compareWrites } from './clerks'
import { addColleagues } from './manyStaff'
import { pathOf } from './pathOf'

/** Sends a body over a connection of its own, as a proxy without a pool does; returns what is wrong with the answer. */
const faultOf = (url: string, token: string, body: unknown) =>
  new Promise<string | undefined>(done => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const failed = (error: NodeJS.ErrnoException) => done(error.code ?? error.name)
    request(url, { method: 'POST', agent: false, headers }, answer => {
      let said = ''
      answer.setEncoding('utf8').on('data', text => {
        said += text
      })
      answer.once('end', () => done(answer.statusCode === 200 ? undefined : `${answer.statusCode} ${said}`))
      answer.once('error', failed)
    })
      .once('error', failed)
      .end(JSON.stringify(body))
  })

/**
 * Clerks who add one body after another through servers in turn, as behind a proxy. `servers` may change while they work;
 * `finish` lets them end, and compares what they were told with the database.
 */
export const startClerksInTurn = async (database: Database, clerks: number, servers: Set<string>) => {
  await syncPermissions(database)
  await database.write(addRoles)
  const colleagues = await addColleagues(database, clerks)
  const said = {
    acknowledged: [] as string[],
    refused: [] as string[],
    unknown: [] as string[],
    strange: [] as string[],
  }
  let isWorking = true
  let turn = 0
  /** Requests that are not answered yet, by server. */
  const underWay = new Map<string, number>()

  const clerk = async (token: string, who: number) => {
    for (let n = 0; isWorking; n++) {
      const name = `Body ${who}-${n}`
      const server = [...servers][turn++ % servers.size] ?? ''
      underWay.set(server, (underWay.get(server) ?? 0) + 1)
      const fault = await faultOf(`${server}${pathOf(contract.mdas.create)}`, token, { name })
      underWay.set(server, (underWay.get(server) ?? 0) - 1)
      if (fault === undefined) said.acknowledged.push(name)
      else said.strange.push(`${name}: ${fault}`)
    }
  }
  const working = colleagues.map(({ token }, who) => clerk(token, who))
  return {
    written: () => said.acknowledged.length,
    underWay: (server: string) => underWay.get(server) ?? 0,
    async finish() {
      isWorking = false
      await Promise.all(working)
      return compareWrites(database, said)
    },
  }
}
