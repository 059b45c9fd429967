import { contract } from '@contract/index'
import type { Permission } from '@contract/permissions'
import { type Found, type FoundKind, foundKinds, MOST_OF_A_KIND, MOST_PINNED, MOST_RECENT } from '@contract/portal/find'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'
import { givePermissions } from '../../support/sessions'

const everything = [...new Set(Object.values(foundKinds).flat())]

let registry: TestRegistry
let call: ReturnType<TestRegistry['as']>
beforeAll(async () => {
  registry = await testRegistry({ companies: 300 })
  await givePermissions(registry.database, 'newcomer', everything)
  call = registry.as(await registry.signIn('newcomer'))
})
afterAll(() => registry.close())

const post = (url: string, payload: object, by = call) => by({ method: 'POST', url, payload })
const find = async (text: string, by = call): Promise<Found[]> =>
  (await post(pathOf(contract.find.records), { text }, by)).json().found
const one = async <Row extends object>(query: string) => {
  const { rows } = await registry.database.pool.query<Row>(query)
  const [row] = rows
  if (!row) throw new Error(`no row: ${query}`)
  return row
}

/** Returns a number of a record of each kind. */
const numbers = async (): Promise<Record<FoundKind, string>> => {
  const entityOf = async (register: string) =>
    (await one<{ brn: string }>(`SELECT brn FROM entity WHERE register = '${register}' ORDER BY brn DESC LIMIT 1`)).brn
  return {
    COMPANY: await entityOf('COMPANY'),
    BUSINESS_NAME: await entityOf('BUSINESS_NAME'),
    BUILDING_SOCIETY: await entityOf('BUILDING_SOCIETY'),
    LEGAL_DOCUMENT: (await one<{ n: string }>('SELECT min(instrument_number) AS n FROM legal_document')).n,
    PRACTITIONER: (await one<{ n: string }>('SELECT min(unique_practitioner_number) AS n FROM practitioner')).n,
    PAYMENT: (await one<{ n: string }>('SELECT min(prn) AS n FROM payment')).n,
    INSOLVENCY_APPLICATION: (
      await one<{ n: string }>("SELECT min(tracking_number) AS n FROM insolvency_application WHERE type = 'WINDING_UP'")
    ).n,
    ACCOUNT: (await one<{ n: string }>("SELECT min(email) AS n FROM account WHERE account_type = 'INDIVIDUAL'")).n,
    PERSON: (await one<{ n: string }>("SELECT min(id_number) AS n FROM entity_person WHERE id_type = 'NATIONAL_ID'")).n,
  }
}

describe('a number', () => {
  it.each(Object.keys(foundKinds) as FoundKind[])('finds the record of the kind %s that has it', async kind => {
    const number = (await numbers())[kind]
    const [first, ...others] = await find(number)
    expect(first).toMatchObject({ kind, match: 'number' })
    // ID numbers of people and e-mail addresses of accounts are masked.
    const masks: Partial<Record<FoundKind, string>> = {
      PERSON: `${number.slice(0, 2)}••••••••${number.slice(-4)}`,
      ACCOUNT: `${number.slice(0, 1)}••••••••@••••••••`,
    }
    const shown = masks[kind] ?? number
    expect([first?.key, first?.detail]).toContain(shown)
    expect(others.every(({ match }) => match === 'number')).toBe(true)
  })

  it('finds every entity by its whole number, first', async () => {
    const { rows } = await registry.database.pool.query<{ brn: string }>('SELECT brn FROM entity')
    const firsts: (string | undefined)[] = []
    for (const { brn } of rows) firsts.push((await find(brn))[0]?.key)
    expect(firsts).toEqual(rows.map(({ brn }) => brn))
  })

  it('is found with spaces and dashes between its digits, and in small letters', async () => {
    const { PAYMENT: prn, LEGAL_DOCUMENT: instrument } = await numbers()
    const { brn } = await one<{ brn: string }>("SELECT brn FROM entity WHERE brn ~ '^\\d{14}$' LIMIT 1")
    expect((await find(`${instrument.slice(0, 3)} ${instrument.slice(3)}`))[0]?.key).toBe(instrument)
    expect((await find(` ${brn.slice(0, 4)} ${brn.slice(4, 8)}-${brn.slice(8)} `))[0]?.key).toBe(brn)
    expect((await find(prn.toLowerCase()))[0]?.key).toBe(prn)
  })

  it('is found by its beginning with spaces and dashes between the digits', async () => {
    const { brn } = await one<{ brn: string }>("SELECT brn FROM entity WHERE brn ~ '^\\d{14}$' LIMIT 1")
    for (const text of [
      `${brn.slice(0, 4)} ${brn.slice(4, 13)}`,
      `${brn.slice(0, 4)}-${brn.slice(4, 8)}-${brn.slice(8, 13)}`,
    ])
      expect([text, (await find(text)).map(({ key }) => key)]).toEqual([text, expect.arrayContaining([brn])])
  })

  it('of the old form is found with the spaces that belong to it', async () => {
    await registry.database.pool.query(
      "INSERT INTO entity (brn, name, kind, registered_on) VALUES ('G/12 B/99', 'OLD GINNERY', 'COMPANY', '1961-02-03')",
    )
    for (const text of ['G/12 B/99', ' g/12 b/99'])
      expect(await find(text)).toMatchObject([{ key: 'G/12 B/99', match: 'number' }])
  })

  it('finds a payment by its tracking number, and an insolvency application by its BRN', async () => {
    const paid = await one<{ prn: string; n: string }>('SELECT prn, tracking_number AS n FROM payment LIMIT 1')
    expect((await find(paid.n)).map(({ key }) => key)).toContain(paid.prn)
    const wound = await one<{ brn: string; n: string }>(
      "SELECT brn, tracking_number AS n FROM insolvency_application WHERE type = 'WINDING_UP' LIMIT 1",
    )
    expect((await find(wound.brn)).map(({ key }) => key)).toEqual(expect.arrayContaining([wound.brn, wound.n]))
  })
})

describe('an account', () => {
  type Row = { id: string; email: string; phone: string; nin: string; name: string; type: string }
  const client = () =>
    one<Row>(`SELECT id, email, phone_digits AS phone, id_number AS nin, display_name AS name, account_type AS type
      FROM account WHERE account_type = 'INDIVIDUAL' AND id_type = 'NATIONAL_ID' ORDER BY email LIMIT 1`)
  const accountsOf = async (text: string) =>
    (await find(text)).filter(({ kind }) => kind === 'ACCOUNT').map(({ key }) => key)

  it('is the only record of its e-mail address, in any case, and shows neither the address nor its domain', async () => {
    const { id, email, name, type } = await client()
    const found = await find(email.toUpperCase())
    expect(found).toMatchObject([{ kind: 'ACCOUNT', key: id, title: name, accountType: type, match: 'number' }])
    expect(JSON.stringify(found)).not.toContain(email.slice(1))
  })

  it('is found by its telephone, national or whole, and by its ID number', async () => {
    const { id, phone, nin } = await client()
    const national = `0${phone.slice(-9)}`
    for (const text of [national, `${national.slice(0, 4)} ${national.slice(4)}`, `+${phone}`, nin, nin.toLowerCase()])
      expect([text, await accountsOf(text)]).toEqual([text, expect.arrayContaining([id])])
    expect((await find(nin))[0]).toMatchObject({ match: 'number' })
  })

  it('is found by its whole telephone though the account has it from its 0', async () => {
    const { id, phone } = await client()
    const national = `0${phone.slice(-9)}`
    const set = (number: string) =>
      registry.database.pool.query('UPDATE account SET phone_number = $1 WHERE id = $2', [number, id])
    await set(national)
    for (const text of [`+${phone}`, national]) expect([text, await accountsOf(text)]).toEqual([text, [id]])
    await set(`+${phone}`)
  })

  it('is not found by a part of its e-mail address, telephone or ID number', async () => {
    const { id, email, phone, nin } = await client()
    for (const text of [
      email.slice(0, -1),
      email.slice(1),
      phone.slice(-8),
      nin.slice(0, -1),
      '@',
      email.split('@')[1] ?? '',
    ])
      expect([text, (await accountsOf(text)).includes(id)]).toEqual([text, false])
  })

  it('is found by the words of its name in any order, those that begin with them first', async () => {
    await registry.database.pool.query(`INSERT INTO account (email, name, account_type)
      VALUES ('zz1@mail.example', 'Mount Zubeda Traders', 'BUSINESS'), ('zz2@mail.example', 'ZUBEDA Mount Traders', 'MDA')`)
    expect((await find('zubeda mount')).map(({ accountType, match }) => [accountType, match])).toEqual([
      ['MDA', 'start'],
      ['BUSINESS', 'text'],
    ])
  })
})

describe('words', () => {
  it('find names that begin with them before names that contain them, and five of a kind at most', async () => {
    await registry.database.pool.query(`INSERT INTO entity (brn, name, kind, registered_on)
      SELECT '7000000000000' || n, CASE WHEN n % 2 = 0 THEN 'ZUMARIDI TRADERS ' ELSE 'MOUNT ZUMARIDI ' END || n, 'COMPANY', now()
      FROM generate_series(1, 8) n`)
    const found = await find('zumaridi')
    expect(found).toHaveLength(MOST_OF_A_KIND)
    expect(found.map(({ match }) => match)).toEqual(['start', 'start', 'start', 'start', 'text'])
    expect((await find('traders zumaridi')).every(({ title }) => title.startsWith('ZUMARIDI TRADERS'))).toBe(true)
  })

  it('find names with a word that begins with them before names that hold them inside a word', async () => {
    await registry.database.pool.query(`INSERT INTO account (email, name, account_type)
      SELECT 'bk' || n || '@mail.example', CASE WHEN n = 9 THEN 'Upper Barikio-Stores' ELSE 'AMBARIKI ' || n END, 'MDA'
      FROM generate_series(1, 9) n`)
    const titles = async (text: string) => (await find(text)).map(({ title }) => title)
    expect(await titles('bariki')).toEqual(['Upper Barikio-Stores', ...[1, 2, 3, 4].map(n => `AMBARIKI ${n}`)])
    expect(await titles('stor barik')).toEqual(['Upper Barikio-Stores'])
  })

  it('find the exact name first, though many other names begin with it or hold it, and the same ones each time', async () => {
    const run = (statement: string) => registry.database.pool.query(statement)
    const names = "CASE WHEN n % 2 = 0 THEN 'KWANZAA ' || n ELSE 'MOUNT KWANZAA ' || n END"
    await run(`INSERT INTO entity (brn, name, kind, registered_on)
      SELECT '7100' || lpad(n::text, 10, '0'), CASE WHEN n > 297 THEN 'KWANZAA' ELSE ${names} END,
        (ARRAY['COMPANY', 'BUSINESS_NAME', 'BUILDING_SOCIETY'])[1 + n % 3], now() FROM generate_series(1, 300) n`)
    await run(`INSERT INTO legal_document (instrument_number, document_type, subject_matter, filing_date)
      SELECT 'KZ/' || n, (SELECT min(document_type) FROM legal_document),
        CASE WHEN n = 120 THEN 'Kwanzaa' ELSE ${names} END, now() FROM generate_series(1, 120) n`)
    await run(`INSERT INTO account (email, name, account_type)
      SELECT 'kz' || n || '@mail.example', CASE WHEN n = 120 THEN 'Kwanzaa' ELSE ${names} END, 'BUSINESS'
      FROM generate_series(1, 120) n`)
    await run(
      `UPDATE insolvency_application SET company_name = CASE WHEN id % 2 = 0 THEN 'MOUNT KWANZAA' ELSE 'KWANZAA II' END`,
    )
    await run(`UPDATE insolvency_application SET company_name = 'KWANZAA'
      WHERE id = (SELECT max(id) FROM insolvency_application WHERE type = 'WINDING_UP')`)
    const found = await find('kwanzaa')
    for (const kind of [
      'COMPANY',
      'BUSINESS_NAME',
      'BUILDING_SOCIETY',
      'LEGAL_DOCUMENT',
      'INSOLVENCY_APPLICATION',
      'ACCOUNT',
    ])
      expect([kind, found.find(one => one.kind === kind)?.title.toUpperCase()]).toEqual([kind, 'KWANZAA'])
    // All exact names stand before all others, and names that begin with the text before those that hold it.
    const ranks = found.map(({ title }) => (/^kwanzaa$/i.test(title) ? 0 : /^kwanzaa/i.test(title) ? 1 : 2))
    expect(ranks).toEqual(ranks.toSorted())
    for (let n = 0; n < 3; n++) expect(await find('kwanzaa')).toEqual(found)
  })

  it.each(['%', '_', '\\', "'; DROP TABLE entity; --", '🏦', 'مرحبا', 'a', '0', '----', '/'])(
    'take %s as it is written',
    async text => {
      const answer = await post(pathOf(contract.find.records), { text })
      expect(answer.statusCode).toBe(200)
      for (const { title, key } of answer.json().found as Found[])
        expect(`${key} ${title}`.toUpperCase()).toContain(text.toUpperCase())
    },
  )

  it('find what there is where they are no name of a person', async () => {
    const name = 'X'.repeat(61)
    await registry.database.pool.query(
      `INSERT INTO entity (brn, name, kind, registered_on) VALUES ('80077700077700', $1, 'COMPANY', '2020-01-01')`,
      [`${name} LTD`],
    )
    expect(await find(name)).toMatchObject([{ kind: 'COMPANY', key: '80077700077700' }])
    for (const text of ['ʼʼʼ', 'ーーー', '北京 贸易'])
      expect((await post(pathOf(contract.find.records), { text })).statusCode).toBe(200)
  })

  it('are refused by name when there are none or too many', async () => {
    for (const text of ['', '   ', 'x'.repeat(201)]) {
      const answer = await post(pathOf(contract.find.records), { text })
      expect(answer.statusCode).toBe(400)
      expect(JSON.stringify(answer.json())).toContain('text')
    }
  })
})

describe('permissions', () => {
  it('show no record whose page is closed: without each permission, none of its kinds', async () => {
    const all = await numbers()
    for (const missing of everything) {
      const permissions: Permission[] = everything.filter(permission => permission !== missing)
      await givePermissions(registry.database, 'newcomer', permissions)
      for (const kind of Object.keys(foundKinds) as FoundKind[]) {
        const needs: readonly Permission[] = foundKinds[kind]
        const kinds = (await find(all[kind])).map(found => found.kind)
        expect([missing, kind, kinds.includes(kind)]).toEqual([missing, kind, !needs.includes(missing)])
      }
    }
    await givePermissions(registry.database, 'newcomer', everything)
  })

  it('are asked for: nobody searches without a session', async () => {
    const answer = await registry.app.inject({
      method: 'POST',
      url: pathOf(contract.find.records),
      payload: { text: 'a' },
    })
    expect(answer.statusCode).toBe(401)
  })
})

describe('the latest pages of a person', () => {
  const visits = (...numbers: number[]) =>
    numbers.map(n => ({ address: `/home/registry/file-viewer/${n}`, title: `File ${n}`, kind: 'COMPANY' as const }))
  const recent = async (sent: object[] = [], by = call) =>
    (await post(pathOf(contract.find.recent), { visits: sent }, by)).json().recent as {
      address: string
      title: string
      pinned: boolean
    }[]
  const pin = (n: number, pinned: boolean) =>
    post(pathOf(contract.find.pin), { address: `/home/registry/file-viewer/${n}`, pinned })

  it('are the last twenty, the newest first, each once, and nobody else’s', async () => {
    await recent(visits(...Array.from({ length: 30 }, (_, n) => n)))
    const titles = (await recent(visits(15, 15))).map(({ title }) => title)
    expect(titles).toHaveLength(MOST_RECENT)
    expect(titles.slice(0, 3)).toEqual(['File 15', 'File 29', 'File 28'])
    expect(new Set(titles).size).toBe(MOST_RECENT)
    expect(await recent([], registry.as(await registry.signIn('admin')))).toEqual([])
  })

  it('stay while they are pinned, before the others', async () => {
    await recent(visits(1))
    expect((await pin(1, true)).json().recent[0]).toMatchObject({ title: 'File 1', pinned: true })
    const after = await recent(visits(...Array.from({ length: 30 }, (_, n) => n + 100)))
    expect(after).toHaveLength(MOST_RECENT + 1)
    expect(after[0]).toMatchObject({ title: 'File 1', pinned: true })
    expect((await pin(1, false)).json().recent.every(({ pinned }: { pinned: boolean }) => !pinned)).toBe(true)
  })

  it('are pinned up to a number, and refused beyond it', async () => {
    for (let n = 0; n < MOST_PINNED; n++) {
      await recent(visits(200 + n))
      expect((await pin(200 + n, true)).statusCode).toBe(200)
    }
    await recent(visits(300))
    const refused = await pin(300, true)
    expect(refused.statusCode).toBe(409)
    expect(refused.json().message).toBe('At most 20 pages can be pinned. Unpin one first.')
  })

  it('are pinned up to that number by several tabs at once', async () => {
    const by = registry.as(await registry.signIn('registrar'))
    await recent(visits(...Array.from({ length: MOST_PINNED }, (_, n) => 400 + n)), by)
    const pinBy = (n: number) =>
      post(pathOf(contract.find.pin), { address: `/home/registry/file-viewer/${n}`, pinned: true }, by)
    for (let n = 1; n < MOST_PINNED; n++) await pinBy(400 + n)
    await recent(visits(...Array.from({ length: 9 }, (_, n) => 500 + n)), by)
    const statuses = (await Promise.all(Array.from({ length: 9 }, (_, n) => pinBy(500 + n)))).map(
      ({ statusCode }) => statusCode,
    )
    expect(statuses.filter(status => status === 200)).toHaveLength(1)
    expect((await recent([], by)).filter(({ pinned }) => pinned)).toHaveLength(MOST_PINNED)
    // A page that is pinned already takes no other place.
    expect((await pinBy(401)).statusCode).toBe(200)
  })

  it('are pinned while they are among the latest: another page is refused', async () => {
    const by = registry.as(await registry.signIn('clerk'))
    const pinBy = (pinned: boolean) =>
      post(pathOf(contract.find.pin), { address: '/home/registry/file-viewer/999', pinned }, by)
    const refused = await pinBy(true)
    expect([refused.statusCode, refused.json().message]).toEqual([
      404,
      'This page is not among your last ones any more. Open it once, then pin it.',
    ])
    expect((await pinBy(false)).statusCode).toBe(200)
  })

  it('are addresses of the portal only', async () => {
    for (const address of ['https://example.org/', '//example.org', '/login', '/home/a b', 'javascript:alert(1)'])
      expect((await post(pathOf(contract.find.recent), { visits: [{ address, title: 'x' }] })).statusCode).toBe(400)
  })
})
