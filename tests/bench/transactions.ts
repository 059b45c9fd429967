import type { TransactionFilter } from '@contract/billing/transactions'
import { listTransactions } from '../../server/billing/transactions'
import { print } from './clock'
import { benchRegistry } from './registry'

const ROWS = Number(process.env.ROWS ?? 5_000_000)

const highest = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0

/** Returns the 95th percentiles of both, run in turns, so that other load on the machine affects them equally. */
const p95 = async (runs: number, ours: () => Promise<unknown>, plain: () => Promise<unknown>) => {
  const times: [number[], number[]] = [[], []]
  for (let run = 0; run < runs; run++)
    for (const [index, work] of [ours, plain].entries()) {
      const started = performance.now()
      await work()
      times[index]?.push(performance.now() - started)
    }
  return [highest(times[0]), highest(times[1])] as const
}

const columns = `prn, tracking_number, invoice_no, transaction_ref, transaction_type, created_at, grand_total, sub_total,
  total_tax, payment_method, msisdn, status, prn_status, released_at`
const newest = 'ORDER BY created_at DESC, id DESC LIMIT 12'

/** Measures millions of transactions, against the plain driver on the same rows. */
export const measure = async () => {
  const registry = await benchRegistry(100)
  const { database } = registry
  const client = await database.pool.connect()
  await client.query('SET statement_timeout = 0')
  await client.query(
    `INSERT INTO payment (prn, tracking_number, invoice_no, transaction_ref, transaction_type, created_at, sub_total,
       total_tax, payment_method, status, prn_status)
     SELECT '3' || lpad(n::text, 12, '0'), 'B' || lpad((n::bigint * 104729 % 1000000000)::text, 9, '0'), 'I' || n, 'R' || n,
       'Company Search', now() - n * interval '20 seconds', 20000, 3600,
       (ARRAY['MOBILE_MONEY', 'COUNTER', 'ALREADY_PAID'])[1 + n % 3],
       (ARRAY['COMPLETED', 'COMPLETED', 'COMPLETED', 'COMPLETED', 'COMPLETED', 'COMPLETED', 'PENDING', 'FAILED', 'CANCELLED', 'COMPLETED'])[1 + n / 7 % 10],
       (ARRAY['CREDITED', 'CREDITED', 'CREDITED', 'CREDITED', 'CREDITED', 'PENDING', 'FAILED'])[1 + n / 11 % 7]
     FROM generate_series(1, $1::int) n`,
    [ROWS],
  )
  client.release(true)
  await registry.settle('payment', 'tally')
  console.log(`${ROWS.toLocaleString('en')} transactions`)

  const list = (filter: TransactionFilter) =>
    listTransactions(database.read, 'UGX', { filter, page: { page: 1, perPage: 12 } })
  const plain = (where: string, count: boolean) => async () => {
    await database.pool.query(`SELECT ${columns} FROM payment WHERE ${where} ${newest}`)
    if (count) await database.pool.query(`SELECT count(*) FROM payment WHERE ${where}`)
  }
  print('page 1, unfiltered', ...(await p95(201, () => list({}), plain('true', false))), 'at most 2')
  const filters: [TransactionFilter, string][] = [
    [{ status: 'FAILED' }, "status = 'FAILED'"],
    [{ prnStatus: 'PENDING', paymentMethod: 'COUNTER' }, "prn_status = 'PENDING' AND payment_method = 'COUNTER'"],
    [
      { status: 'CANCELLED', prnStatus: 'FAILED', paymentMethod: 'ALREADY_PAID' },
      "status = 'CANCELLED' AND prn_status = 'FAILED' AND payment_method = 'ALREADY_PAID'",
    ],
  ]
  for (const [filter, where] of filters) {
    const what = Object.values(filter).join(' + ')
    print(`${what}, without a count`, ...(await p95(201, () => list(filter), plain(where, false))), 'at most 1.5')
  }
  for (const prn of ['30000001234', '3000001'])
    print(`PRN ${prn}…`, ...(await p95(51, () => list({ prn }), plain(`prn LIKE '${prn}%'`, true))), 'at most 1.5')
  await registry.close()
}
