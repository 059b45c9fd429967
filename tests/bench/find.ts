import { contract } from '@contract/index'
import { pathOf } from '../support/pathOf'
import { addPeople, idNumber, twoNames } from './persons'
import { addCompanies, type BenchRegistry, benchRegistry, entityWords } from './registry'

const ROWS = Number(process.env.FIND_ROWS ?? 1_000_000)
const PEOPLE = Number(process.env.PEOPLE_ROWS ?? 300_000)
const PAYMENTS = Number(process.env.PAYMENT_ROWS ?? 1_000_000)
const CLIENTS = 10
const SECONDS = 4
/** Adds entities, people and payments. */
const fillEntities = async (registry: BenchRegistry) => {
  const { database, settle } = registry
  await addCompanies(registry, ROWS)
  const client = await database.pool.connect()
  await client.query('SET statement_timeout = 0')
  await client.query(
    `INSERT INTO payment (prn, tracking_number, invoice_no, transaction_ref, transaction_type, created_at, sub_total,
       total_tax, payment_method, status, prn_status)
     SELECT '3' || lpad(n::text, 12, '0'), 'B' || lpad(n::text, 9, '0'), 'I' || n, 'R' || n, 'Company Search',
       now() - n * interval '20 seconds', 20000, 3600, 'COUNTER', 'COMPLETED', 'CREDITED'
     FROM generate_series(1, $1::int) n`,
    [PAYMENTS],
  )
  client.release(true)
  await addPeople(registry, PEOPLE, 1)
  await settle(
    'entity',
    'entity_person',
    'person_word',
    'tally',
    'payment',
    'legal_document',
    'practitioner',
    'insolvency_application',
  )
}

/** Milliseconds of each search that ten callers make for some seconds; each call of `text` gives another text. */
const timesOf = async ({ app, authorization }: BenchRegistry, text: (n: number) => string) => {
  const times: number[] = []
  const until = performance.now() + SECONDS * 1000
  let n = 0
  const caller = async () => {
    while (performance.now() < until) {
      const started = performance.now()
      const { statusCode } = await app.inject({
        method: 'POST',
        url: pathOf(contract.find.records),
        headers: { authorization },
        payload: { text: text(n++) },
      })
      if (statusCode !== 200) throw new Error(`A search was answered ${statusCode}`)
      times.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, caller))
  return times.toSorted((a, b) => a - b)
}

const shapes: Record<string, (n: number) => string> = {
  'whole BRN': n => `9${String(1 + ((n * 7919) % ROWS)).padStart(13, '0')}`,
  'unknown BRN': n => `8${String(n).padStart(13, '0')}`,
  'whole PRN': n => `3${String(1 + ((n * 7919) % PAYMENTS)).padStart(12, '0')}`,
  'start of a PRN': n => `30000${String(n % 1000).padStart(3, '0')}`,
  'whole tracking number': n => `B${String(1 + ((n * 7919) % PAYMENTS)).padStart(9, '0')}`,
  'whole ID number': n => idNumber(n, PEOPLE),
  'two names of a person': twoNames,
  'start of a BRN': n => `9000000${String(n % 1000).padStart(3, '0')}`,
  'word of one name': n => ((n * 2654435761) % 2 ** 24).toString(16).padStart(6, '0'),
  'word of every sixteenth name': n => entityWords[n % 16] ?? '',
  'two common words': n => `${entityWords[n % 16]} ${entityWords[(n * 5) % 16]}`,
  'word of every name': () => 'LTD',
  'one letter': n => String.fromCharCode(65 + (n % 26)),
}

/** Measures the command palette's search among a million entities, people and payments, with ten callers at once. */
export const measure = async () => {
  const registry = await benchRegistry(1000, { REQUESTS_PER_MINUTE: '1000000' })
  await fillEntities(registry)
  // The first searches compile the code and fill the caches.
  await timesOf(registry, n => `${n}`)
  for (const [shape, text] of Object.entries(shapes)) {
    const times = await timesOf(registry, text)
    const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1)
    console.log(
      `${shape.padEnd(30)} median ${at(0.5)} ms   p95 ${at(0.95)} ms (wanted 150)   ${Math.round(times.length / SECONDS)} a second`,
    )
  }
  await registry.close()
}
