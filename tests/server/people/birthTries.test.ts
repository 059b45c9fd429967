import { contract } from '@contract/index'
import { sweep } from '@server/auth/sessions'
import { SUPERVISOR_NOTICE } from '@server/auth/supervisorNotices'
import type { Message } from '@server/mail/mailer'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pathOf } from '../../support/pathOf'
import { type PeopleRegistry, peopleRegistry } from '../../support/peopleRegistry'

let people: PeopleRegistry
const letters: Message[] = []
beforeAll(async () => {
  people = await peopleRegistry({ mailer: { send: async letter => void letters.push(letter) } })
})
afterAll(() => people.close())
beforeEach(async () => {
  await people.clear()
  await people.run('DELETE FROM birth_try')
  letters.length = 0
})

const agnes = { given: 'Agnes', middle: 'Birungi', sur: 'Zumaridi', number: 'CF85000123450A', born: '1985-11-28' }
const search = (body: object, by = people.call) => people.post(pathOf(contract.persons.search), body, by)
const dayOf = (no: number) => new Date(Date.UTC(1985, 0, 1 + no)).toISOString().slice(0, 10)
/** Returns the notices about one thing: those of an earlier test may still arrive. */
const notices = (about: RegExp) =>
  letters.filter(({ subject, text }) => subject.endsWith(SUPERVISOR_NOTICE) && about.test(text))
const TRIES = /tried more than 10 days of birth for one person or name today/
const REASONS = /gave 20 reasons to see personal data within one hour/
/** Tries one day after the other with these names in turn, and returns how many days were answered. */
const tryDays = async (...names: string[]) => {
  let answered = 0
  for (let no = 0; no < 40; no++) {
    const { statusCode } = await search({ name: names[no % names.length], born: dayOf(no) })
    if (statusCode === 200) answered++
  }
  return answered
}

describe('days of birth that somebody who sees masks tries', () => {
  it('are ten for a name and person a day, then refused in a sentence, and a supervisor is told', async () => {
    await people.plant(agnes)
    expect(await tryDays('Agnes Zumaridi')).toBe(10)
    const refused = await search({ name: 'Agnes Zumaridi', born: agnes.born })
    expect([refused.statusCode, refused.json()]).toMatchObject([
      429,
      {
        code: 'too-many-birth-days',
        message:
          'You tried 10 days of birth for this name today, the most that one person may try. Search by the ID number, or ask a supervisor.',
      },
    ])
    expect(refused.json().fields.born).toContain('10 days of birth')
    expect((await search({ name: 'Agnes Zumaridi', born: dayOf(3) })).statusCode).toBe(200)
    expect((await search({ name: 'Agnes Zumaridi' })).statusCode).toBe(200)
    expect((await search({ number: agnes.number })).statusCode).toBe(200)
    await expect.poll(() => notices(TRIES).length).toBeGreaterThan(0)
    const trail = await people.entriesOf('PORTAL-PEOPLE-SEARCH')
    expect(trail.map(({ after }) => after)).toEqual([{ daysOfBirthTried: 10 }])
  })

  it.each([
    ['in another order', ['Agnes Zumaridi', 'Zumaridi Agnes', 'ZUMARIDI  agnes']],
    ['by parts of the name', ['Agnes Zumaridi', 'Birungi Zumaridi', 'Zumaridi', 'Agnes Birungi Zumaridi']],
    ['in other spellings', ['Agnes Zumaridi', 'Agness Zumaridi', 'Agnes Zumaridy', 'Agnes Zumarridi', 'Zum Agn']],
  ])('count %s for the person too', async (_, names) => {
    await people.plant(agnes)
    expect(await tryDays(...names)).toBe(10)
  })

  it('are ten when they are tried at once on two servers', async () => {
    await people.plant(agnes)
    const other = await people.registry.server()
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, no) =>
        [people.registry.app, other][no % 2]?.inject({
          method: 'POST',
          url: pathOf(contract.persons.search),
          payload: { name: 'Agnes Zumaridi', born: dayOf(no) },
          headers: { authorization: `Bearer ${people.token}` },
        }),
      ),
    )
    expect(answers.filter(answer => answer?.statusCode === 200)).toHaveLength(10)
    expect(answers.filter(answer => answer?.statusCode === 429)).toHaveLength(30)
    await other.close()
  })

  it('do not count for others, nor for other people, nor for holders of the permission', async () => {
    await people.plant(agnes)
    await people.plant({ given: 'Moses', sur: 'Kwagala', number: 'CM61000777770C', born: '1985-03-04' }, 2)
    await tryDays('Agnes Zumaridi')
    expect((await search({ name: 'Moses Kwagala', born: '1985-03-04' })).json().people).toHaveLength(1)
    for (let no = 0; no < 12; no++)
      expect((await search({ name: 'Agnes Zumaridi', born: dayOf(no) }, people.colleague)).statusCode).toBe(200)
  })

  it('count when two people are compared', async () => {
    const one = await people.plant(agnes)
    const statuses: number[] = []
    for (let no = 0; no < 12; no++) {
      const other = await people.plant({ given: 'Moses', sur: 'Kwagala', born: dayOf(no) }, 2)
      const url = pathOf(contract.persons.compare, { person: one, other })
      statuses.push((await people.call({ method: 'GET', url })).statusCode)
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429])
  })

  it('are kept for the day alone', async () => {
    await people.plant(agnes)
    await tryDays('Agnes Zumaridi')
    await people.run('UPDATE birth_try SET day = day - 1')
    expect((await search({ name: 'Agnes Zumaridi', born: agnes.born })).json().people).toHaveLength(1)
    await sweep(people.registry.database.read)
    const { rows } = await people.run('SELECT DISTINCT day = registry_day(now()) AS today FROM birth_try')
    expect(rows).toEqual([{ today: true }])
  })
})

describe('reasons of one person', () => {
  const give = (key: string, by = people.call) =>
    people.post(
      pathOf(contract.personalData.giveReason),
      { kind: 'PERSON', key, reason: 'ENQUIRY', reference: `Letter ${key}` },
      by,
    )
  const clear = () => people.run('DELETE FROM personal_reason')

  it('are at most thirty an hour, also at once, and a supervisor is told of the twentieth', async () => {
    const keys = (
      await people.run("SELECT id FROM entity_person WHERE kind = 'INDIVIDUAL' ORDER BY id LIMIT 40")
    ).rows.map(({ id }) => String(id))
    for (const key of keys.slice(0, 19)) expect((await give(key)).statusCode).toBe(200)
    expect(notices(REASONS)).toEqual([])
    expect((await give(keys[19] ?? '')).statusCode).toBe(200)
    await expect.poll(() => notices(REASONS).length).toBeGreaterThan(0)
    const told = notices(REASONS).length
    const answers = await Promise.all(keys.slice(20).map(key => give(key)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10)
    const refused = answers.find(({ statusCode }) => statusCode !== 200)
    expect([refused?.statusCode, refused?.json()]).toMatchObject([
      429,
      {
        code: 'too-many-reasons',
        message: expect.stringMatching(/^You gave 30 reasons within one hour, .* Try again in \d\d minutes/),
      },
    ])
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(60)
    await clear()
    expect((await give(keys[0] ?? '')).statusCode).toBe(429)
    expect((await give(keys[0] ?? '', people.colleague)).statusCode).toBe(200)
    expect(notices(REASONS)).toHaveLength(told)
  })
})
