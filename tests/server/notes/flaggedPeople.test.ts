import { contract } from '@contract/index'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'

const ADDRESS = 'PO Box 4471, Hill Road'
/** Number in a file that no person of the demonstration has. */
const NO = 950

let registry: TestRegistry
let admin: ReturnType<TestRegistry['as']>
let brns: string[]
beforeAll(async () => {
  registry = await testRegistry({ companies: 60 })
  admin = registry.as(await registry.signIn('admin'))
  const { rows } = await run("SELECT brn FROM entity WHERE register = 'COMPANY' ORDER BY brn LIMIT 3")
  brns = rows.map(row => row.brn)
})
afterAll(() => registry.close())
beforeEach(() => run('DELETE FROM flag'))
afterEach(async () => {
  await run('DELETE FROM person_decision WHERE one IN (SELECT id FROM entity_person WHERE no = $1)', [NO])
  await run('DELETE FROM entity_person WHERE no = $1', [NO])
})

const run = (statement: string, values: unknown[] = []) => registry.database.pool.query(statement, values)
const send = async (url: string, payload: object) => (await admin({ method: 'POST', url, payload })).json()

/** Adds Jane to one company after another, with these ID numbers, and returns the number of each record. */
const addJane = async (...idNumbers: string[]) => {
  const ids: string[] = []
  for (const [nth, idNumber] of idNumbers.entries()) {
    const added = await run(
      `INSERT INTO entity_person (brn, no, roles, kind, given_name, sur_name, id_type, id_number, nationality, postal_address)
       VALUES ($1, $2, '{DIRECTOR}', 'INDIVIDUAL', 'Jane', 'Tereza', 'NATIONAL_ID', $3, 'UGANDA', $4) RETURNING id`,
      [brns[nth], NO, idNumber, ADDRESS],
    )
    ids.push(String(added.rows[0].id))
  }
  return ids
}

const flag = async (name: string, key: string | undefined) => {
  const { rows } = await run('SELECT id FROM flag_kind WHERE name = $1', [name])
  const body = { kind: 'PERSON', key, kindId: rows[0].id, reason: 'Order', document: '', lastDay: null }
  expect(await send(pathOf(contract.flags.set), body)).toMatchObject({ code: 'flag-set' })
}
const merge = async (one: string | undefined, other: string | undefined) =>
  expect(await send(pathOf(contract.persons.decide), { one, other, kind: 'MERGE', reason: 'Same face' })).toMatchObject(
    { code: 'people-merged' },
  )

it('a flag, a note and a reason for a person are refused on the number of a company in the file of an entity', async () => {
  const added = await run(
    `INSERT INTO entity_person (brn, no, roles, kind, registered_name)
     VALUES ($1, $2, '{SUBSCRIBER}', 'COMPANY', 'NILE HOLDINGS LTD') RETURNING id`,
    [brns[0], NO],
  )
  const record = { kind: 'PERSON', key: String(added.rows[0].id) }
  const { rows } = await run("SELECT id FROM flag_kind WHERE name = 'Suppressed address'")
  const flagged = { ...record, kindId: rows[0].id, reason: 'Order', document: '', lastDay: null }
  expect(await send(pathOf(contract.flags.set), flagged)).toMatchObject({ status: 404, code: 'no-such-file' })
  const reason = { ...record, reason: 'ENQUIRY', reference: 'Letter 1' }
  expect(await send(pathOf(contract.personalData.giveReason), reason)).toMatchObject({ code: 'no-such-file' })
})

describe('a flag that suppresses the address of a person', () => {
  const directors = async (nth: number) =>
    (await admin({ url: pathOf(contract.people.directors, { id: brns[nth] ?? '' }) })).body

  it('masks it in the files of all entities, whichever record of the person was flagged', async () => {
    const ids = await addJane('CM77001144WXYZ', 'cm77001144wxyz')
    for (const id of ids) {
      for (const nth of [0, 1]) expect(await directors(nth)).toContain(ADDRESS)
      await flag('Suppressed address', id)
      for (const nth of [0, 1]) {
        expect(await directors(nth)).not.toContain(ADDRESS)
        expect(await directors(nth)).toContain('Tereza')
      }
      await run('DELETE FROM flag')
    }
  })

  it('masks it in a file whose BRN is written with spaces', async () => {
    const [id] = await addJane('CM77001144WXYZ')
    await flag('Suppressed address', id)
    const spaced = `${brns[0]?.slice(0, 4)} ${brns[0]?.slice(4)}`
    const { body } = await admin({ url: pathOf(contract.people.directors, { id: spaced }) })
    expect(body).not.toContain(ADDRESS)
  })

  it('masks it in the files of a person whom a decision made one with the flagged one', async () => {
    const [one, other] = await addJane('CM77001144WXYZ', 'CM88005566ABCD')
    await flag('Suppressed address', other)
    expect(await directors(0)).toContain(ADDRESS)
    await merge(one, other)
    expect(await directors(0)).not.toContain(ADDRESS)
  })

  it('leaves the files of entities alone in which the person has no role', async () => {
    const [id] = await addJane('CM77001144WXYZ')
    const before = await directors(2)
    await flag('Suppressed address', id)
    expect(await directors(2)).toBe(before)
  })
})

describe('the people of a file', () => {
  it('show the flags of all records of the person, and no number of their own', async () => {
    const [jane] = await addJane('CM77001144WXYZ', 'CM77001144WXYZ')
    await flag('Fraud watch', jane)
    for (const nth of [0, 1]) {
      const url = pathOf(contract.people.directors, { id: brns[nth] ?? '' })
      const people: { surName?: string; flags?: unknown; recordId?: unknown }[] = (await admin({ url })).json().data
      expect(people.filter(({ flags }) => flags)).toMatchObject([
        { surName: 'Tereza', flags: [{ name: 'Fraud watch', colour: expect.any(String), icon: expect.any(String) }] },
      ])
      expect(people.every(person => !('recordId' in person))).toBe(true)
    }
  })
})

describe('search results', () => {
  it('show the flags of all records of a person, each kind once', async () => {
    const [one, other] = await addJane('CM77001144WXYZ', 'CM88005566ABCD')
    await flag('Fraud watch', other)
    await flag('Under investigation', one)
    await flag('Under investigation', other)
    await merge(one, other)
    const mark = (name: string) => expect.objectContaining({ name })
    const flags = [mark('Fraud watch'), mark('Under investigation')]
    for (const number of ['CM77001144WXYZ', 'CM88005566ABCD']) {
      const { people } = await send(pathOf(contract.persons.search), { number })
      expect(people).toEqual([expect.objectContaining({ key: one, flags })])
      const { found } = await send(pathOf(contract.find.records), { text: number })
      expect(found).toEqual([expect.objectContaining({ kind: 'PERSON', key: one, flags })])
    }
  })
})
