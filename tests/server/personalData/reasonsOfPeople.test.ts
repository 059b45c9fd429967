import { contract } from '@contract/index'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pathOf } from '../../support/pathOf'
import { type PeopleRegistry, peopleRegistry } from '../../support/peopleRegistry'

let people: PeopleRegistry
beforeAll(async () => {
  people = await peopleRegistry()
})
afterAll(() => people.close())
beforeEach(async () => {
  await people.clear()
  await people.run('DELETE FROM personal_reason')
})

const agnes = { given: 'Agnes', sur: 'Zumaridi', number: 'CF85000123450A', born: '1985-03-04' }
const brenda = { given: 'Brenda', sur: 'Okwir', number: 'CF61000777770C', born: '1961-11-28' }

const giveReason = async (person: string) => {
  const answer = await people.post(pathOf(contract.personalData.giveReason), {
    kind: 'PERSON',
    key: person,
    reason: 'ENQUIRY',
    reference: 'Letter 7',
  })
  expect(answer.statusCode).toBe(200)
}
const reveals = async () =>
  (await people.call({ method: 'GET', url: pathOf(contract.personalData.reveals) }))
    .json()
    .reveals.map(({ kind, key }: { kind: string; key: string }) => `${kind} ${key}`)
const textOf = async (person: string) => JSON.stringify(await people.fileOf(person))
const undoLast = async () => people.undo((await people.decisions())[0]?.id ?? '')
/** Returns the people whose data was revealed, as the access log has them. */
const revealed = async (): Promise<string[]> =>
  (
    await people.run(
      `SELECT file_key FROM access_entry WHERE kind = 'REVEAL' AND file_kind = 'PERSON' ORDER BY file_key::bigint`,
    )
  ).rows.map(({ file_key }) => file_key)

describe('a reason for the file of a person', () => {
  it('shows nothing of another person who is merged into it', async () => {
    const [one, other] = [await people.plant(agnes), await people.plant(brenda, 2)]
    await giveReason(one)
    expect(await textOf(one)).toContain(agnes.number)
    expect((await people.decide('MERGE', one, other)).statusCode).toBe(200)
    for (const person of [one, other]) {
      expect(await textOf(person)).not.toContain(brenda.number)
      expect(await textOf(person)).not.toContain(brenda.born)
    }
    expect(await reveals()).toEqual([])
    await undoLast()
    expect(await textOf(other)).not.toContain(brenda.number)
  })

  it('ends when a merge is undone, and was logged for each of the people it opened', async () => {
    const [one, other] = [await people.plant(agnes), await people.plant(brenda, 2)]
    await people.decide('MERGE', one, other)
    const before = await revealed()
    await giveReason(other)
    expect(await textOf(one)).toContain(brenda.number)
    const logged = (await revealed()).filter(key => !before.includes(key))
    expect(logged).toEqual([one, other])
    await undoLast()
    expect(await reveals()).toEqual([])
    for (const person of [one, other]) expect(await textOf(person)).not.toMatch(/CF85000123450A|CF61000777770C/)
  })

  it('ends at a decision of a colleague too', async () => {
    const [one, other] = [await people.plant(agnes), await people.plant(brenda, 2)]
    await giveReason(one)
    await people.decide('MERGE', other, one, 'Seen', people.colleague)
    expect(await textOf(one)).not.toMatch(/CF85000123450A|CF61000777770C/)
  })

  it('does not open a record that is filed later under the same number', async () => {
    const one = await people.plant(agnes)
    await giveReason(one)
    await people.plant({ ...agnes, born: '1985-07-21' }, 2)
    expect(await textOf(one)).not.toContain(agnes.number)
    await giveReason(one)
    expect(await textOf(one)).toContain(agnes.number)
  })

  it('shows no number and no day of a probable duplicate without a reason for it', async () => {
    const twin = { ...agnes, number: 'CF85000123460A' }
    const [one, other] = [await people.plant(agnes), await people.plant(twin, 2)]
    await giveReason(one)
    const file = await people.fileOf(one)
    expect(file.idNumber).toBe(agnes.number)
    expect(file.duplicates).toMatchObject([
      {
        key: other,
        idNumber: 'CF••••••••460A',
        dateOfBirth: '1985-••-••',
        reasons: ['numberDigit', 'sameName', 'sameBirth'],
      },
    ])
    await giveReason(other)
    expect((await people.fileOf(one)).duplicates).toMatchObject([{ key: other, idNumber: twin.number }])
  })

  it('leaves files that the decision is not about open', async () => {
    const [one, other] = [await people.plant(agnes), await people.plant(brenda, 2)]
    const third = await people.plant({ ...brenda, given: 'Clare', number: 'CF70000555550C' }, 3)
    await giveReason(third)
    await giveReason(one)
    await people.decide('MERGE', one, other)
    expect(await reveals()).toEqual([`PERSON ${third}`])
    expect(await textOf(third)).toContain('CF70000555550C')
  })
})

it('a file of merged people is an open of each of them, whoever reads it', async () => {
  const [one, other] = [await people.plant(agnes), await people.plant(brenda, 2)]
  await people.decide('MERGE', one, other)
  await people.colleague({ method: 'GET', url: pathOf(contract.persons.file, { person: one }) })
  await undoLast()
  const opens = async () =>
    (
      await people.run(
        `SELECT DISTINCT file_key FROM access_entry
         WHERE kind = 'OPEN' AND file_kind = 'PERSON' AND actor_name LIKE $1 AND file_key = ANY($2)`,
        ['%', [one, other]],
      )
    ).rows.length
  await expect.poll(opens).toBe(2)
})
