import { contract } from '@contract/index'
import { type Permission, permissions } from '@contract/permissions'
import { SEES_PERSONAL_DATA } from '@contract/portal/personalData'
import { pathOf } from '../support/pathOf'
import { givePermissions } from '../support/sessions'
import { middle } from './clock'
import { signedInPeople } from './people'
import { type BenchRegistry, benchRegistry } from './registry'

const TURNS = 15
/** Answers of a turn. */
const ANSWERS = Number(process.env.MASKING_ANSWERS ?? 60)

const isPermission = (name: string): name is Permission => name in permissions

/** Signs in two people: one sees masked values, the other one whole ones. All else that they may is the same. */
const signInTwo = async ({ database }: BenchRegistry) => {
  const [masked = '', whole = ''] = await signedInPeople(database, 2)
  const held = Object.keys(permissions).filter(isPermission)
  await givePermissions(
    database,
    'bench1',
    held.filter(name => name !== SEES_PERSONAL_DATA),
  )
  await givePermissions(database, 'bench2', held)
  return { masked, whole }
}

type Cost = { time: number; processor: number }

/** Reads an answer again and again; returns the milliseconds of the median read, and those of the processor for all. */
const readAgain = async ({ app }: BenchRegistry, url: string, authorization: string): Promise<Cost> => {
  const times: number[] = []
  const before = process.cpuUsage()
  for (let answer = 0; answer < ANSWERS; answer++) {
    const started = performance.now()
    const { statusCode } = await app.inject({ url, headers: { authorization } })
    if (statusCode !== 200) throw new Error(`${url.split('?')[0]} was answered ${statusCode}`)
    times.push(performance.now() - started)
  }
  const { user, system } = process.cpuUsage(before)
  return { time: middle(times), processor: (user + system) / 1000 / ANSWERS }
}

/**
 * Measures answers with marked fields by turns: as somebody reads them who sees them masked, and as somebody who sees them
 * whole. The difference is the mask and the look for reasons of the session.
 */
export const measure = async () => {
  const registry = await benchRegistry(3000, { REQUESTS_PER_MINUTE: '1000000' })
  const { masked, whole } = await signInTwo(registry)
  const { rows } = await registry.database.pool.query(
    "SELECT brn FROM entity_person WHERE 'DIRECTOR' = ANY (roles) GROUP BY brn ORDER BY count(*) DESC, brn LIMIT 1",
  )
  const answers = {
    'a page of 10 accounts': `${pathOf(contract.accounts.list)}?accountType=INDIVIDUAL&page=0&perPage=10`,
    'a page of 100 accounts': `${pathOf(contract.accounts.list)}?accountType=INDIVIDUAL&page=0&perPage=100`,
    'the directors of a company': pathOf(contract.people.directors, { id: rows[0]?.brn }),
    'a page of 100 audit entries': `${pathOf(contract.audit.list)}?range=[0,99]`,
  }
  for (const [name, url] of Object.entries(answers)) {
    await readAgain(registry, url, masked)
    const costs: { masked: Cost; whole: Cost }[] = []
    for (let turn = 0; turn < TURNS; turn++) {
      // The pairs begin in turn with either, so that neither always finds the warmer cache.
      const first = turn % 2 === 0 ? masked : whole
      const one = await readAgain(registry, url, first)
      const other = await readAgain(registry, url, first === masked ? whole : masked)
      costs.push(first === masked ? { masked: one, whole: other } : { masked: other, whole: one })
    }
    const ratio = (of: keyof Cost) => middle(costs.map(cost => cost.masked[of] / cost.whole[of])).toFixed(2)
    const ms = middle(costs.map(cost => cost.masked.time)).toFixed(2)
    console.log(`${name.padEnd(30)} ${ms} ms masked   time ${ratio('time')}   processor ${ratio('processor')}`)
  }
  await registry.close()
}
