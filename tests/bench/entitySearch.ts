import { sql } from 'drizzle-orm'
import type { EntityRow } from '../../contract/registry/entityFiles'
import { entity } from '../../server/db/schema'
import { createRandom } from '../../server/demonstration/random'
import { copyRows } from '../../server/demonstration/seed/copyRows'
import { entityAt } from '../../server/demonstration/seed/entities'
import { listOf } from '../../server/registry/entityFiles'
import { middle, print } from './clock'
import { benchRegistry } from './registry'

const ROWS = 1_000_000
const SEARCHES = 300
const SOME = 1000
const lists = { villages: [1], isic: ['0111'], countries: ['Kenya', 'India', 'China'] }

const p95 = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0

/**
 * Returns typical searches of staff: parts of names from three letters, whole words, two words, whole and partial
 * numbers.
 */
const typed = (names: readonly string[], brns: readonly string[]) => {
  const random = createRandom(7)
  const part = (text: string, length: number) => {
    const from = random.below(Math.max(1, text.length - length))
    return text.slice(from, from + length).trim()
  }
  return Array.from({ length: SEARCHES }, (_, index) => {
    const name = random.pick(names)
    const words = name.split(' ')
    const kinds = [
      () => part(name, 3),
      () => part(name, 4 + random.below(4)),
      () => random.pick(words),
      () => words.slice(0, 2).join(' '),
      () => name,
      () => random.pick(brns),
      () => random.pick(brns).slice(0, 9 + random.below(4)),
    ]
    return kinds[index % kinds.length]?.() ?? name
  }).filter(text => text.length >= 3)
}

/** Measures searches among a million names, with their total, against the plain driver without a total. */
export const measure = async () => {
  const registry = await benchRegistry(SOME)
  const { database } = registry
  const random = createRandom(11)
  const today = new Date()
  const [names, brns]: [string[], string[]] = [[], []]
  const rows = function* () {
    for (let index = SOME; index < SOME + ROWS; index++) {
      const one = entityAt(index, random, today, lists)
      if (index % 500 === 0 && one.kind === 'COMPANY') {
        names.push(one.name)
        brns.push(one.brn)
      }
      yield [one.brn, one.name, one.kind, one.subType, one.status, one.registeredOn] as const
    }
  }
  await database.write(async tx => {
    await tx.execute(sql`SET LOCAL statement_timeout = 0`)
    await copyRows(tx, entity, ['brn', 'name', 'kind', 'subType', 'status', 'registeredOn'], rows())
  })
  await database.pool.query(`SELECT refresh_statistics('entity')`)

  const ours = (search: string) =>
    listOf('COMPANY')({ db: database.read, filter: { search }, page: { page: 1, perPage: 15 } })
  const plain = (search: string) =>
    database.pool.query<EntityRow>(
      `SELECT brn, name, sub_type, status, registered_on FROM entity
       WHERE register = 'COMPANY' AND search_text LIKE $1 ORDER BY registered_on DESC, brn LIMIT 15`,
      [`%${search.toUpperCase()}%`],
    )
  const times: { search: string; mine: number; floor: number; total: number }[] = []
  const timed = async (work: () => Promise<unknown>) => {
    const started = performance.now()
    await work()
    return performance.now() - started
  }
  for (const search of typed(names, brns)) {
    await plain(search)
    const { total } = await ours(search)
    const [floors, mines]: [number[], number[]] = [[], []]
    for (let run = 0; run < 3; run++) {
      floors.push(await timed(() => plain(search)))
      mines.push(await timed(() => ours(search)))
    }
    times.push({ search, mine: middle(mines), floor: middle(floors), total })
  }
  const [mine, floor] = [times.map(one => one.mine), times.map(one => one.floor)]
  print(`${times.length} searches: the middle one`, middle(mine), middle(floor), 'at most 1.5')
  print(`${times.length} searches: 95 of 100 are faster than`, p95(mine), p95(floor), 'at most 1.5')
  const slow = times.toSorted((a, b) => b.mine - a.mine).slice(0, 12)
  for (const one of slow)
    console.log(`  "${one.search}" found ${one.total} in ${one.mine.toFixed(1)} ms, plain ${one.floor.toFixed(1)} ms`)
  await registry.close()
}
