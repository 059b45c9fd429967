import { sql } from 'drizzle-orm'
import { searchNames } from '../../server/configurations/nameSearch'
import { entity } from '../../server/db/schema'
import { createRandom } from '../../server/demonstration/random'
import { copyRows } from '../../server/demonstration/seed/copyRows'
import { middle, percentile, print } from './clock'
import { manyNames, typedNames } from './names'
import { type BenchRegistry, benchRegistry } from './registry'

const ROWS = Number(process.env.ROWS ?? 1_000_000)
const EACH = 20

/** Returns the query of trigrams alone: names that contain something similar to the typed text, most similar first. */
const plain = (search: string) =>
  sql`SELECT brn, name, kind FROM entity WHERE ${search.toUpperCase()} <% search_text
    ORDER BY word_similarity(${search.toUpperCase()}, search_text) DESC LIMIT 100`

/** Returns the query of the typed letters alone, unordered. */
const literal = (search: string) =>
  sql`SELECT brn, name, kind FROM entity WHERE search_text LIKE ${`%${search.toUpperCase()}%`} LIMIT 100`

const fill = async ({ database }: BenchRegistry) => {
  const samples: string[] = []
  const rows = function* () {
    let index = 0
    for (const one of manyNames(ROWS)) {
      if (index++ % 997 === 0) samples.push(one.name)
      yield [one.brn, one.name, one.kind, one.registeredOn] as const
    }
  }
  await database.write(async tx => {
    await tx.execute(sql`SET LOCAL statement_timeout = 0`)
    await copyRows(tx, entity, ['brn', 'name', 'kind', 'registeredOn'], rows())
    await tx.execute(sql`SELECT refresh_statistics('entity', 'name_word')`)
  })
  const { rows: counted } = await database.pool.query<{ n: number }>('SELECT count(*)::int AS n FROM name_word')
  console.log(`${ROWS.toLocaleString('en')} names of ${counted[0]?.n.toLocaleString('en')} words`)
  return samples
}

/** Measures a name search among a million names, against the two plain queries above. */
export const measure = async () => {
  const registry = await benchRegistry(100)
  const { database } = registry
  const timed = async (work: () => PromiseLike<unknown>) => {
    const started = performance.now()
    await work()
    return performance.now() - started
  }
  const all: { search: string; mine: number; floor: number; least: number }[] = []
  const samples = await fill(registry)
  for (const [kind, searches] of Object.entries(typedNames(samples, createRandom(7), EACH))) {
    const times: typeof all = []
    for (const search of searches) {
      const runs: [() => PromiseLike<unknown>, number[]][] = [
        [() => searchNames(database.read, search), []],
        [() => database.read.execute(plain(search)), []],
        [() => database.read.execute(literal(search)), []],
      ]
      for (let round = 0; round < 3; round++)
        for (const [work, taken] of runs) {
          const ms = await timed(work)
          if (round) taken.push(ms)
        }
      const [mine = 0, floor = 0, least = 0] = runs.map(([, taken]) => middle(taken))
      times.push({ search, mine, floor, least })
    }
    all.push(...times)
    const of = (what: 'mine' | 'floor' | 'least') =>
      percentile(
        times.map(one => one[what]),
        0.95,
      )
    console.log(
      `  ${kind.padEnd(12)} p95 ${of('mine').toFixed(1).padStart(7)} ms   trigrams ${of('floor').toFixed(1).padStart(7)} ms   letters ${of('least').toFixed(1).padStart(7)} ms`,
    )
  }
  const of = (what: 'mine' | 'floor', share: number) =>
    percentile(
      all.map(one => one[what]),
      share,
    )
  print(`${all.length} names: the middle one`, of('mine', 0.5), of('floor', 0.5), 'at most 3')
  print(`${all.length} names: 95 of 100`, of('mine', 0.95), of('floor', 0.95), 'at most 3, and 150 ms')
  for (const one of all.toSorted((a, b) => b.mine - a.mine).slice(0, 12))
    console.log(`  "${one.search}" in ${one.mine.toFixed(1)} ms, by trigrams ${one.floor.toFixed(1)} ms`)
  await registry.close()
}
