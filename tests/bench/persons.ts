import { contract } from '@contract/index'
import { pathOf } from '../support/pathOf'
import { type BenchRegistry, benchRegistry } from './registry'

const ROWS = Number(process.env.PEOPLE_ROWS ?? 100_000)
const CALLERS = 10
const SECONDS = 3
const GIVEN = 100
const FAMILY = 400

const given = (n: number) => `G${String.fromCharCode(97 + (n % 26), 97 + (Math.floor(n / 26) % 4))}iven`
const family = (n: number) => `F${String.fromCharCode(97 + (n % 26), 97 + (Math.floor(n / 26) % 16))}amily`

/**
 * Adds people with a hundred given and four hundred family names, three to an entity. `firstEntity` is the number at the
 * end of the BRN of the first of those entities.
 */
export const addPeople = async ({ database }: BenchRegistry, rows: number, firstEntity = 0) => {
  const client = await database.pool.connect()
  await client.query('SET statement_timeout = 0')
  await client.query(
    `INSERT INTO entity_person (brn, no, roles, kind, given_name, sur_name, id_type, id_number, date_of_birth)
     SELECT '9' || lpad(($2::bigint + n / 3)::text, 13, '0'), n % 3 + 1, '{DIRECTOR}', 'INDIVIDUAL',
       'G' || chr((97 + n % 26)::int) || chr((97 + n / 26 % 4)::int) || 'iven',
       'F' || chr((97 + n * 7 % 26)::int) || chr((97 + n / 182 % 16)::int) || 'amily',
       'NATIONAL_ID', 'CM' || lpad(n::text, 10, '0') || 'KA', date '1950-01-01' + (n * 7919 % 21900)::int
     FROM generate_series(0::bigint, $1::bigint - 1) n`,
    [rows, firstEntity],
  )
  client.release(true)
}

const fillPeople = async (registry: BenchRegistry) => {
  const client = await registry.database.pool.connect()
  await client.query('SET statement_timeout = 0')
  await client.query(
    `INSERT INTO entity (brn, name, kind, registered_on)
     SELECT '9' || lpad(n::text, 13, '0'), 'ENTITY ' || n, 'COMPANY', '2020-01-01' FROM generate_series(0, $1::bigint / 3) n`,
    [ROWS],
  )
  client.release(true)
  await addPeople(registry, ROWS)
  await registry.settle('entity', 'entity_person', 'person_word')
}

const dayOf = (n: number) => new Date(Date.UTC(1950, 0, 1 + ((n * 7919) % 21_900))).toISOString().slice(0, 10)

/** Returns an ID number of these many people. */
export const idNumber = (n: number, rows: number) => `CM${String((n * 7919) % rows).padStart(10, '0')}KA`
/** Returns a given and a family name. */
export const twoNames = (n: number) => `${given(n % GIVEN)} ${family((n * 3) % FAMILY)}`

type Body = { number: string } | { name: string; born?: string }

const shapes: Record<string, (n: number) => Body> = {
  'whole number': n => ({ number: idNumber(n, ROWS) }),
  'unknown number': n => ({ number: `CF${String(n).padStart(10, '0')}KA` }),
  'name and day of birth': n => ({ name: `${given(n)} ${family(n * 7)}`, born: dayOf(n) }),
  'name with another spelling, and day': n => ({ name: `${given(n)} ${family(n * 7)}y`, born: dayOf(n) }),
  'two names': n => ({ name: twoNames(n) }),
  'one family name': n => ({ name: family(n % FAMILY) }),
  'name with another spelling': n => ({ name: `${given(n)} ${family(n)}y` }),
  'beginning of a name': n => ({ name: family(n).slice(0, 3) }),
}

type Times = { median: number; p95: number; aSecond: number }

/** Milliseconds of the calls that ten callers make for some seconds. */
const timesOf = async (ask: (n: number) => Promise<number>): Promise<Times> => {
  const times: number[] = []
  const until = performance.now() + SECONDS * 1000
  let n = 0
  const caller = async () => {
    while (performance.now() < until) {
      const started = performance.now()
      const status = await ask(n++)
      if (status !== 200) throw new Error(`A call was answered ${status}`)
      times.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: CALLERS }, caller))
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  return { median: at(0.5), p95: at(0.95), aSecond: Math.round(sorted.length / SECONDS) }
}

/** Measures the search of people with ten callers, beside the same calls that read one entity by its number. */
export const measure = async () => {
  const registry = await benchRegistry(300, { REQUESTS_PER_MINUTE: '1000000' })
  await fillPeople(registry)
  const { app, authorization } = registry
  const post = async (url: string, payload: object) =>
    (await app.inject({ method: 'POST', url, headers: { authorization }, payload })).statusCode
  const brn = (n: number) => `9${String((n * 7919) % Math.floor(ROWS / 3)).padStart(13, '0')}`
  const point = () =>
    timesOf(async n => {
      const url = pathOf(contract.companies.read, { brn: brn(n) })
      return (await app.inject({ method: 'GET', url, headers: { authorization } })).statusCode
    })
  await point()
  for (const [shape, body] of Object.entries(shapes)) {
    const floor = await point()
    const times = await timesOf(n => post(pathOf(contract.persons.search), body(n)))
    console.log(
      `${shape.padEnd(38)} median ${times.median.toFixed(1)} ms   p95 ${times.p95.toFixed(1)} ms (wanted 150)   ${times.aSecond} a second   p95 ${(times.p95 / floor.p95).toFixed(2)} of a point read (${floor.p95.toFixed(1)} ms)`,
    )
  }
  await registry.close()
}
