import { registryToday } from '@contract/registryDay'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { entitiesOf, filingsOf } from '../../support/filings'
import { type TestRegistry, testRegistry } from '../../support/registry'

let registry: TestRegistry
let clerk: Awaited<ReturnType<typeof filingsOf>>
let company = { brn: '', name: '', registeredOn: '' }
let other = company
beforeAll(async () => {
  registry = await testRegistry()
  clerk = await filingsOf(registry)
  const found = await entitiesOf(
    registry,
    `e.kind = 'COMPANY' AND EXISTS (SELECT FROM shareholding h WHERE h.brn = e.brn AND h.class_no = 1)
      AND EXISTS (SELECT FROM entity_person p WHERE p.brn = e.brn AND 'SECRETARY' = ANY (p.roles))
      AND EXISTS (SELECT FROM entity_person p WHERE p.brn = e.brn AND 'SECRETARY' <> ALL (p.roles))`,
    2,
  )
  ;[company = company, other = other] = found
})
afterAll(() => registry.close())

const someone = { kind: 'INDIVIDUAL', givenName: 'Nakirya', surName: 'Test' }
const tomorrow = registryToday(Date.now() + 86_400_000)
/** Everything that a filing may change, as text. */
const stateOf = async (brn: string) => {
  const tables = [
    'entity_person',
    'entity_role',
    'share_class',
    'shareholding',
    'filing',
    'entity_document',
    'row_version',
  ]
  const one = async (table: string) =>
    (await registry.database.pool.query(`SELECT * FROM ${table} t WHERE brn = $1 ORDER BY t::text`, [brn])).rows
  const { rows } = await registry.database.pool.query('SELECT * FROM entity WHERE brn = $1', [brn])
  return JSON.stringify([rows, await Promise.all(tables.map(one))])
}
const withRole = async (role: string, has = true) => {
  const { people } = await clerk.present(company.brn)
  return people.find((one: { roles: { role: string }[] }) => one.roles.some(each => each.role === role) === has)
}
const rename = (on: string, name = 'OTHER NAME LTD') => ({ kind: 'NAME', on, name })

/** Files effects that must be refused, and tells that nothing was written. */
const refusal = async (effects: unknown[], more: object = {}, brn = company.brn) => {
  const before = await stateOf(brn)
  const refused = await clerk.refused(brn, effects, more)
  expect(await stateOf(brn)).toBe(before)
  return refused
}

describe('a filing is refused, with the effect or field named and nothing written,', () => {
  it('for a day that does not exist', async () => {
    expect(await refusal([rename('2023-02-30')])).toMatchObject({ status: 400, fields: ['effects.0.on'] })
  })

  it('for a day of effect or of filing to come', async () => {
    expect(await refusal([rename('2022-01-01'), rename(tomorrow)])).toEqual({
      status: 400,
      code: 'effect-to-come',
      message: `Effect 2: the day ${tomorrow} is still to come. Enter a day up to today.`,
      fields: ['effects.1.on'],
    })
    expect(await refusal([rename('2022-01-01')], { filedOn: tomorrow })).toMatchObject({
      status: 400,
      code: 'filed-to-come',
      fields: ['filedOn'],
    })
  })

  it('for a day before the entity was registered', async () => {
    expect(await refusal([rename('1900-01-01')])).toMatchObject({
      status: 400,
      code: 'effect-before-registration',
      message: `Effect 1: the day 1900-01-01 is before the entity was registered on ${company.registeredOn}. Enter that day or a later one.`,
    })
    expect(await refusal([rename('2022-01-01')], { filedOn: '1900-01-01' })).toMatchObject({
      code: 'filed-before-registration',
      fields: ['filedOn'],
    })
  })

  it('for a BRN that is not registered', async () => {
    expect(await clerk.refused('80029999999999', [rename('2022-01-01')])).toMatchObject({
      status: 404,
      code: 'unknown-brn',
      fields: ['brn'],
    })
  })

  it('for a dissolved entity and for one whose account is locked', async () => {
    const { rows } = await registry.database.pool.query(
      `(SELECT brn FROM entity WHERE status = 'CEASED' LIMIT 1)
        UNION ALL (SELECT brn FROM entity WHERE locked_down AND status = 'REGISTERED' LIMIT 1)`,
    )
    const [ceased, locked] = rows.map(({ brn }) => brn)
    expect(await refusal([rename('2026-01-01')], {}, ceased)).toMatchObject({ status: 409, code: 'entity-ceased' })
    expect(await refusal([rename('2026-01-01')], {}, locked)).toMatchObject({ status: 409, code: 'entity-locked' })
  })

  it('for effects after the one that dissolves the entity', async () => {
    const effects = [rename('2023-01-02'), { kind: 'STATUS', on: '2023-01-01', status: 'CEASED' }]
    expect(await refusal(effects)).toMatchObject({ code: 'effect-after-end', fields: ['effects.0.on'] })
  })

  it('for the end of a role that is not held', async () => {
    const { no, name } = await withRole('SECRETARY', false)
    const end = { kind: 'END_OF_ROLE', on: '2022-01-01', role: 'SECRETARY', person: { no } }
    expect(await refusal([rename('2022-01-01'), end])).toMatchObject({
      status: 409,
      code: 'effect-role-not-held',
      message: `Effect 2: ${name} does not have the role SECRETARY, so it cannot end. File the appointment first.`,
      fields: ['effects.1.person'],
    })
  })

  it('for a role that ends before it begins', async () => {
    const reversed = {
      kind: 'APPOINTMENT',
      on: '2022-01-02',
      until: '2022-01-01',
      role: 'DIRECTOR',
      person: { added: 1 },
    }
    expect(await refusal([reversed], { people: [someone] })).toMatchObject({
      code: 'effect-role-reversed',
      fields: ['effects.0.until'],
    })
    await clerk.file(other.brn, [{ kind: 'APPOINTMENT', on: '2022-01-02', role: 'DIRECTOR', person: { added: 1 } }], {
      people: [someone],
    })
    const { people } = await clerk.present(other.brn)
    const end = { kind: 'END_OF_ROLE', on: '2022-01-02', role: 'DIRECTOR', person: { no: people.at(-1).no } }
    expect(await refusal([end], {}, other.brn)).toMatchObject({
      code: 'effect-role-reversed',
      fields: ['effects.0.on'],
    })
    const early = { kind: 'APPOINTMENT', on: '2021-01-01', role: 'SUBSCRIBER', person: { no: people.at(-1).no } }
    expect(await refusal([early], {}, other.brn)).toMatchObject({ code: 'effect-person-later' })
    const twice = { kind: 'APPOINTMENT', on: '2023-01-01', role: 'DIRECTOR', person: { no: people.at(-1).no } }
    expect(await refusal([twice], {}, other.brn)).toMatchObject({
      code: 'effect-role-held',
      message: 'Effect 1: Nakirya Test has the role DIRECTOR already, since 2022-01-02.',
    })
  })

  it('for a role that is held already, or that its kind of entity does not have', async () => {
    const { no } = await withRole('SECRETARY')
    const appointment = { kind: 'APPOINTMENT', on: '2022-01-01', person: { no } }
    expect(await refusal([{ ...appointment, role: 'SECRETARY' }])).toMatchObject({ code: 'effect-role-held-always' })
    expect(await refusal([{ ...appointment, role: 'PARTNER' }])).toMatchObject({ code: 'effect-role-of-kind' })
  })

  it('for a second secretary, unless the first one goes in the same filing', async () => {
    const { no, name } = await withRole('SECRETARY')
    const appointment = { kind: 'APPOINTMENT', on: '2022-01-01', role: 'SECRETARY', person: { added: 1 } }
    expect(await refusal([appointment], { people: [someone] })).toMatchObject({
      status: 409,
      code: 'effect-second-secretary',
      message: `Effect 1: ${name} is secretary at that time. File the end of that role in the same filing, or another day.`,
    })
    const end = { kind: 'END_OF_ROLE', on: '2022-01-01', role: 'SECRETARY', person: { no } }
    await clerk.file(company.brn, [appointment, end], { people: [someone] })
    expect((await withRole('SECRETARY')).name).toBe('Nakirya Test')
  })

  it('for people, classes and villages that do not exist, and new people whom no effect names', async () => {
    const appointment = { kind: 'APPOINTMENT', on: '2022-01-01', role: 'DIRECTOR' }
    expect(await refusal([{ ...appointment, person: { no: 999 } }])).toMatchObject({ code: 'effect-unknown-person' })
    expect(await refusal([{ ...appointment, person: { added: 2 } }], { people: [someone] })).toMatchObject({
      code: 'effect-unknown-person',
    })
    const raise = { kind: 'SHARE_CAPITAL', on: '2022-01-01', shareClass: { no: 99 }, number: 5 }
    expect(await refusal([raise])).toMatchObject({ code: 'effect-unknown-class' })
    const move = { kind: 'ADDRESS', on: '2022-01-01', address: { villageId: 999_999_999 } }
    expect(await refusal([move])).toMatchObject({ code: 'effect-unknown-village' })
    expect(await refusal([rename('2022-01-01')], { people: [someone] })).toMatchObject({
      code: 'new-person-unused',
      fields: ['people.0'],
    })
  })

  it('for shares beyond the capital of their class, or beyond what somebody holds', async () => {
    const { shareClasses, holdings } = await clerk.present(company.brn)
    const [{ no, number, allotted }] = shareClasses
    const [giver] = holdings
    const shareClass = { no }
    const allotment = {
      kind: 'ALLOTMENT',
      on: '2022-01-01',
      shareClass,
      person: { no: giver.personNo },
      paid: 1,
      unpaid: 0,
    }
    expect(await refusal([{ ...allotment, shares: number - allotted + 1 }])).toMatchObject({
      status: 409,
      code: 'effect-beyond-capital',
      fields: ['effects.0.shares'],
    })
    const transfer = { kind: 'TRANSFER', on: '2022-01-01', shareClass, from: { no: giver.personNo } }
    const taker = { added: 1 }
    expect(await refusal([{ ...transfer, to: taker, shares: giver.shares + 1 }], { people: [someone] })).toMatchObject({
      code: 'effect-too-few-shares',
    })
    expect(await refusal([{ ...transfer, to: { no: giver.personNo }, shares: 1 }])).toMatchObject({
      code: 'effect-same-holder',
    })
    const cut = { kind: 'SHARE_CAPITAL', on: '2022-01-01', shareClass, number: Math.max(1, allotted - 1) }
    expect(await refusal([cut])).toMatchObject({ code: 'effect-below-allotted' })
    const twin = { kind: 'NEW_CLASS', on: '2022-01-01', nominalClass: shareClasses[0].name, number: 1, value: 1 }
    expect(await refusal([twin])).toMatchObject({ code: 'effect-class-taken' })
  })

  it('for shares of an entity that has none', async () => {
    const [name] = await entitiesOf(registry, "e.kind = 'BUSINESS_NAME'")
    const effect = { kind: 'NEW_CLASS', on: '2022-01-01', nominalClass: 'ORDINARY', number: 1, value: 1 }
    expect(await refusal([effect], {}, name?.brn)).toMatchObject({ code: 'effect-no-shares' })
  })

  it('for a change of shares or of the status before a later one', async () => {
    const { shareClasses } = await clerk.present(other.brn)
    const shareClass = { no: shareClasses[0].no }
    await clerk.file(other.brn, [
      { kind: 'SHARE_CAPITAL', on: '2023-01-01', shareClass, number: shareClasses[0].number + 10 },
      { kind: 'STATUS', on: '2023-01-01', status: 'INSOLVENT' },
    ])
    const late = { kind: 'SHARE_CAPITAL', on: '2022-12-31', shareClass, number: shareClasses[0].number + 20 }
    expect(await refusal([late], {}, other.brn)).toMatchObject({ code: 'effect-late-shares', fields: ['effects.0.on'] })
    const early = { kind: 'STATUS', on: '2022-12-31', status: 'CEASED' }
    expect(await refusal([early], {}, other.brn)).toMatchObject({ code: 'effect-late-status' })
  })

  it('for what changes nothing, and for the name of another entity', async () => {
    const { name } = await clerk.present(company.brn)
    expect(await refusal([rename('2022-01-01', name)])).toMatchObject({ code: 'effect-nothing-changes' })
    expect(await refusal([rename('2022-01-01', other.name.toLowerCase())])).toMatchObject({ code: 'effect-name-taken' })
  })

  it('for particulars that the person cannot have, and values that are none', async () => {
    const { people } = await clerk.present(company.brn)
    const { no } = people.find((one: { kind: string }) => one.kind === 'INDIVIDUAL')
    const particulars = { kind: 'PARTICULARS', on: '2022-01-01', person: { no } }
    expect(await refusal([{ ...particulars, values: { registeredName: 'X LTD' } }])).toMatchObject({
      code: 'effect-other-kind',
    })
    expect(await refusal([{ ...particulars, values: {} }])).toMatchObject({ status: 400, fields: ['effects.0.values'] })
    expect(await refusal([{ ...particulars, values: { email: 'no address' } }])).toMatchObject({
      status: 400,
      fields: ['effects.0.values.email'],
    })
  })

  it('as a whole where the last of its effects is', async () => {
    const effects = [
      rename('2022-01-01', 'HALF WRITTEN LTD'),
      { kind: 'ADDRESS', on: '2022-01-02', address: { plot: 'Plot 1' } },
      { kind: 'APPOINTMENT', on: '2022-01-03', role: 'DIRECTOR', person: { added: 1 } },
      { kind: 'END_OF_ROLE', on: '2022-01-03', role: 'DIRECTOR', person: { added: 1 } },
    ]
    expect(await refusal(effects, { people: [someone], documents: [{ name: 'Letter' }] })).toMatchObject({
      code: 'effect-role-reversed',
    })
  })
})

it('is refused to those without the permission, and where a flag refuses changes', async () => {
  const auditor = await filingsOf(registry, 'auditor')
  expect((await auditor.refused(company.brn, [rename('2022-01-01')])).status).toBe(403)
  const admin = registry.as(await registry.signIn('admin'))
  const { rows } = await registry.database.pool.query("SELECT id FROM flag_kind WHERE 'ALL' = ANY (refuses) LIMIT 1")
  const flag = {
    kind: 'ENTITY',
    key: company.brn,
    kindId: String(rows[0].id),
    reason: 'Order of a court',
    document: 'X 1',
    lastDay: null,
  }
  expect((await admin({ method: 'POST', url: '/portal/flags', payload: flag })).statusCode).toBe(200)
  expect(await refusal([rename('2022-01-01')])).toMatchObject({ status: 409, code: 'flagged' })
})
