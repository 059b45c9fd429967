import { contract } from '@contract/index'
import { connectDatabase } from '../../server/db/connect'
import { fillNumbers, numberedLists } from '../support/numberedLists'
import { pathOf } from '../support/pathOf'
import { middle, print, quantile } from './clock'
import { withPostgres } from './ownPostgres'
import { addCompanies, type BenchRegistry, benchRegistry, entityWords } from './registry'

const NUMBERS = Number(process.env.NUMBERS_ROWS ?? 300_000)
const RUNS = 101
const ENTITIES = Number(process.env.ENTITY_ROWS ?? 1_000_000)
const PEOPLE = Number(process.env.PEOPLE_ROWS ?? 300_000)
const PAYMENTS = Number(process.env.PAYMENT_ROWS ?? 1_000_000)
const CALLERS = 10
const SECONDS = 3
const GIVEN = 100
const FAMILY = 400

const given = (n: number) => `G${String.fromCharCode(97 + (n % 26), 97 + (Math.floor(n / 26) % 4))}iven`
const family = (n: number) => `F${String.fromCharCode(97 + (n % 26), 97 + (Math.floor(n / 26) % 16))}amily`
const bornOn = (n: number) => new Date(Date.UTC(1950, 0, 1 + ((n * 7919) % 21_900))).toISOString().slice(0, 10)
const idNumber = (n: number) => `CM${String((n * 7919) % PEOPLE).padStart(10, '0')}KA`
const twoNames = (n: number) => `${given(n % GIVEN)} ${family((n * 3) % FAMILY)}`
const brn = (n: number) => `9${String(1 + ((n * 7919) % ENTITIES)).padStart(13, '0')}`

/** Adds people with a hundred given and four hundred family names, three to an entity. */
const addPeople = `
  INSERT INTO entity_person (brn, no, roles, kind, given_name, sur_name, id_type, id_number, date_of_birth)
  SELECT '9' || lpad((1 + n / 3)::text, 13, '0'), n % 3 + 1, '{DIRECTOR}', 'INDIVIDUAL',
    'G' || chr((97 + n % 26)::int) || chr((97 + n / 26 % 4)::int) || 'iven',
    'F' || chr((97 + n * 7 % 26)::int) || chr((97 + n / 182 % 16)::int) || 'amily',
    'NATIONAL_ID', 'CM' || lpad(n::text, 10, '0') || 'KA', date '1950-01-01' + (n * 7919 % 21900)::int
  FROM generate_series(0::bigint, $1::bigint - 1) n`

const addPayments = `
  INSERT INTO payment (prn, tracking_number, invoice_no, transaction_ref, transaction_type, created_at, sub_total,
    total_tax, payment_method, status, prn_status)
  SELECT '3' || lpad(n::text, 12, '0'), 'B' || lpad(n::text, 9, '0'), 'I' || n, 'R' || n, 'Company Search',
    now() - n * interval '20 seconds', 20000, 3600, 'COUNTER', 'COMPLETED', 'CREDITED'
  FROM generate_series(1, $1::int) n`

const fill = async (registry: BenchRegistry) => {
  await addCompanies(registry, ENTITIES)
  const client = await registry.database.pool.connect()
  await client.query('SET statement_timeout = 0')
  await client.query(addPayments, [PAYMENTS])
  await client.query(addPeople, [PEOPLE])
  client.release(true)
  await registry.settle(
    ...['entity', 'entity_person', 'person_word', 'tally', 'payment'],
    ...['legal_document', 'practitioner', 'insolvency_application'],
  )
}

/** Texts for the command palette. */
const palette: Record<string, (n: number) => string> = {
  'whole BRN': brn,
  'unknown BRN': n => `8${String(n).padStart(13, '0')}`,
  'whole PRN': n => `3${String(1 + ((n * 7919) % PAYMENTS)).padStart(12, '0')}`,
  'start of a PRN': n => `30000${String(n % 1000).padStart(3, '0')}`,
  'whole tracking number': n => `B${String(1 + ((n * 7919) % PAYMENTS)).padStart(9, '0')}`,
  'whole ID number': idNumber,
  'two names of a person': twoNames,
  'start of a BRN': n => `9000000${String(n % 1000).padStart(3, '0')}`,
  'word of one name': n => ((n * 2654435761) % 2 ** 24).toString(16).padStart(6, '0'),
  'word of every sixteenth name': n => entityWords[n % 16] ?? '',
  'two common words': n => `${entityWords[n % 16]} ${entityWords[(n * 5) % 16]}`,
  'word of every name': () => 'LTD',
  'one letter': n => String.fromCharCode(65 + (n % 26)),
}

/** Bodies for the search of people. */
const people: Record<string, (n: number) => { number: string } | { name: string; born?: string }> = {
  'whole number': n => ({ number: idNumber(n) }),
  'unknown number': n => ({ number: `CF${String(n).padStart(10, '0')}KA` }),
  'name and day of birth': n => ({ name: `${given(n)} ${family(n * 7)}`, born: bornOn(n) }),
  'name with another spelling, and day': n => ({ name: `${given(n)} ${family(n * 7)}y`, born: bornOn(n) }),
  'two names': n => ({ name: twoNames(n) }),
  'one family name': n => ({ name: family(n % FAMILY) }),
  'name with another spelling': n => ({ name: `${given(n)} ${family(n)}y` }),
  'beginning of a name': n => ({ name: family(n).slice(0, 3) }),
}

/** Measures the calls that ten callers make for some seconds. */
const timesOf = async (ask: (n: number) => Promise<{ statusCode: number }>) => {
  const times: number[] = []
  const until = performance.now() + SECONDS * 1000
  let n = 0
  const caller = async () => {
    while (performance.now() < until) {
      const started = performance.now()
      const { statusCode } = await ask(n++)
      if (statusCode !== 200) throw new Error(`A call was answered ${statusCode}`)
      times.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: CALLERS }, caller))
  return { median: middle(times), p95: quantile(times, 0.95) }
}

/** Measures each list that is searched by a whole number, by turns with a point read of the same row. */
const measureNumbers = () =>
  withPostgres(async ({ connection, into }) => {
    const database = connectDatabase(connection, { connections: 4 })
    await into('daftari', async client => {
      await client.query(fillNumbers(NUMBERS))
      await client.query('VACUUM ANALYZE')
    })
    console.log(`${NUMBERS.toLocaleString('en')} rows in each list`)
    for (const { name, table, number, list, has } of numberedLists) {
      const times: [number[], number[]] = [[], []]
      for (let run = 0; run < RUNS; run++) {
        const typed = number(1 + ((run * 7919) % NUMBERS))
        const works = [
          () => list(database.read, typed),
          () => database.pool.query(`SELECT * FROM ${table} WHERE ${has}`, [typed]),
        ]
        for (const [index, work] of works.entries()) {
          const started = performance.now()
          await work()
          times[index]?.push(performance.now() - started)
        }
      }
      print(name, middle(times[0]), middle(times[1]), 'at most 2')
    }
    await database.close()
  })

/** Measures the command palette and the search of people with ten callers, by turns with reads of one entity. */
const measureCallers = async () => {
  const registry = await benchRegistry(1000, { REQUESTS_PER_MINUTE: '1000000' })
  await fill(registry)
  const { app, authorization } = registry
  const post = (url: string, payload: object) =>
    app.inject({ method: 'POST', url, headers: { authorization }, payload })
  const point = () =>
    timesOf(n => app.inject({ url: pathOf(contract.companies.read, { brn: brn(n) }), headers: { authorization } }))
  // The first calls compile the code and fill the caches.
  await point()
  await timesOf(n => post(pathOf(contract.find.records), { text: `${n}` }))
  const shapes = [
    ...Object.entries(palette).map(
      ([shape, text]) =>
        [`palette: ${shape}`, (n: number) => post(pathOf(contract.find.records), { text: text(n) })] as const,
    ),
    ...Object.entries(people).map(
      ([shape, body]) => [`people: ${shape}`, (n: number) => post(pathOf(contract.persons.search), body(n))] as const,
    ),
  ]
  for (const [shape, ask] of shapes) {
    const floor = await point()
    const { median, p95 } = await timesOf(ask)
    console.log(
      `${shape.padEnd(45)} median ${median.toFixed(1)} ms   p95 ${p95.toFixed(1)} ms (wanted 150), ${(p95 / floor.p95).toFixed(2)} of a point read`,
    )
  }
  await registry.close()
}

/** Measures searches: by a whole number in lists, in the command palette, and of people. */
export const measure = async () => {
  await measureNumbers()
  await measureCallers()
}
