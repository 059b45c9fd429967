import type { AccountFilter, AccountType } from '@contract/accounts/account'
import { listAccounts } from '../../server/accounts/accountRow'
import { print } from './clock'
import { benchRegistry } from './registry'

const ROWS = Number(process.env.ROWS ?? 500_000)

const p95 = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0

const timed = async (work: () => Promise<unknown>) => {
  const started = performance.now()
  await work()
  return performance.now() - started
}

/** Alternates both, so that other load on the machine affects them equally; the first runs only warm up. */
const against = async (what: string, ours: () => Promise<unknown>, theirs: () => Promise<unknown>, runs = 101) => {
  const times: [number[], number[]] = [[], []]
  for (let run = -5; run < runs; run++) {
    const [one, other] = [await timed(ours), await timed(theirs)]
    if (run < 0) continue
    times[0].push(one)
    times[1].push(other)
  }
  print(what, p95(times[0]), p95(times[1]), 'at most 1.5')
}

// Columns of the list, with the roles and contact persons of each row, in a straightforward query.
const columns = `id, name, given_name, middle_name, sur_name, email, email_verified, phone_number, phone_verified, enabled,
  created_at, id_type, id_number, nationality, gender, date_of_birth, brn, business_type, business_sub_type, api_access,
  id_attachment, signature, (SELECT d.name FROM department d WHERE d.id = department_id) AS department,
  (SELECT json_agg(r.name) FROM account_role ar JOIN role r ON r.id = ar.role_id WHERE ar.account_id = account.id) AS roles,
  (SELECT json_agg(c.name) FROM contact_person c WHERE c.account_id = account.id) AS contacts`
const newest = 'ORDER BY created_at DESC, id DESC'

const fill = `
  INSERT INTO account (account_type, given_name, sur_name, name, email, phone_number, id_type, id_number, nationality,
    gender, brn, enabled, email_verified, created_at)
  SELECT t, CASE WHEN person THEN initcap(translate(substr(md5(n::text), 1, 6), '0123456789', 'aeiouaeiou')) END,
    CASE WHEN person THEN initcap(translate(substr(md5('s' || n % 9000), 1, 8), '0123456789', 'aeiouaeiou')) END,
    CASE WHEN NOT person THEN 'Organisation ' || translate(substr(md5('o' || n), 1, 9), '0123456789', 'aeiouaeiou') END,
    'bench' || n || '@' || translate(substr(md5('d' || n % 400), 1, 6), '0123456789', 'aeiouaeiou') || '.example',
    '+256 7' || lpad((n::bigint * 7919 % 100000000)::text, 8, '0'),
    CASE WHEN person THEN (ARRAY['NATIONAL_ID', 'NATIONAL_ID', 'NATIONAL_ID', 'PASSPORT', 'ALIEN_ID'])[1 + n % 5] END,
    CASE WHEN person THEN 'CB' || lpad(n::text, 12, '0') END,
    CASE WHEN person THEN (ARRAY['Ugandan', 'Ugandan', 'Ugandan', 'Kenyan'])[1 + n % 4] END,
    CASE WHEN person THEN (ARRAY['MALE', 'FEMALE'])[1 + n % 2] END,
    CASE WHEN t = 'BUSINESS' THEN '8111' || lpad(n::text, 10, '0') END,
    n % 11 > 0, n % 3 > 0, now() - n * interval '3 minutes'
  FROM (SELECT n, (ARRAY['INDIVIDUAL', 'INDIVIDUAL', 'INDIVIDUAL', 'INDIVIDUAL', 'INDIVIDUAL', 'BUSINESS', 'BUSINESS',
      'MDA', 'PRIVATE_ORGANIZATION', 'BACKOFFICE'])[1 + n % 10] AS t FROM generate_series(1, $1::int) n) made,
    LATERAL (SELECT t IN ('INDIVIDUAL', 'BACKOFFICE') AS person) kind`

/** Measures lists of hundreds of thousands of accounts, against the plain driver on the same rows. */
export const measure = async () => {
  const registry = await benchRegistry(1000)
  const { database } = registry
  const client = await database.pool.connect()
  await client.query('SET statement_timeout = 0')
  await client.query(fill, [ROWS])
  client.release(true)
  await registry.settle('account', 'tally')
  console.log(`${ROWS.toLocaleString('en')} accounts`)

  const list = (type: AccountType, filter: AccountFilter, page = 1) =>
    listAccounts(database.read, type, filter, { page, perPage: 10 })
  const plain = (where: string, { page = 1, count = false } = {}) => {
    const rows = `SELECT ${columns} FROM account WHERE ${where} ${newest} LIMIT 10 OFFSET ${(page - 1) * 10}`
    return async () => {
      await database.pool.query(rows)
      if (count) await database.pool.query(`SELECT count(*) FROM account WHERE ${where}`)
    }
  }

  const clients = "account_type = 'INDIVIDUAL'"
  await against('clients, page 1', () => list('INDIVIDUAL', {}), plain(clients))
  await against('clients, page 10,000', () => list('INDIVIDUAL', {}, 10_000), plain(clients, { page: 10_000 }), 21)
  await against('backoffice, page 1', () => list('BACKOFFICE', {}), plain("account_type = 'BACKOFFICE'"))
  const filters: [AccountType, AccountFilter, string][] = [
    ['INDIVIDUAL', { accountStatus: 'INACTIVE' }, `${clients} AND NOT enabled`],
    [
      'INDIVIDUAL',
      { accountStatus: 'INACTIVE', gender: 'FEMALE', idType: 'ALIEN_ID' },
      `${clients} AND NOT enabled AND gender = 'FEMALE' AND id_type = 'ALIEN_ID'`,
    ],
    ['MDA', { accountStatus: 'ACTIVE' }, "account_type = 'MDA' AND enabled"],
  ]
  for (const [type, filter, where] of filters)
    await against(Object.values(filter).join(' + '), () => list(type, filter), plain(where))

  const found = await database.pool.query<{ id: string; sur_name: string; email: string; phone_digits: string }>(
    `SELECT sur_name, email, phone_digits FROM account WHERE ${clients} ORDER BY created_at OFFSET 1000 LIMIT 1`,
  )
  const { sur_name: surname = '', email = '', phone_digits: digits = '' } = found.rows[0] ?? {}
  const anywhere = (column: string, typed: string) =>
    `${clients} AND search_text LIKE '%${typed.toUpperCase()}%' AND ${column} LIKE '%${typed.toUpperCase()}%'`
  const searches: [AccountFilter, string][] = [
    [{ name: surname }, anywhere('upper(display_name)', surname)],
    [{ email: email.slice(2, 12) }, anywhere('upper(email)', email.slice(2, 12))],
    [{ phone: digits.slice(4) }, anywhere('phone_digits', digits.slice(4))],
    [{ idNumber: '0000123' }, anywhere('upper(id_number)', '0000123')],
  ]
  for (const [filter, where] of searches)
    await against(
      `search ${Object.keys(filter)[0]}`,
      () => list('INDIVIDUAL', filter),
      plain(where, { count: true }),
      41,
    )
  await against(
    'search of what most have',
    () => list('INDIVIDUAL', { email: '.example' }),
    plain(anywhere('upper(email)', '.example'), { count: true }),
    21,
  )
  await registry.close()
}
