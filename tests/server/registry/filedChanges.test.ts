import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { completeHistory, entitiesOf, filingsOf } from '../../support/filings'
import { multipart } from '../../support/multipart'
import { type TestRegistry, testRegistry } from '../../support/registry'

const filed = '/incorporation/companies/continuous-filing'
const SHARES = 'EXISTS (SELECT FROM shareholding h WHERE h.brn = e.brn)'
const DIRECTED = "EXISTS (SELECT FROM entity_person p WHERE p.brn = e.brn AND 'DIRECTOR' = ANY (p.roles))"
const SINGLE_CLASS = '(SELECT count(*) FROM share_class c WHERE c.brn = e.brn) = 1'

let registry: TestRegistry
let clerk: Awaited<ReturnType<typeof filingsOf>>
let companies: string[] = []
const nextCompany = () => companies.shift() ?? ''
beforeAll(async () => {
  registry = await testRegistry()
  clerk = await filingsOf(registry)
  const found = await entitiesOf(
    registry,
    `e.kind = 'COMPANY' AND ${SHARES} AND ${DIRECTED} AND ${SINGLE_CLASS} AND e.isic_code IS NOT NULL`,
    20,
  )
  companies = found.map(({ brn }) => brn)
  await completeHistory(registry, companies)
})
afterAll(() => registry.close())

type Named = { givenName?: string; surName?: string; registeredName?: string }
const directors = async (brn: string, day = '') =>
  ((await clerk.read(`${filed}/get-directors/${brn}`, day)) as Named[]).map(
    ({ givenName, surName, registeredName }) => registeredName ?? `${givenName} ${surName}`,
  )
const nameOf = async (brn: string, day = '') =>
  (await clerk.read(`/central-registry/api/companies/${brn}/info`, day)).name as string
const holdings = async (brn: string, day = '') =>
  Object.fromEntries(
    ((await clerk.read(`${filed}/get-shareholdings/${brn}`, day)) as { name: string; shares: never[] }[]).map(
      ({ name, shares }) => [name, shares.map(({ numberOfShares }) => numberOfShares)],
    ),
  )
const versions = async (brn: string) =>
  (await registry.database.pool.query('SELECT * FROM row_version WHERE brn = $1 ORDER BY id', [brn])).rows

const nakirya = { kind: 'INDIVIDUAL', givenName: 'Nakirya', surName: 'Test', nationality: 'Uganda' }

describe('a filing shows in the file', () => {
  it('an appointment of a new person, from its day on', async () => {
    const brn = nextCompany()
    const before = await directors(brn)
    const answer = await clerk.file(
      brn,
      [{ kind: 'APPOINTMENT', on: '2021-05-03', role: 'DIRECTOR', person: { added: 1 } }],
      { people: [nakirya], filedOn: '2021-05-10', note: 'Elected by the meeting' },
    )
    expect(answer).toMatchObject({
      brn,
      filedOn: '2021-05-10',
      effectiveOn: '2021-05-03',
      changes: ['CHANGE_OF_DIRECTORS'],
    })
    expect(await directors(brn)).toEqual([...before, 'Nakirya Test'])
    expect(await directors(brn, '2021-05-02')).toEqual(before)
    expect(await directors(brn, '2021-05-03')).toEqual([...before, 'Nakirya Test'])
    const history: { trackingNo: string }[] = await clerk.read(`${filed}/filing-history/${brn}`)
    expect(history.find(({ trackingNo }) => trackingNo === answer.trackingNo)).toMatchObject({
      changes: [{ typeOfChangeBeingFiled: 'CHANGE_OF_DIRECTORS' }],
      narrations: [{ description: 'Elected by the meeting' }],
    })
    // The first one is of the day from which the test has the history complete.
    const [, ...ofFiling] = await versions(brn)
    expect(ofFiling.map(({ list, filing }) => [list, filing])).toEqual(
      ['entity_person', 'entity_role', 'entity_person'].map(list => [list, answer.trackingNo]),
    )
  })

  it('the end of a role of which the register does not know the first day', async () => {
    const brn = nextCompany()
    const { people } = await clerk.present(brn)
    const director = people.find((one: { roles: { role: string }[] }) =>
      one.roles.some(({ role }) => role === 'DIRECTOR'),
    )
    const before = await directors(brn)
    await clerk.file(brn, [{ kind: 'END_OF_ROLE', on: '2022-02-02', role: 'DIRECTOR', person: { no: director.no } }])
    expect(await directors(brn)).toHaveLength(before.length - 1)
    expect(await directors(brn, '2022-02-01')).toEqual(before)
    expect(await directors(brn, '2022-02-02')).toHaveLength(before.length - 1)
    const { rows } = await registry.database.pool.query('SELECT since, until::text FROM entity_role WHERE brn = $1', [
      brn,
    ])
    expect(rows).toEqual([{ since: null, until: '2022-02-02' }])
    await clerk.file(brn, [{ kind: 'APPOINTMENT', on: '2023-03-03', role: 'DIRECTOR', person: { no: director.no } }])
    expect(await directors(brn)).toEqual(before)
    expect(await directors(brn, '2023-03-02')).toHaveLength(before.length - 1)
  })

  it('an office that began and ended in the past, told late', async () => {
    const brn = nextCompany()
    const before = await directors(brn)
    await clerk.file(
      brn,
      [{ kind: 'APPOINTMENT', on: '2019-01-01', until: '2020-06-01', role: 'DIRECTOR', person: { added: 1 } }],
      { people: [nakirya] },
    )
    expect(await directors(brn)).toEqual(before)
    expect(await directors(brn, '2020-05-31')).toEqual([...before, 'Nakirya Test'])
    expect(await directors(brn, '2020-06-01')).toEqual(before)
  })

  it('names, also one that was told after a later one', async () => {
    const brn = nextCompany()
    const first = await nameOf(brn)
    await clerk.file(brn, [{ kind: 'NAME', on: '2023-03-03', name: 'THIRD NAME LTD' }])
    const late = await clerk.file(brn, [{ kind: 'NAME', on: '2021-01-01', name: 'SECOND NAME LTD' }])
    expect(await nameOf(brn)).toBe('THIRD NAME LTD')
    expect(await nameOf(brn, '2020-12-31')).toBe(first)
    expect(await nameOf(brn, '2021-01-01')).toBe('SECOND NAME LTD')
    expect(await nameOf(brn, '2023-03-02')).toBe('SECOND NAME LTD')
    expect(await nameOf(brn, '2023-03-03')).toBe('THIRD NAME LTD')
    expect(await nameOf(brn, `filing:${late.trackingNo}`)).toBe('SECOND NAME LTD')
    await clerk.file(brn, [{ kind: 'NAME', on: '2022-01-01', name: 'THIRD NAME LTD' }])
    expect(await nameOf(brn, '2022-01-01')).toBe('THIRD NAME LTD')
    expect(await nameOf(brn, '2021-12-31')).toBe('SECOND NAME LTD')
  })

  it('an address, as a whole', async () => {
    const brn = nextCompany()
    const [village] = (await clerk.call({ url: '/portal/filings/villages?q=a' })).json()
    await clerk.file(brn, [
      { kind: 'ADDRESS', on: '2022-01-01', address: { villageId: village.id, plot: 'Plot 7', street: 'New Road' } },
    ])
    const { address, village: places } = await clerk.read(`${filed}/get-address/${brn}`)
    expect(address).toMatchObject({ plot: 'Plot 7', street: 'New Road', postalAddress: null, description: null })
    expect(village.name).toContain(places.village)
    expect((await clerk.read(`${filed}/get-address/${brn}`, '2021-12-31')).address?.plot).not.toBe('Plot 7')
  })

  it('particulars of a person', async () => {
    const brn = nextCompany()
    await clerk.file(brn, [{ kind: 'APPOINTMENT', on: '2020-01-01', role: 'DIRECTOR', person: { added: 1 } }], {
      people: [nakirya],
    })
    const { people } = await clerk.present(brn)
    await clerk.file(brn, [
      { kind: 'PARTICULARS', on: '2021-07-07', person: { no: people.at(-1).no }, values: { surName: 'Married' } },
    ])
    expect(await directors(brn)).toContain('Nakirya Married')
    expect(await directors(brn, '2021-07-06')).toContain('Nakirya Test')
  })

  it('more capital, an allotment of it and a transfer, in one filing', async () => {
    const brn = nextCompany()
    const { people, shareClasses, holdings: held } = await clerk.present(brn)
    const [one] = shareClasses
    const [giver] = held
    const giverName = people.find(({ no }: { no: number }) => no === giver.personNo).name
    const before = await holdings(brn)
    const capital = await clerk.read(`${filed}/get-share-classification/${brn}`)
    const shareClass = { no: one.no }
    await clerk.file(
      brn,
      [
        { kind: 'SHARE_CAPITAL', on: '2022-01-01', shareClass, number: one.number + 1000 },
        { kind: 'ALLOTMENT', on: '2022-01-01', shareClass, person: { added: 1 }, shares: 600, paid: 600, unpaid: 0 },
        { kind: 'TRANSFER', on: '2022-06-01', shareClass, from: { no: giver.personNo }, to: { added: 1 }, shares: 5 },
      ],
      { people: [nakirya] },
    )
    expect(await holdings(brn, '2021-12-31')).toEqual(before)
    expect(await holdings(brn, '2022-01-01')).toEqual({ ...before, 'Nakirya Test': [600] })
    expect(await holdings(brn)).toMatchObject({ [giverName]: [giver.shares - 5], 'Nakirya Test': [605] })
    const now = await clerk.read(`${filed}/get-share-classification/${brn}`)
    expect(now.numberOfShares).toBe(capital.numberOfShares + 1000)
    expect(now.shareCapital).toBe(capital.shareCapital + 1000 * one.value)
    expect(await clerk.read(`${filed}/get-share-classification/${brn}`, '2021-12-31')).toEqual(capital)
  })

  it('a new class with its first allotment, and the transfer of a whole holding', async () => {
    const brn = nextCompany()
    const { people, holdings: held } = await clerk.present(brn)
    const [giver] = held
    const giverName = people.find(({ no }: { no: number }) => no === giver.personNo).name
    await clerk.file(
      brn,
      [
        {
          kind: 'NEW_CLASS',
          on: '2022-01-01',
          nominalClass: 'OTHER',
          otherClassName: 'Golden',
          number: 10,
          value: 500,
        },
        {
          kind: 'ALLOTMENT',
          on: '2022-01-01',
          shareClass: { added: 1 },
          person: { added: 1 },
          shares: 10,
          paid: 4000,
          unpaid: 1000,
        },
        {
          kind: 'TRANSFER',
          on: '2022-01-02',
          shareClass: { no: giver.classNo },
          from: { no: giver.personNo },
          to: { added: 1 },
          shares: giver.shares,
        },
      ],
      { people: [nakirya] },
    )
    const now = await holdings(brn)
    expect(now['Nakirya Test']).toEqual([giver.shares, 10])
    expect(now[giverName]).toBeUndefined()
  })

  it('the status, after which nothing can be filed', async () => {
    const brn = nextCompany()
    const dissolution = clerk.draft(brn, [{ kind: 'STATUS', on: '2023-01-01', status: 'CEASED' }])
    expect((await clerk.send(dissolution)).status).toBe(200)
    const statusAt = async (day: string) =>
      (await clerk.read(`/central-registry/api/companies/${brn}/info`, day)).status
    expect(await statusAt('2022-12-31')).toBe('Registered')
    expect(await statusAt('2023-01-01')).toBe('Ceased')
    const refused = await clerk.refused(brn, [{ kind: 'NAME', on: '2022-01-01', name: 'NEVER LTD' }])
    expect(refused).toMatchObject({ status: 409, code: 'entity-ceased' })
    expect((await clerk.send(dissolution)).status).toBe(200)
  })

  it('documents, of which one has not arrived yet', async () => {
    const brn = nextCompany()
    const { handle } = (
      await clerk.call({
        method: 'POST',
        url: '/portal/filings/documents',
        ...multipart(Buffer.from('%PDF-1.4\n%%EOF'), 'resolution.pdf'),
      })
    ).json()
    const documents = [{ name: 'Resolution', handle }, { name: 'Form 20' }]
    const { trackingNo } = await clerk.file(brn, [{ kind: 'NAME', on: '2022-01-01', name: 'DOCUMENTED LTD' }], {
      documents,
    })
    const { rows } = await registry.database.pool.query(
      'SELECT name, edms_id, migrating FROM entity_document WHERE tracking_no = $1 ORDER BY id',
      [trackingNo],
    )
    expect(rows).toEqual([
      { name: 'Resolution', edms_id: handle, migrating: false },
      { name: 'Form 20', edms_id: null, migrating: true },
    ])
    const file = await clerk.call({
      method: 'POST',
      url: '/integration/api/edms/company/files/all',
      payload: { documentHandle: handle },
    })
    expect(file.statusCode).toBe(200)
    expect(file.body).toContain(Buffer.from('%PDF-1.4').toString('base64').slice(0, 8))
    const again = await clerk.refused(brn, [{ kind: 'NAME', on: '2022-02-01', name: 'AGAIN LTD' }], { documents })
    expect(again).toMatchObject({ status: 400, code: 'unknown-filed-document' })
  })
})

describe('a filing', () => {
  it('is one entry of the audit trail, with its effects', async () => {
    const brn = nextCompany()
    const earlier = await nameOf(brn)
    const { trackingNo } = await clerk.file(brn, [
      { kind: 'NAME', on: '2022-01-01', name: 'AUDITED LTD' },
      { kind: 'ADDRESS', on: '2022-01-02', address: { plot: 'Plot 9' } },
    ])
    const { rows } = await registry.database.pool.query(
      "SELECT actor_name, subject, before, after FROM audit_entry WHERE call = 'PORTAL-FILING' AND subject = $1",
      [brn],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({
      before: { effects: [{ name: earlier }, {}] },
      after: { trackingNo, effects: [{ kind: 'NAME', name: 'AUDITED LTD' }, { kind: 'ADDRESS' }] },
    })
  })

  it('answers the same when it is sent again, and refuses its number for other content', async () => {
    const brn = nextCompany()
    const draft = clerk.draft(brn, [{ kind: 'NAME', on: '2022-01-01', name: 'ONCE LTD' }])
    const first = await clerk.send(draft)
    const count = (await versions(brn)).length
    expect(await clerk.send(draft)).toEqual(first)
    expect(await versions(brn)).toHaveLength(count)
    const other = await clerk.send({ ...draft, effects: [{ kind: 'NAME', on: '2022-01-01', name: 'TWICE LTD' }] })
    expect(other).toMatchObject({ status: 409, code: 'tracking-number-taken' })
    const elsewhere = await clerk.send({ ...draft, brn: nextCompany() })
    expect(elsewhere).toMatchObject({ status: 409, code: 'tracking-number-taken' })
    expect(await nameOf(brn)).toBe('ONCE LTD')
  })

  it('of two clerks at once is made one after the other', async () => {
    const brn = nextCompany()
    const { shareClasses } = await clerk.present(brn)
    const [one] = shareClasses
    await clerk.file(brn, [
      { kind: 'SHARE_CAPITAL', on: '2022-01-01', shareClass: { no: one.no }, number: one.allotted + 100 },
    ])
    const other = await filingsOf(registry, 'clerk')
    const allotment = { kind: 'ALLOTMENT', on: '2022-02-01', shareClass: { no: one.no }, person: { no: 1 } }
    const answers = await Promise.all(
      [clerk, other].map(each => each.send(each.draft(brn, [{ ...allotment, shares: 60, paid: 60, unpaid: 0 }]))),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)).toMatchObject({ code: 'effect-beyond-capital' })
  })
})
