import type { BenchRegistry } from './registry'

/** Entities of every so many that get a history, and the changes of each over ten years. */
const EVERY = 10
const CHANGES_EACH = 10

const statements = [
  `INSERT INTO entity (brn, name, kind, sub_type, registered_on, history_since, recorded_at, plot, share_capital, number_of_shares)
   SELECT '7' || lpad(n::text, 13, '0'), 'REGISTER ' || md5(n::text) || ' LTD', 'COMPANY', 'Private company limited by shares',
     '2010-01-01', '2010-01-01', '2010-01-01', 'Plot ' || ${CHANGES_EACH}, 1000000, 1000 FROM generate_series(1, $1::int) n`,
  `INSERT INTO entity_person (brn, no, roles, kind, given_name, sur_name)
   SELECT '7' || lpad(n::text, 13, '0'), no, '{SUBSCRIBER,DIRECTOR}', 'INDIVIDUAL', md5(n::text), md5(no::text)
   FROM generate_series(1, $1::int) n, generate_series(1, 2) no`,
  `INSERT INTO share_class (brn, no, nominal_class, number, value)
   SELECT '7' || lpad(n::text, 13, '0'), 1, 'ORDINARY', 1000, 1000 FROM generate_series(1, $1::int) n`,
  `INSERT INTO shareholding (brn, person_no, class_no, number_of_shares, amount_paid, amount_unpaid)
   SELECT '7' || lpad(n::text, 13, '0'), no, 1, 500, 500000, 0 FROM generate_series(1, $1::int) n, generate_series(1, 2) no`,
  // In the order of time, so that the versions of one entity lie far from each other, as those of a real register.
  `INSERT INTO row_version (brn, list, key, operation, before, after, effective_on, recorded_at, transaction, act)
   SELECT '7' || lpad(n::text, 13, '0'), CASE WHEN at % 5 = 0 THEN 'shareholding' ELSE 'entity' END, CASE WHEN at % 5 = 0 THEN '1/1' ELSE '' END,
     'UPDATE',
     CASE WHEN at % 5 = 0 THEN jsonb_build_object('number_of_shares', 500 + at - 15) ELSE jsonb_build_object('plot', 'Plot ' || at - 1) END,
     CASE WHEN at % 5 = 0 THEN jsonb_build_object('number_of_shares', 500 + at - 10) ELSE jsonb_build_object('plot', 'Plot ' || at) END,
     date '2016-01-01' + at * 360, timestamptz '2016-01-01' + at * interval '360 days', at, 'CHANGE'
   FROM generate_series(1, ${CHANGES_EACH}) at, generate_series(${EVERY}, $1::int, ${EVERY}) n ORDER BY at, n`,
]

/**
 * Adds companies by SQL, with people, shares and, for one of ten, ten changes over ten years. Returns so many of those with
 * changes, spread over all.
 */
export const addRegister = async ({ database, settle }: BenchRegistry, companies: number, sample: number) => {
  const client = await database.pool.connect()
  await client.query("SET statement_timeout = 0; SET daftari.versions = 'off'")
  for (const statement of statements) await client.query(statement, [companies])
  client.release(true)
  await settle('entity', 'entity_person', 'share_class', 'shareholding', 'row_version')
  const changed = Math.floor(companies / EVERY)
  return Array.from({ length: Math.min(sample, changed) }, (_, at) => {
    const n = (Math.floor((at * changed) / sample) + 1) * EVERY
    return { brn: `7${`${n}`.padStart(13, '0')}` }
  })
}
