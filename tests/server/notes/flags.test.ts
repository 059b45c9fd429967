import { contract } from '@contract/index'
import { registryToday } from '@contract/registryDay'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'
import { giveName, givePermissions } from '../../support/sessions'

type Call = ReturnType<TestRegistry['as']>
let registry: TestRegistry
let admin: Call
let registrar: Call
let brn: string
beforeAll(async () => {
  registry = await testRegistry({ companies: 60 })
  admin = registry.as(await registry.signIn('admin'))
  registrar = registry.as(await registry.signIn('registrar'))
  brn = (await run("SELECT brn FROM entity WHERE register = 'COMPANY' ORDER BY brn DESC LIMIT 1")).rows[0].brn
  await clear()
})
afterAll(() => registry.close())
afterEach(() => clear())

const run = (statement: string, values: unknown[] = []) => registry.database.pool.query(statement, values)
const clear = () => run('DELETE FROM flag')
const kindId = async (name: string) =>
  String((await run('SELECT id FROM flag_kind WHERE name = $1', [name])).rows[0].id)
const send = async (url: string, payload: object, by = admin) => (await by({ method: 'POST', url, payload })).json()

describe('a flag', () => {
  const set = (name: string, more: object = {}, by = admin) =>
    kindId(name).then(kind =>
      send(
        pathOf(contract.flags.set),
        { kind: 'ENTITY', key: brn, kindId: kind, reason: 'Order', document: 'HC 12', lastDay: null, ...more },
        by,
      ),
    )
  const flagsOf = async (by = admin) =>
    (await by({ url: pathOf(contract.notes.ofRecord), query: { kind: 'ENTITY', key: brn } })).json().flags

  it('needs the reason and the document that its kind asks for, and a day that is not past', async () => {
    expect(await set('Court order', { reason: ' ' })).toMatchObject({
      code: 'flag-reason-missing',
      fields: { reason: expect.any(String) },
    })
    expect(await set('Court order', { document: '' })).toMatchObject({ code: 'flag-document-missing' })
    expect(await set('Court order', { lastDay: '2020-01-01' })).toMatchObject({ code: 'flag-end-past' })
    expect(await set('Deceased person')).toMatchObject({ code: 'flag-kind-unfit' })
  })

  it('is set once, says who set it, and is lifted with a reason by those whom its kind names', async () => {
    expect(await set('Court order', {}, registrar)).toMatchObject({ code: 'flag-set' })
    expect(await set('Court order', {}, registrar)).toMatchObject({ code: 'flag-set' })
    expect(await set('Court order')).toMatchObject({ code: 'flag-stands', status: 409 })
    const [flag] = await flagsOf(registrar)
    expect(flag).toMatchObject({ name: 'Court order', mayLift: false, effect: 'REFUSES', document: 'HC 12' })
    const lift = (by: Call, reason = 'Order set aside') =>
      send(pathOf(contract.flags.lift, { id: flag.id }), { reason }, by)
    expect(await lift(registrar)).toMatchObject({ code: 'flag-not-allowed', status: 403 })
    expect(await lift(admin)).toMatchObject({ code: 'flag-lifted' })
    expect(await lift(admin)).toMatchObject({ code: 'flag-lifted' })
    expect(await lift(admin, 'Other')).toMatchObject({ code: 'flag-lifted-already', status: 409 })
    expect(await flagsOf()).toMatchObject([{ liftReason: 'Order set aside', endedAt: expect.any(String) }])
    expect(await set('Court order')).toMatchObject({ code: 'flag-set' })
  })

  it('is lifted by its kind from a record, by those whom the kind names', async () => {
    const lift = async (by: Call) =>
      send(
        pathOf(contract.flags.liftKind),
        { kind: 'ENTITY', key: brn, kindId: await kindId('Court order'), reason: 'Order set aside' },
        by,
      )
    expect(await lift(admin)).toMatchObject({ code: 'no-such-flag', status: 404 })
    expect(await set('Court order')).toMatchObject({ code: 'flag-set' })
    expect(await lift(registrar)).toMatchObject({ code: 'flag-not-allowed', status: 403 })
    expect(await lift(admin)).toMatchObject({ code: 'flag-lifted', params: { flag: 'Court order' } })
    expect(await flagsOf()).toMatchObject([{ liftReason: 'Order set aside' }])
    const kinds = async (by: Call) =>
      (await by({ url: pathOf(contract.flags.kindsFor), query: { kind: 'ENTITY' } })).json()
    const names = (all: { name: string }[]) => all.map(({ name }) => name)
    const { settable, liftable } = await kinds(registrar)
    expect(settable.find(({ name }: { name: string }) => name === 'Court order')).toMatchObject({ effect: 'REFUSES' })
    expect(names(liftable)).not.toContain('Court order')
    expect(names((await kinds(admin)).liftable)).toContain('Court order')
    const newcomer = registry.as(await registry.signIn('newcomer'))
    expect((await newcomer({ url: pathOf(contract.flags.kindsFor), query: { kind: 'ENTITY' } })).statusCode).toBe(403)
  })

  it('tells a namesake that it was lifted by somebody else', async () => {
    await givePermissions(registry.database, 'newcomer', ['can_manage_flags', 'can_view_reservation_settings'])
    await giveName(registry.database, 'newcomer', 'admin')
    const namesake = registry.as(await registry.signIn('newcomer'))
    expect(await set('Court order')).toMatchObject({ code: 'flag-set' })
    const [{ id }] = await flagsOf()
    const lift = (by: Call) => send(pathOf(contract.flags.lift, { id }), { reason: 'Order set aside' }, by)
    expect(await lift(admin)).toMatchObject({ code: 'flag-lifted' })
    expect(await lift(namesake)).toMatchObject({ code: 'flag-lifted-already', status: 409 })
    expect(await lift(admin)).toMatchObject({ code: 'flag-lifted' })
  })

  it('quotes the reason of its lifting to the next person without personal data', async () => {
    await givePermissions(registry.database, 'newcomer', ['can_manage_flags', 'can_view_reservation_settings'])
    const newcomer = registry.as(await registry.signIn('newcomer'))
    expect(await set('Court order')).toMatchObject({ code: 'flag-set' })
    const [{ id }] = await flagsOf()
    const lift = (reason: string, by: Call) => send(pathOf(contract.flags.lift, { id }), { reason }, by)
    expect(await lift('Order set aside, said CM9000010ABCDE on 0772 123456', admin)).toMatchObject({
      code: 'flag-lifted',
    })
    const refused = await lift('Set aside', newcomer)
    expect(refused).toMatchObject({ code: 'flag-lifted-already', params: { reason: expect.stringContaining('•') } })
    expect(JSON.stringify(refused)).not.toMatch(/CM9000010ABCDE|0772 123456/)
  })

  it('is refused while it stands with another document or last day, which would be lost', async () => {
    expect(await set('Court order')).toMatchObject({ code: 'flag-set' })
    const stands = { code: 'flag-stands', status: 409 }
    expect(await set('Court order', { document: 'HC 13' })).toMatchObject(stands)
    expect(await set('Court order', { lastDay: '2999-12-31' })).toMatchObject(stands)
    expect(await set('Court order')).toMatchObject({ code: 'flag-set' })
    expect(await flagsOf()).toMatchObject([{ document: 'HC 12', lastDay: null }])
  })

  it('is set once with the last day of its kind, also when it is sent again on the next day', async () => {
    expect(await set('Fraud watch')).toMatchObject({ code: 'flag-set' })
    await run("UPDATE flag SET set_at = set_at - interval '1 day', last_day = last_day - 1")
    expect(await set('Fraud watch')).toMatchObject({ code: 'flag-set' })
    const [{ lastDay }] = await flagsOf()
    expect(await set('Fraud watch', { lastDay })).toMatchObject({ code: 'flag-set' })
    expect(await set('Fraud watch', { lastDay: '2999-12-31' })).toMatchObject({ code: 'flag-stands' })
  })

  it('shows its last day as its end, also after it is set again', async () => {
    await set('Fraud watch')
    await run('UPDATE flag SET last_day = registry_day(now()) - 3')
    const ends = async () => (await flagsOf()).map((one: { endedAt: unknown }) => one.endedAt)
    const [lastDay] = await ends()
    expect(Date.parse(registryToday()) - Date.parse(lastDay)).toBe(3 * 86_400_000)
    await set('Fraud watch')
    expect(await ends()).toEqual([null, lastDay])
    const [{ lifted }] = (await run('SELECT lifted_at AS lifted FROM flag WHERE lifted_at IS NOT NULL')).rows
    expect(new Date(lifted)).toEqual(new Date(Date.parse(`${lastDay}T00:00:00+03:00`) + 86_400_000))
  })

  it('ends by itself after the days of its kind, and can then be set again', async () => {
    await set('Fraud watch')
    const [flag] = await flagsOf()
    const days = (Date.parse(flag.lastDay) - Date.parse(registryToday())) / 86_400_000
    expect(days).toBe(180)
    await run('UPDATE flag SET last_day = registry_day(now()) - 1')
    expect(await flagsOf()).toMatchObject([{ mayLift: false, endedAt: expect.any(String) }])
    expect(await send(pathOf(contract.flags.lift, { id: flag.id }), { reason: 'Late' })).toMatchObject({
      code: 'flag-over',
    })
    expect(await set('Fraud watch')).toMatchObject({ code: 'flag-set' })
    expect((await flagsOf()).map((one: { endedAt: unknown }) => one.endedAt === null)).toEqual([true, false])
  })

  it('masks the addresses of its record for those who may see personal data', async () => {
    const upn = String(
      (
        await run(
          'SELECT unique_practitioner_number AS upn FROM practitioner WHERE postal_address IS NOT NULL ORDER BY 1 LIMIT 1',
        )
      ).rows[0].upn,
    )
    const read = async () =>
      JSON.stringify((await admin({ url: pathOf(contract.practitioners.read, { n: upn }) })).json())
    const address = String(
      (await run('SELECT postal_address AS address FROM practitioner WHERE unique_practitioner_number = $1', [upn]))
        .rows[0].address,
    )
    expect(await read()).toContain(address)
    await set('Suppressed address', { kind: 'PRACTITIONER', key: upn.toLowerCase() })
    expect(await read()).not.toContain(address)
    expect(await read()).toContain('••••')
    const other = await admin({ url: pathOf(contract.practitioners.read, { n: upn.toLowerCase() }) })
    expect([other.statusCode, other.body.includes(address)]).toEqual([200, false])
  })
})

describe('a kind of flag', () => {
  const body = {
    name: 'Under audit',
    colour: 'BLUE',
    icon: 'LOCK',
    subjects: ['ENTITY'],
    refuses: ['BLACKLIST-ADD'],
    approves: [],
    masksAddresses: false,
    needsReason: false,
    needsDocument: false,
    setBy: ['can_manage_flags'],
    liftBy: ['can_manage_flags'],
    endsAfter: null,
    active: true,
  }
  it('is added and changed by holders of can_manage_flags, and names calls that change records', async () => {
    expect(await send(pathOf(contract.flagKinds.add), body, registrar)).toMatchObject({ code: 'forbidden' })
    expect(await send(pathOf(contract.flagKinds.add), { ...body, refuses: ['MDA-CREATE'] })).toMatchObject({
      code: 'calls-not-flaggable',
      fields: { refuses: expect.any(String) },
    })
    expect(await send(pathOf(contract.flagKinds.add), body)).toMatchObject({ code: 'flag-kind-added' })
    expect(await send(pathOf(contract.flagKinds.add), { ...body, name: 'under AUDIT' })).toMatchObject({
      code: 'name-taken',
    })
    const id = await kindId('Under audit')
    const edit = (version: number) =>
      send(pathOf(contract.flagKinds.edit, { id }), { ...body, version, approves: ['ALL'] })
    expect(await edit(1)).toMatchObject({ code: 'flag-kind-updated' })
    expect(await edit(1)).toMatchObject({ code: 'changed-meanwhile' })
    const rows = (await admin({ url: `${pathOf(contract.flagKinds.list)}?range=[0,99]` })).json()
    expect(rows.find((row: { name: string }) => row.name === 'Under audit')).toMatchObject({
      approves: ['ALL'],
      version: 2,
      standing: 0,
    })
  })

  it('stays as it is, without an entry in the trail, when it is saved unchanged', async () => {
    const kind = { ...body, name: 'Under review' }
    expect(await send(pathOf(contract.flagKinds.add), kind)).toMatchObject({ code: 'flag-kind-added' })
    const url = pathOf(contract.flagKinds.edit, { id: await kindId(kind.name) })
    for (const _ of [1, 2])
      expect(await send(url, { ...kind, name: ' Under review ', version: 1 })).toMatchObject({
        code: 'flag-kind-updated',
      })
    const entries = await run("SELECT call FROM audit_entry WHERE subject = 'Under review'")
    expect(entries.rows).toEqual([{ call: contract.flagKinds.add.id }])
  })
})
