import { type CallFacts, isList, type ListCall } from '@contract/call'
import { contract } from '@contract/index'
import { type Permission, permissions } from '@contract/permissions'
import { type RevealKind, SEES_PERSONAL_DATA } from '@contract/portal/personalData'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loggedApp } from '../../support/loggedApp'
import { pathOf } from '../../support/pathOf'
import { finderOf, plantPeople } from '../../support/plantedPeople'
import { readingCalls, requestsFor, sampleValues } from '../../support/readingCalls'
import { type TestRegistry, testRegistry } from '../../support/registry'
import { givePermissions } from '../../support/sessions'

type Call = ReturnType<TestRegistry['as']>

const others = (Object.keys(permissions) as Permission[]).filter(name => name !== SEES_PERSONAL_DATA)

let registry: TestRegistry
let token: string
let call: Call
let find: ReturnType<typeof finderOf>
let samples: Awaited<ReturnType<typeof sampleValues>>
beforeAll(async () => {
  registry = await testRegistry({ companies: 300, settings: { REQUESTS_PER_MINUTE: '100000' } })
  find = finderOf(await plantPeople(registry))
  samples = await sampleValues(registry)
  await givePermissions(registry.database, 'newcomer', others)
  token = await registry.signIn('newcomer')
  call = registry.as(token)
}, 300_000)
afterAll(() => registry.close())

const run = (statement: string, values: unknown[] = []) => registry.database.pool.query(statement, values)
const value = async (statement: string) => String((await run(statement)).rows[0]?.value)

type Whole = { call: CallFacts | ListCall; request: string; body: unknown; values: string[] }
const briefly = (whole: Whole[]) => whole.map(({ call, request, values }) => [call.id, request, values.slice(0, 5)])

/** Returns the answers that hold whole values of other files than those with these keys. */
const outsideOf = (keys: readonly string[], whole: Whole[]) =>
  whole.filter(({ call, request, body }) => {
    if (!isList(call) || !call.rowFile) return !keys.some(key => decodeURIComponent(request).includes(key))
    const { key: field } = call.rowFile
    const others = call.envelope
      .open(body)
      .rows.filter(row => !keys.includes(String((row as Record<string, unknown>)[field])))
    return find(JSON.stringify(others)).length > 0
  })

/** Makes every reading call of the contract; returns the whole values in each answer, and the calls that answered. */
const readEverything = async (by: Call) => {
  const whole: Whole[] = []
  const answered = new Set<string>()
  for (const one of readingCalls)
    for (const request of requestsFor(one, samples)) {
      const answer = await by(request)
      if (answer.statusCode === 200) answered.add(one.id)
      // A refusal may quote the number that its asker typed.
      const values = find(answer.body).filter(one => !JSON.stringify(request).includes(one))
      if (values.length) whole.push({ call: one, request: JSON.stringify(request), body: answer.json(), values })
    }
  return { whole, unanswered: readingCalls.map(({ id }) => id).filter(id => !answered.has(id)) }
}

const give = (kind: RevealKind, key: string, by = call, more: object = {}) =>
  by({
    method: 'POST',
    url: pathOf(contract.personalData.giveReason),
    payload: { kind, key, reason: 'ENQUIRY', reference: 'Letter 12/2026', ...more },
  })
const forget = () => run('DELETE FROM personal_reason')

describe('personal data', () => {
  it('is planted where an administrator reads it whole', async () => {
    const { whole, unanswered } = await readEverything(registry.as(await registry.signIn('admin')))
    expect(unanswered).toEqual([])
    const numbers = new Set(whole.flatMap(({ values }) => values))
    expect([...numbers].filter(one => one.startsWith('CM')).length).toBe(1000)
    expect(new Set(whole.map(({ call }) => call.id)).size).toBeGreaterThan(20)
  }, 300_000)

  it('is masked in every answer of the contract while no reason is given', async () => {
    const { whole, unanswered } = await readEverything(call)
    expect(briefly(whole)).toEqual([])
    expect(unanswered).toEqual([])
  }, 300_000)

  it('is shown for the one file of a reason alone', async () => {
    const key = samples.brn?.[0] ?? ''
    expect((await give('ENTITY', key)).json()).toEqual({ kind: 'ENTITY', key, seconds: 1800 })
    const { whole } = await readEverything(call)
    expect(new Set(whole.map(({ call }) => call.file?.kind))).toEqual(new Set(['ENTITY']))
    expect(briefly(outsideOf([key], whole))).toEqual([])
    await forget()
  }, 300_000)

  it('is shown for files of every kind, each for its reason, and masked again when the reasons end', async () => {
    const files: [RevealKind, string, string][] = [
      ['ENTITY', samples.brn?.[1] ?? '', 'CF-'],
      ['PRACTITIONER', samples.n?.[0] ?? '', 'PRACTITIONER-'],
      ['LEGAL_DOCUMENT', samples.instrumentNumber?.[0] ?? '', 'LEGALDOC-'],
      ['APPLICATION', samples.trackingNumber?.[0] ?? '', 'WINDING-'],
      ['ACCOUNT', samples.id?.find(id => id.includes('-')) ?? '', 'USER-READ'],
      ['PAYMENT', await value('SELECT prn AS value FROM payment ORDER BY created_at DESC LIMIT 1'), 'TXN-'],
    ]
    for (const [kind, key] of files) expect([kind, (await give(kind, key)).statusCode]).toEqual([kind, 200])
    const { whole } = await readEverything(call)
    for (const [kind, , beginning] of files)
      expect([kind, whole.some(({ call }) => call.id.startsWith(beginning))]).toEqual([kind, true])
    const keys = files.map(([, key]) => key)
    expect(briefly(outsideOf(keys, whole))).toEqual([])
    await run(`UPDATE personal_reason SET until = now() - interval '1 second'`)
    expect(briefly((await readEverything(call)).whole)).toEqual([])
    await forget()
  }, 300_000)

  it('is shown for the file of a reason by every spelling of its number, and by every record of a person', async () => {
    const brn = samples.brn?.[0] ?? ''
    await give('ENTITY', ` ${brn.slice(0, 4)} ${brn.slice(4)}`)
    const lists = [contract.people.subscribers, contract.people.directors]
    const url = (id: string) => lists.map(list => pathOf(list, { id }))
    const shown = async (urls: string[]) =>
      (await Promise.all(urls.map(async url => find((await call({ url })).body)))).flat()
    const whole = await shown(url(brn))
    expect(whole.length).toBeGreaterThan(0)
    expect(await shown(url(`${brn.slice(0, 9)} ${brn.slice(9)}`))).toEqual(whole)
    await forget()
    const key = await value(`SELECT min(id) AS value FROM entity_person WHERE id_number LIKE 'CM%'`)
    const other = await value(
      `INSERT INTO entity_person (brn, no, roles, kind, given_name, sur_name, id_type, id_number, nationality)
       SELECT brn, 900 + no, roles, kind, given_name, sur_name, id_type, id_number, nationality
       FROM entity_person WHERE id = ${key} RETURNING id AS value`,
    )
    expect((await give('PERSON', other)).json().key).toBe(key)
    for (const person of [key, other, `0${key}`])
      expect([person, (await shown([pathOf(contract.persons.file, { person })])).length]).not.toEqual([person, 0])
    await run('DELETE FROM entity_person WHERE id = $1', [other])
    await forget()
  })

  it('of one file is masked for the same person in another session, and the reason ends with its session', async () => {
    const brn = samples.brn?.[0] ?? ''
    await give('ENTITY', brn)
    const directors = { url: pathOf(contract.people.directors, { id: brn }) }
    const subscribers = { url: pathOf(contract.people.subscribers, { id: brn }) }
    const shown = async (by: Call) => find((await by(directors)).body + (await by(subscribers)).body).length
    expect(await shown(call)).toBeGreaterThan(0)
    const again = await registry.signIn('newcomer')
    expect(await shown(registry.as(again))).toBe(0)
    expect((await run('SELECT count(*)::int AS n FROM personal_reason')).rows).toEqual([{ n: 0 }])
    token = again
    call = registry.as(again)
  })

  it('is never answered with 304 to whoever may not see it any more', async () => {
    const brn = samples.brn?.[0] ?? ''
    await give('ENTITY', brn)
    const urls = [contract.people.subscribers, contract.people.directors].map(list => pathOf(list, { id: brn }))
    const bodies = await Promise.all(urls.map(async url => find((await call({ url })).body)))
    const url = urls.find((_, at) => bodies[at]?.length) ?? ''
    const { headers } = await call({ url })
    const request = { url, headers: { 'if-none-match': String(headers.etag) } }
    expect((await call(request)).statusCode).toBe(304)
    await run(`UPDATE personal_reason SET until = now() - interval '1 second'`)
    const later = await call(request)
    expect([later.statusCode, find(later.body)]).toEqual([200, []])
    await forget()
  })
})

describe('a reason', () => {
  it('is answered with the time that is left, and listed until it ends', async () => {
    const brn = samples.brn?.[1] ?? ''
    await give('ENTITY', brn)
    const reveals = async () => (await call({ url: pathOf(contract.personalData.reveals) })).json().reveals
    expect(await reveals()).toEqual([{ kind: 'ENTITY', key: brn, seconds: expect.any(Number) }])
    await run(`UPDATE personal_reason SET until = now() - interval '1 second'`)
    expect(await reveals()).toEqual([])
  })

  it('leaves an entry in the access log and one in the audit trail, without a value', async () => {
    const brn = samples.brn?.[2] ?? ''
    await give('ENTITY', brn, call, { reason: 'COURT_ORDER', reference: 'HCT 7 of CM90123456AB4K' })
    const { rows: log } = await run(
      `SELECT kind, file_kind, file_key, reason, reference, call FROM access_entry WHERE kind = 'REVEAL' AND file_key = $1`,
      [brn],
    )
    expect(log).toEqual([
      {
        kind: 'REVEAL',
        file_kind: 'ENTITY',
        file_key: brn,
        reason: 'COURT_ORDER',
        reference: 'HCT 7 of CM••••••••AB4K',
        call: 'PORTAL-REASON',
      },
    ])
    const { rows: trail } = await run(
      `SELECT subject, after FROM audit_entry WHERE call = 'PORTAL-REASON' ORDER BY id DESC LIMIT 1`,
    )
    expect(trail).toEqual([
      {
        subject: brn,
        after: { file: 'ENTITY', reason: 'COURT_ORDER', reference: 'HCT 7 of CM••••••••AB4K', minutes: 30 },
      },
    ])
  })

  it('that is sent twice, or twice at once, is one entry in each log; another one is another', async () => {
    const brn = samples.brn?.[3] ?? ''
    const entries = async () => {
      const log = await run(`SELECT 1 FROM access_entry WHERE kind = 'REVEAL' AND file_key = $1`, [brn])
      const trail = await run(`SELECT 1 FROM audit_entry WHERE call = 'PORTAL-REASON' AND subject = $1`, [brn])
      return [log.rows.length, trail.rows.length]
    }
    const answers = await Promise.all([1, 2, 3].map(() => give('ENTITY', brn)))
    answers.push(await give('ENTITY', brn))
    for (const answer of answers) {
      expect(answer.statusCode).toBe(200)
      expect(answer.json().seconds).toBeGreaterThan(1700)
    }
    expect(await entries()).toEqual([1, 1])
    await give('ENTITY', brn, call, { reference: 'Another letter' })
    expect(await entries()).toEqual([2, 2])
    await run(`UPDATE personal_reason SET given_at = now() - interval '5 minutes'`)
    await give('ENTITY', brn, call, { reference: 'Another letter' })
    expect(await entries()).toEqual([3, 3])
  })

  it.each([
    ['without a reference', { reference: '  ' }, 400, 'reference'],
    ['with a reference of 201 letters', { reference: 'x'.repeat(201) }, 400, 'reference'],
    ['of another kind', { reason: 'CURIOSITY' }, 400, 'reason'],
  ])('%s is refused by field', async (_, more, status, field) => {
    const answer = await give('ENTITY', samples.brn?.[0] ?? '', call, more)
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([status, [field]])
  })

  it('without a reference is refused with a sentence that says what to enter', async () => {
    const answer = await give('ENTITY', samples.brn?.[0] ?? '', call, { reference: '' })
    expect(answer.json().fields.reference).toBe(
      'Enter the reference of the reason, for example the number of the letter or case',
    )
  })

  it('is refused for a file that does not exist, and for one that the person may not read', async () => {
    expect((await give('ENTITY', '79999999999999')).json()).toMatchObject({ status: 404, code: 'no-such-file' })
    expect((await give('ACCOUNT', 'nobody')).json()).toMatchObject({ status: 404, code: 'no-such-file' })
    await givePermissions(registry.database, 'newcomer', ['can_access_settings'])
    expect((await give('ENTITY', samples.brn?.[0] ?? '')).json()).toMatchObject({ status: 403, code: 'forbidden' })
    await givePermissions(registry.database, 'newcomer', others)
  })
})

describe('a masked value', () => {
  it('that is sent back is refused by the name of its field, and nothing is written', async () => {
    const admin = registry.as(await registry.signIn('admin'))
    const userId = await value(
      `SELECT id AS value FROM account WHERE account_type = 'INDIVIDUAL' AND NOT enabled LIMIT 1`,
    )
    const before = (await run('SELECT email, phone_number FROM account WHERE id = $1', [userId])).rows
    const send = (by: Call, body: object) =>
      by({ method: 'POST', url: pathOf(contract.accounts.updateContacts), payload: { userId, ...body } })
    for (const by of [call, admin]) {
      expect((await send(by, { email: 'p••••••••@••••••••', phone: '+256772000111' })).json()).toMatchObject({
        status: 400,
        code: 'masked-value',
        fields: { email: 'This value is masked. Enter the whole value' },
      })
      expect((await send(by, { email: 'new@example.org', phone: '••••••••56' })).json()).toMatchObject({
        code: 'masked-value',
        fields: { phone: expect.any(String) },
      })
    }
    expect((await run('SELECT email, phone_number FROM account WHERE id = $1', [userId])).rows).toEqual(before)
  })
})

describe('a search of accounts by somebody who sees masks', () => {
  const search = async (by: Call, filter: Record<string, string>) =>
    (await by({ url: `${pathOf(contract.accounts.individuals)}?${new URLSearchParams(filter)}` })).json().data.content

  it('finds whole values and shows them masked, and finds nothing by a part of a value', async () => {
    const { rows } = await run(
      `SELECT id, id_number, email, phone_number FROM account WHERE account_type = 'INDIVIDUAL' ORDER BY id LIMIT 20`,
    )
    const admin = registry.as(await registry.signIn('admin'))
    for (const { id, id_number, email, phone_number } of rows) {
      const wholes = { idNumber: id_number.toLowerCase(), email, phone: phone_number.replace('+256', '0') }
      for (const [name, text] of Object.entries(wholes)) {
        const found = await search(call, { [name]: text })
        expect([name, found.map((row: { id: string }) => row.id)]).toEqual([name, [id]])
        expect(find(JSON.stringify(found))).toEqual([])
        const part = text.slice(name === 'phone' ? -8 : 0, name === 'phone' ? undefined : -1)
        expect([name, await search(call, { [name]: part })]).toEqual([name, []])
        expect((await search(admin, { [name]: part })).length).toBeGreaterThan(0)
      }
    }
  })

  it('finds an ID number that is typed in groups, as it stands on the card', async () => {
    const { rows } = await run(
      `SELECT id, id_number FROM account WHERE account_type = 'INDIVIDUAL' AND id_type = 'NATIONAL_ID' ORDER BY id LIMIT 1`,
    )
    const [{ id, id_number: number }] = rows
    const grouped = `${number.slice(0, 4)} ${number.slice(4, 9)}-${number.slice(9)}`
    const admin = registry.as(await registry.signIn('admin'))
    for (const by of [admin, call])
      expect((await search(by, { idNumber: grouped })).map((row: { id: string }) => row.id)).toEqual([id])
  })
})

describe('the log of the server', () => {
  it('holds no personal data', async () => {
    const { app, log } = await loggedApp(registry, { send: async () => undefined } as never)
    for (const one of readingCalls.filter(({ id }) =>
      /^(CF|USERS|NIRA|PRACTITIONER|PORTAL-AUDIT|PORTAL-FIND)/.test(id),
    ))
      for (const request of requestsFor(one, samples).slice(0, 3))
        await app.inject({ ...request, headers: { authorization: `Bearer ${token}` } })
    expect(log().length).toBeGreaterThan(100)
    expect(find(log())).toEqual([])
    await app.close()
  })
})
