import { isList } from '@contract/call'
import { calls, contract } from '@contract/index'
import { ALL_CALLS } from '@contract/portal/flags'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type FlaggedWrite, flaggedCalls, flaggedWrites } from '../../support/flaggedWrites'
import { pathOf } from '../../support/pathOf'
import { isOfOwnList } from '../../support/published'
import { type TestRegistry, testRegistry } from '../../support/registry'

let registry: TestRegistry
let call: ReturnType<TestRegistry['as']>
let writes: Record<string, FlaggedWrite>
beforeAll(async () => {
  registry = await testRegistry({ companies: 60 })
  call = registry.as(await registry.signIn('admin'))
  await run(
    "INSERT INTO official_receiver (individual_id, back_office_id) SELECT (SELECT id FROM account WHERE account_type = 'INDIVIDUAL' LIMIT 1), (SELECT id FROM account WHERE account_type = 'BACKOFFICE' LIMIT 1) WHERE NOT EXISTS (SELECT FROM official_receiver)",
  )
  writes = await flaggedWrites(registry)
  await run('DELETE FROM flag')
})
afterAll(() => registry.close())
afterEach(() => run('DELETE FROM flag'))

const run = (statement: string, values: unknown[] = []) => registry.database.pool.query(statement, values)

/** Sets a flag whatever the kind allows, as an earlier version of the kind may have. */
const plant = (kind: string, { kind: subject, key }: FlaggedWrite['records'][number], reason = 'Order of 3 May') =>
  run(
    `INSERT INTO flag (kind_id, subject_kind, subject_key, reason, set_by_id, set_by)
     SELECT k.id, $2, $3, $4, a.id, 'Any' FROM flag_kind k, account a WHERE k.name = $1 AND a.username = 'admin'`,
    [kind, subject, key, reason],
  )

const trail = async () => (await run('SELECT count(*)::int AS count FROM audit_entry')).rows[0].count

/** Calls that change something, but no record on which a flag can stand: what they change, by the beginning of the id. */
const changesNoRecord: readonly RegExp[] = [
  /^PORTAL-(?:NOTE|REMINDER|FLAG|WORK|CALENDAR|VIEW|PRESENCE|BULK|JOB|LOAD|GUIDE|EXTRACT)/, // loads of many files, notes and flags, work about records, closing days, views, presence, guides, extracts, and acts whose calls are asked
  /^(?:AUTH-|PORTAL-(?:NEWS|RECENT|PIN|TOOK|REASON|ACCESS-MARK|PERSON-DATA|PASSWORD|PHONE|ACCESS-ASK))/, // sessions, own pages, logs of reads
  /^(?:DICTIONARY|WORD|EXPIRY|NOTIFICATION|TEMPLATE|ISIC|NAMES|MDA|DEPARTMENT|OCCUPATION|COUNTRY|MANUAL)-/, // settings
  /^(?:SERVICE|DOCCOST|TAXHEAD|BODY|ACADEMIC|PROFQUAL|REASON)-/,
  /^(?:ROLE-(?:CREATE|UPDATE)|PERMISSION-CREATE|PGROUP-CREATE|ACCESS-LEVEL-CREATE|MESSAGE-SEND)$/, // access, messages
  /^(?:STAFF|MDA|PARTNER)-REGISTER$/, // accounts that do not exist before
  /^PORTAL-FILING-DOCUMENT$/, // a document that its filing puts into a file
]

describe('the declaration of changed records', () => {
  it('stands on every call that changes a record', () => {
    const silent = calls.flatMap(one =>
      isList(one) || !one.changes || one.permit === 'public' || one.changesRecord || isOfOwnList(one) ? [] : [one.id],
    )
    expect(silent.filter(id => !changesNoRecord.some(pattern => pattern.test(id)))).toEqual([])
  })

  it('names the entity beside its application, process, payment or legal document', () => {
    const ofEntities = ['APPLICATION', 'PROCESS', 'PAYMENT', 'LEGAL_DOCUMENT']
    const lone = flaggedCalls.flatMap(({ id, changesRecord = [] }) => {
      const kinds = [changesRecord].flat().map(({ kind }) => kind)
      return kinds.some(kind => ofEntities.includes(kind)) && !kinds.includes('ENTITY') ? [id] : []
    })
    // The list of used PRNs is about numbers, not about the payment of an entity.
    expect(lone.sort()).toEqual(['PRN-ADD', 'PRN-REMOVE', 'PRN-UPLOAD'])
  })

  it('has a request here for every call', () => {
    expect(Object.keys(writes).sort()).toEqual(flaggedCalls.map(({ id }) => id).sort())
  })
})

describe('a flag', () => {
  it('refuses or sends to approval each call that its kind names, for each record of the call', async () => {
    const { rows: kinds } = await run('SELECT name, refuses, approves FROM flag_kind ORDER BY id')
    const wrong: string[] = []
    let proven = 0
    for (const { name, refuses, approves } of kinds)
      for (const [id, { request, records }] of Object.entries(writes)) {
        const names = (list: string[]) => list.includes(ALL_CALLS) || list.includes(id)
        const expected = names(refuses) ? 'flagged' : names(approves) ? 'flag-approval' : undefined
        if (!expected) continue
        for (const record of records) {
          await plant(name, record)
          const before = await trail()
          const answer = await call(request)
          const { code, message } = answer.json()
          const fits =
            answer.statusCode === 409 &&
            code === expected &&
            message.includes(name) &&
            message.includes('Order of 3 May') &&
            (await trail()) === before
          if (!fits) wrong.push(`${name} ${id} ${record.kind}: ${answer.statusCode} ${answer.body.slice(0, 200)}`)
          proven++
          await run('DELETE FROM flag')
        }
      }
    expect(wrong).toEqual([])
    expect(proven).toBeGreaterThan(flaggedCalls.length)
  })

  it.each([
    [contract.insolvencyApplications.rollBack.id],
    [contract.officialReceivers.revoke.id],
    [contract.dataCorrections.reconcile.id],
  ])('refuses %s by a number with zeros before it too', async id => {
    const write = writes[id]
    if (!write) throw new Error('there is no such write')
    for (const length of [4, 12])
      for (const record of write.records) {
        const url = write.request.url.replace(/(?<=\/)\d+(?=\/|$)/, number => number.padStart(length, '0'))
        await plant('Court order', record)
        const { code } = (await call({ ...write.request, url })).json()
        expect([url, code]).toEqual([url, expect.stringMatching(/^flagged$|^no-such|^receiver-gone$/)])
        await run('DELETE FROM flag')
      }
  })

  it('leaves calls alone that its kind does not name, and all calls once it is lifted or past its last day', async () => {
    const write = writes[contract.blacklist.add.id]
    const [record] = write?.records ?? []
    if (!write || !record) throw new Error('there is no such write')
    const codeOf = async () => (await call(write.request)).json().code
    await plant('Under investigation', record)
    await plant('Fraud watch', record)
    expect(await codeOf()).not.toMatch(/flag/)
    await plant('Court order', record)
    expect(await codeOf()).toBe('flagged')
    await run('UPDATE flag SET last_day = registry_day(now())')
    expect(await codeOf()).toBe('flagged')
    await run('UPDATE flag SET last_day = registry_day(now()) - 1')
    expect(await codeOf()).not.toBe('flagged')
    await run("UPDATE flag SET last_day = NULL, lifted_at = now(), lifted_by = 'Any'")
    expect(await codeOf()).not.toBe('flagged')
  })

  it('names a masked reason: an ID number in it is not in the refusal', async () => {
    const write = writes[contract.blacklist.add.id]
    const [record] = write?.records ?? []
    if (!write || !record) throw new Error('there is no such write')
    await plant('Court order', record, 'Director CM90023412345K is dead')
    const { message } = (await call(write.request)).json()
    expect(message).toContain('CM••••••••345K')
    expect(message).not.toContain('CM90023412345K')
  })
})

describe('a flag that is set while another clerk submits', () => {
  it('refuses the change, or waits for it: never both', async () => {
    const brns = (
      await run(
        "SELECT brn FROM entity WHERE register = 'COMPANY' AND brn NOT IN (SELECT brn FROM strike_entry) ORDER BY brn LIMIT 20",
      )
    ).rows.map(({ brn }) => String(brn))
    const { rows } = await run("SELECT id FROM flag_kind WHERE name = 'Court order'")
    const clerk = registry.as(await registry.signIn('registrar'))
    const add = (brn: string) =>
      call({ method: 'POST', url: pathOf(contract.blacklist.add, { brn }), payload: { brn, companyName: 'Any' } })
    const flag = (key: string) =>
      clerk({
        method: 'POST',
        url: pathOf(contract.flags.set),
        payload: { kind: 'ENTITY', key, kindId: rows[0].id, reason: 'Order', document: 'HC 12', lastDay: null },
      })
    const outcomes = await Promise.all(
      brns.map(async (brn, index) => {
        const [first, second] = index % 2 ? [add(brn), flag(brn)] : [flag(brn), add(brn)]
        const [one, two] = await Promise.all([first, second])
        const [added, flagged] = index % 2 ? [one, two] : [two, one]
        expect(flagged.json().message).toBe('The flag “Court order” was set.')
        return { brn, status: added.statusCode }
      }),
    )
    for (const { brn, status } of outcomes) {
      const { rows: found } = await run(
        'SELECT s.created_at < f.set_at AS before FROM strike_entry s JOIN flag f ON f.subject_key = s.brn WHERE s.brn = $1',
        [brn],
      )
      expect([brn, status, found.length]).toEqual([brn, status, status === 409 ? 0 : 1])
    }
  })

  it('waits until a change that has begun is over', async () => {
    const [entity] = (
      await run('SELECT brn FROM entity WHERE brn NOT IN (SELECT brn FROM strike_entry) ORDER BY brn DESC LIMIT 1')
    ).rows
    const { rows } = await run("SELECT id FROM flag_kind WHERE name = 'Court order'")
    const brn = String(entity.brn)
    // A row lock holds the change after it has read the flags.
    const holder = await registry.database.pool.connect()
    await holder.query('BEGIN')
    await holder.query('LOCK TABLE strike_entry IN ACCESS EXCLUSIVE MODE')
    const isWaiting = async (kind: 'relation' | 'advisory') => {
      const locks = await run('SELECT FROM pg_locks WHERE NOT granted AND locktype = $1', [kind])
      return locks.rows.length > 0
    }
    const adding = call({
      method: 'POST',
      url: pathOf(contract.blacklist.add, { brn }),
      payload: { brn, companyName: 'Any' },
    })
    await expect.poll(() => isWaiting('relation')).toBe(true)
    const flagging = call({
      method: 'POST',
      url: pathOf(contract.flags.set),
      payload: { kind: 'ENTITY', key: brn, kindId: rows[0].id, reason: 'Order', document: 'HC 12', lastDay: null },
    })
    await expect.poll(() => isWaiting('advisory')).toBe(true)
    expect((await run('SELECT FROM flag WHERE subject_key = $1', [brn])).rows).toHaveLength(0)
    await holder.query('COMMIT')
    holder.release()
    const [added, flagged] = await Promise.all([adding, flagging])
    expect([added.statusCode, flagged.statusCode]).toEqual([200, 200])
    expect((await call({ method: 'POST', url: pathOf(contract.blacklist.reverse, { brn }) })).json().code).toBe(
      'flagged',
    )
  })
})
