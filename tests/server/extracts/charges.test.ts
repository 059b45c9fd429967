import { charge, entity, entityPerson } from '@server/db/schema'
import { setVersionFacts, withoutVersions } from '@server/registry/versions'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readPdf } from '../../support/pdf'
import { type TestRegistry, testRegistry } from '../../support/registry'

const BRN = '80020555666777'
const FREE = '80020555666778'
const MANY = '80020555666779'
let registry: TestRegistry
let call: ReturnType<TestRegistry['as']>

type Charge = typeof charge.$inferInsert
const mortgage: Charge = {
  ...{
    brn: BRN,
    number: '2015/1',
    kind: 'MORTGAGE',
    property: 'Land at Plot 1',
    amount: '1500000.50',
    currency: 'USD',
  },
  ...{ chargee: 'Equator Bank Ltd', chargeeNumber: 'CM85012345ABCD' },
  ...{ dateOfCreation: '2015-01-05', dateOfRegistration: '2015-02-01' },
}
const debenture: Charge = {
  ...{ brn: BRN, number: '2012/1', kind: 'DEBENTURE', property: 'All assets', chargee: 'Old Bank Ltd' },
  ...{ dateOfCreation: '2012-01-05', dateOfRegistration: '2012-02-01', dateOfSatisfaction: '2014-06-30' },
}
const later: Charge = { ...debenture, number: '2016/1', dateOfRegistration: '2016-02-01', dateOfSatisfaction: null }
/** Charges that fill several pages: some, such as the first, are taller than what a page has left. */
const many = Array.from(
  { length: 30 },
  (_, at): Charge => ({
    ...{ ...mortgage, brn: MANY, number: `N${at + 100}`, chargee: `Begin${at}` },
    property: `${'machine '.repeat(30 * ((at + 7) % 8))}End${at}`,
  }),
)

beforeAll(async () => {
  registry = await testRegistry()
  call = registry.as(await registry.signIn('registrar'))
  await registry.database.write(async tx => {
    await withoutVersions(tx)
    await tx.insert(entity).values(
      [BRN, FREE, MANY].map(brn => ({
        ...{ brn, name: 'CHARGED LTD', kind: 'COMPANY' as const, subType: 'private company limited by shares' },
        ...(brn === FREE && { shareCapital: '123456789012345678.90' }),
        ...{ registeredOn: '2010-01-04', historySince: '2010-01-04', recordedAt: '2011-01-01T08:00:00+03:00' },
      })),
    )
    const director = { brn: MANY, roles: ['DIRECTOR' as const], kind: 'INDIVIDUAL' as const, surName: 'Test' }
    await tx.insert(entityPerson).values(Array.from({ length: 20 }, (_, no) => ({ ...director, no })))
    await tx.insert(charge).values([mortgage, debenture, ...many])
  })
})
afterAll(() => registry.close())

const issue = async (body: object = {}) =>
  (await call({ method: 'POST', url: '/portal/extracts', payload: { brn: BRN, language: 'en', ...body } })).json()
const fileOf = async (id: string) => (await call({ url: `/portal/extracts/${id}/file` })).rawPayload
const verify = async ({ code }: { code: string }) =>
  (await registry.app.inject({ method: 'POST', url: '/portal/verifications', payload: { code } })).json()

/** Issues an extract, and reads the text of its pages and the facts that it has attached. */
const read = async (body: object = {}) => {
  const { pages, files } = await readPdf(await fileOf((await issue(body)).id))
  const texts = pages.map(page => page.replace(/\s+/g, ' '))
  const { facts } = JSON.parse(Buffer.from(files.get('extract.json') ?? []).toString())
  return { texts, text: texts.join(' '), facts }
}

/** Writes charges as of a day of effect. */
const change = (effectiveOn: string, number: string, values: Partial<Charge>) =>
  registry.database.write(async tx => {
    await setVersionFacts(tx, { effectiveOn })
    await tx
      .update(charge)
      .set(values)
      .where(and(eq(charge.brn, BRN), eq(charge.number, number)))
  })
const register = (values: Charge) =>
  registry.database.write(async tx => {
    await setVersionFacts(tx, { effectiveOn: values.dateOfRegistration })
    await tx.insert(charge).values(values)
  })

describe('the charges of an extract', () => {
  it('are the outstanding ones, without the number of the chargee, and the count of satisfied ones', async () => {
    const { text, facts } = await read()
    expect(facts.charges).toEqual([
      {
        ...{ number: '2015/1', kind: 'MORTGAGE', property: 'Land at Plot 1', amount: '1500000.50', currency: 'USD' },
        ...{ chargee: 'Equator Bank Ltd', createdOn: '2015-01-05', registeredOn: '2015-02-01' },
      },
    ])
    expect(facts.satisfiedCharges).toBe(1)
    expect(text).toContain('Outstanding charges 1 Satisfied charges 1')
    expect(text).toContain(
      '2015/1 Mortgage, USD 1,500,000.50 Chargee: Equator Bank Ltd Property charged: Land at Plot 1 Created on 05-01-2015, registered on 01-02-2015',
    )
    expect(text).not.toContain('Old Bank')
    expect(text).not.toContain('CM85012345ABCD')
  })

  it('are those of the day: outstanding where they were satisfied later, and securing all moneys without an amount', async () => {
    const { text, facts } = await read({ asOf: '2014-06-29' })
    expect(facts.charges.map(({ number }: Charge) => number)).toEqual(['2012/1'])
    expect(text).toContain('2012/1 Debenture, all moneys Chargee: Old Bank Ltd')
    expect(text).not.toContain('Satisfied charges')
    const { facts: before } = await read({ asOf: '2012-01-31' })
    expect([before.charges, before.satisfiedCharges]).toEqual([[], 0])
  })

  it.each([
    ['en', 'Outstanding charges none', 'Standing none'],
    ['fr', 'Sûretés en cours aucune', 'Situation aucune'],
    ['sw', 'Dhamana zinazoendelea hakuna', 'Hadhi hakuna'],
  ])('are none in one line in the language %s, as its standing is', async (language, line, standing) => {
    const { text } = await read({ brn: FREE, language })
    expect(text).toContain(line)
    expect(text).toContain(standing)
    expect(text.split(line.split(' ').slice(0, -1).join(' '))).toHaveLength(2)
  })

  it.each([
    ['fr', 'Hypothèque, USD 1 500 000,50 Créancier garanti : Equator Bank Ltd Bien grevé : Land at Plot 1'],
    ['sw', 'Rehani, USD 1,500,000.50 Mwenye dhamana: Equator Bank Ltd Mali iliyowekwa dhamana: Land at Plot 1'],
  ])('are told in the language %s, with its grouping of amounts', async (language, text) => {
    expect((await read({ language })).text).toContain(text)
  })

  it('go on over pages, and no charge is cut by the end of one', async () => {
    const { texts, facts } = await read({ brn: MANY })
    expect(facts.charges).toHaveLength(30)
    expect(texts.length).toBeGreaterThan(3)
    expect(texts[1]).toMatch(/^Outstanding charges N100 /)
    for (let at = 0; at < many.length; at++) {
      const page = texts.find(one => one.includes(`N${at + 100} Mortgage`))
      expect(page).toMatch(new RegExp(`Begin${at} .*End${at} `))
    }
  })

  it('leave the file the same bytes each time', async () => {
    const { id } = await issue()
    expect((await fileOf(id)).equals(await fileOf(id))).toBe(true)
  })
})

it.each([
  ['en', 'UGX 123,456,789,012,345,678.90'],
  ['fr', 'UGX 123 456 789 012 345 678,90'],
])('every digit of a share capital is in an extract in the language %s', async (language, capital) => {
  expect((await read({ brn: FREE, language })).text).toContain(capital)
})

describe('the verification of an extract with charges', () => {
  it('tells the numbers of the charges that the extract shows, and how many are satisfied', async () => {
    expect(await verify(await issue())).toMatchObject({ state: 'VALID', charges: ['2015/1'], satisfiedCharges: 1 })
    expect(await verify(await issue({ brn: FREE }))).toMatchObject({ charges: [], satisfiedCharges: 0 })
  })

  it('says superseded since a charge was registered, changed or satisfied, and withdrawn before that', async () => {
    const steps = [
      () => register(later),
      () => change('2024-01-10', '2016/1', { amount: '5000', currency: 'UGX' }),
      () => change('2024-02-10', '2016/1', { dateOfSatisfaction: '2024-02-10' }),
    ]
    for (const step of steps) {
      const extract = await issue()
      const { charges } = await verify(extract)
      await step()
      expect(await verify(extract)).toMatchObject({ state: 'SUPERSEDED', charges })
      const payload = { reason: 'Issued for the wrong company' }
      await call({ method: 'POST', url: `/portal/extracts/${extract.id}/withdraw`, payload })
      expect(await verify(extract)).toMatchObject({ state: 'WITHDRAWN' })
    }
  })

  it('stays valid where the number of a chargee changes, or a charge of after its day', async () => {
    const [today, past] = [await issue(), await issue({ asOf: '2015-06-01' })]
    await change('2024-03-10', '2015/1', { chargeeNumber: '80020999001001' })
    expect((await verify(today)).state).toBe('VALID')
    await register({ ...later, number: '2017/1', dateOfRegistration: '2017-02-01' })
    expect((await verify(past)).state).toBe('VALID')
    expect((await verify(today)).state).toBe('SUPERSEDED')
  })

  it('says that an extract of a past day is superseded once a satisfaction of before is told', async () => {
    const [past, known] = [await issue({ asOf: '2020-03-01' }), await issue({ asOf: '2020-02-01' })]
    await change('2024-04-10', '2015/1', { dateOfSatisfaction: '2020-02-20' })
    expect((await verify(past)).state).toBe('SUPERSEDED')
    expect((await verify(known)).state).toBe('VALID')
  })

  it('leaves out of an extract what the register did not know on its day', async () => {
    const { facts } = await read({ asOf: '2020-03-01', knownOn: '2020-03-02' })
    expect(facts.charges.map(({ number }: Charge) => number)).toContain('2015/1')
    const { facts: now } = await read({ asOf: '2020-03-01' })
    expect(now.charges.map(({ number }: Charge) => number)).not.toContain('2015/1')
  })
})
