import { contract } from '@contract/index'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pathOf } from '../../support/pathOf'
import { type PeopleRegistry, peoplePermissions, peopleRegistry } from '../../support/peopleRegistry'
import { givePermissions } from '../../support/sessions'

let people: PeopleRegistry
beforeAll(async () => {
  people = await peopleRegistry()
})
afterAll(() => people.close())
beforeEach(() => people.clear())

describe('a whole ID number', () => {
  it('finds its person first, in all of the register, 1,000 of 1,000', async () => {
    await people.run(`INSERT INTO entity_person (brn, no, roles, kind, given_name, sur_name, id_type, id_number)
      SELECT '72000000000001', 1000 + n, '{MEMBER}', 'INDIVIDUAL', 'Given', 'Sur' || n % 7, 'NATIONAL_ID',
        'CM9' || lpad((n * 7919 % 100000)::text, 5, '0') || lpad(n::text, 5, '0') || 'K' FROM generate_series(1, 1000) n`)
    const { rows } = await people.run(
      "SELECT id, id_number FROM entity_person WHERE no > 1000 AND brn = '72000000000001'",
    )
    expect(rows).toHaveLength(1000)
    const wrong: string[] = []
    for (const { id, id_number } of rows) {
      const [first, ...others] = await people.search({ number: id_number })
      if (first?.key !== String(id) || others.length || first?.certainty !== 'exact') wrong.push(id_number)
    }
    expect(wrong).toEqual([])
  })

  it('is found with spaces and dashes, in small letters, and says how the register spells it', async () => {
    const key = await people.plant({ given: 'Agnes', sur: 'Zumaridi', number: 'CF85000123450A' })
    for (const number of ['cf85000123450a', 'CF 85000 123450 A', ' CF-85000-123450-A '])
      expect(await people.search({ number })).toMatchObject([{ key, certainty: 'exact' }])
    expect(await people.search({ number: 'CF85000123450A' })).toMatchObject([{ reasons: ['sameNumber'] }])
    expect(await people.search({ number: 'CF-85000123450A' })).toMatchObject([{ reasons: ['numberSpelling'] }])
    expect(await people.search({ number: 'CF85000123450' })).toEqual([])
  })

  it('gathers the roles of one person in a company, a business name and a building society', async () => {
    const who = { given: 'Agnes', sur: 'Zumaridi', number: 'CF85000123450A', born: '1985-03-04' }
    const keys = [await people.plant(who, 1), await people.plant(who, 2), await people.plant(who, 3)]
    const [hit, ...others] = await people.search({ number: who.number })
    expect([hit?.key, hit?.entities, others]).toEqual([keys[0], 3, []])
    for (const key of keys) {
      const file = await people.fileOf(key)
      expect(file.key).toBe(keys[0])
      expect(file.roles.map(({ register }) => register)).toEqual(['BUSINESS_NAME', 'BUILDING_SOCIETY', 'COMPANY'])
      expect(file.roles[0]).toMatchObject({ status: 'REGISTERED', registeredOn: '2020-01-01', roles: ['DIRECTOR'] })
    }
  })

  it('tells the days of the roles of a person, also of one that ended', async () => {
    const key = await people.plant({ given: 'Agnes', sur: 'Zumaridi', number: 'CF85000123450A', born: '1985-03-04' })
    await people.run(`INSERT INTO entity_role (brn, person_no, role, since, until)
      SELECT brn, no, 'SECRETARY', '2019-03-04', '2021-05-06' FROM entity_person WHERE id = ${key}`)
    const { roles } = await people.fileOf(key)
    expect(roles[0]?.days).toEqual([{ role: 'SECRETARY', since: '2019-03-04', until: '2021-05-06' }])
    await people.run('DELETE FROM entity_role')
  })

  it('does not make one person of two countries’ passports, nor of numbers that say nothing', async () => {
    const passport = { given: 'Agnes', sur: 'Zumaridi', number: 'A1234567', type: 'PASSPORT' }
    const one = await people.plant({ ...passport, country: 'Kenya' })
    const other = await people.plant({ ...passport, country: 'Rwanda' }, 2)
    expect((await people.search({ number: 'A1234567' })).map(({ key }) => key).toSorted()).toEqual(
      [one, other].toSorted(),
    )
    const nothing = [
      await people.plant({ given: 'A', sur: 'B', number: 'N/A' }),
      await people.plant({ given: 'C', sur: 'D', number: 'N/A' }),
    ]
    expect((await people.fileOf(nothing[1] ?? '')).key).toBe(nothing[1])
  })
})

describe('a name and a day of birth', () => {
  const agnes = { given: 'Agnes', sur: 'Zumaridi', number: 'CF85000123450A', born: '1985-03-04' }

  it.each([
    ['zumaridi AGNES', '1985-03-04', 'exact', ['sameName', 'sameBirth']],
    ['Agnes Zumarridi', '1985-03-04', 'near', ['nameSpelling', 'sameBirth']],
    ['Agnes Sumaridi', '1985-03-04', 'near', ['nameSpelling', 'sameBirth']],
    ['Zumaridi', '1985-03-04', 'near', ['namePart', 'sameBirth']],
    ['Agnes Zumaridi', undefined, 'near', ['sameName']],
    ['Agnes Zumarridi', undefined, 'possible', ['nameSpelling']],
    ['Agnès Zumaridi', undefined, 'near', ['sameName']],
  ])('%s, born %s: %s', async (name, born, certainty, reasons) => {
    const key = await people.plant(agnes)
    const hits = await people.search({ name, ...(born && { born }) })
    expect(hits.find(hit => hit.key === key)).toMatchObject({ certainty, reasons })
  })

  it.each([
    ['1985-04-03', 'birthSwapped'],
    ['1986-03-04', 'birthDigit'],
  ])(
    'finds a slip of the day for those who see birth dates, and nobody for those who see masks: %s',
    async (born, reason) => {
      const key = await people.plant(agnes)
      const query = { name: 'Agnes Zumaridi', born }
      expect(await people.search(query, people.colleague)).toMatchObject([
        { key, certainty: 'near', reasons: ['sameName', reason] },
      ])
      expect(await people.search(query)).toEqual([])
    },
  )

  it('is on record for each try, with the people whose day of birth it confirmed', async () => {
    const key = await people.plant(agnes)
    const entries = async () =>
      (
        await people.run(
          `SELECT file_kind, file_key FROM access_entry WHERE call = 'PORTAL-PEOPLE-SEARCH' AND at >= $1 ORDER BY at, file_kind`,
          [since],
        )
      ).rows.map(({ file_kind, file_key }) => `${file_kind} ${file_key}`)
    const since = (await people.run('SELECT clock_timestamp() AS now')).rows[0].now
    for (const born of ['1985-03-01', '1985-03-02', '1985-03-03', '1985-03-04'])
      await people.search({ name: 'Agnes Zumaridi', born })
    await expect
      .poll(async () => (await entries()).toSorted())
      .toEqual([`PEOPLE_SEARCH ALL`, `PEOPLE_SEARCH ALL`, `PEOPLE_SEARCH ALL`, `PEOPLE_SEARCH ALL`, `PERSON ${key}`])
  })

  it.each([
    ['two of three words, in another order', 'Zumaridi Agnes', ['namePart']],
    ['three words', 'Agnes Zumaridi Nabwire', ['sameName']],
    ['three words, two of them in another spelling', 'Agness Nabwire Zumarridi', ['nameSpelling']],
    ['two words, both in another spelling', 'Agness Nabwiree', ['nameSpelling', 'namePart']],
    ['more words than the register has', 'Agnes Zumaridi Nabwire Akello', undefined],
    ['a word that nobody has beside two others', 'Agnes Zumaridi Qqqqqqq', undefined],
  ])('finds a name of three words by %s', async (_, name, reasons) => {
    const key = await people.plant({ given: 'Agnes', sur: 'Nabwire Zumaridi' })
    expect((await people.search({ name })).find(hit => hit.key === key)?.reasons).toEqual(reasons)
  })

  it('does not take one word of a name for two', async () => {
    const key = await people.plant({ given: 'Agnes', sur: 'Zumaridi' })
    expect((await people.search({ name: 'Agnes Agness' })).map(hit => hit.key)).not.toContain(key)
  })

  it('shows the closest spelling when there are too many', async () => {
    await people.run(`INSERT INTO entity_person (brn, no, roles, kind, given_name, sur_name)
      SELECT '72000000000001', 2000 + n, '{MEMBER}', 'INDIVIDUAL', 'Agnesia', 'Zumaridiana' FROM generate_series(1, 300) n`)
    const key = await people.plant({ given: 'Agnes', sur: 'Zumaridia' })
    expect((await people.search({ name: 'Agnes Zumaridi' })).map(hit => hit.key)).toContain(key)
  })

  it('finds a person without a day of birth as possible, and nobody born on another day', async () => {
    const undated = await people.plant({ given: 'Agnes', sur: 'Zumaridi' })
    const otherDay = await people.plant({ ...agnes, born: '1961-11-28' })
    const keys = (await people.search({ name: 'Agnes Zumaridi', born: '1985-03-04' })).map(({ key }) => key)
    expect(keys).toContain(undated)
    expect(keys).not.toContain(otherDay)
  })

  it('finds somebody born in 2000, of whose days some slips are in the year 0', async () => {
    const key = await people.plant({ ...agnes, born: '2000-11-04' })
    expect((await people.search({ name: 'Agnes Zumaridi', born: '2000-11-04' })).map(hit => hit.key)).toEqual([key])
  })

  it('shows the most certain person first, and two people of one name and day as two', async () => {
    const possible = await people.plant({ given: 'Agnes', sur: 'Zumaridi' })
    const exact = [await people.plant(agnes), await people.plant({ ...agnes, number: 'CF85000999990B' }, 2)]
    const keys = (await people.search({ name: 'Agnes Zumaridi', born: '1985-03-04' })).map(({ key }) => key)
    expect(keys).toEqual([...exact, possible])
  })

  it.each(['2025-02-29', '1985-13-01', '1985-00-10', '04/03/1985', 'yesterday', '0000-01-01'])(
    'refuses the day %s',
    async born => {
      const answer = await people.post(pathOf(contract.persons.search), { name: 'Agnes', born })
      expect(answer.statusCode).toBe(400)
      expect(answer.json().message).toContain(`${born} is not a day of the calendar.`)
    },
  )
})

describe('text that is no name', () => {
  it.each(['%', '_', '\\', '%_\\', '🏦', '٣', '----', 'A'])('is refused with a sentence: %s', async name => {
    const answer = await people.post(pathOf(contract.persons.search), { name })
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      'Enter a name with at least two letters in a row.',
    ])
  })

  it('finds nothing, and is taken as it is written', async () => {
    await people.plant({ given: 'Agnes', sur: 'Zumaridi' })
    for (const name of ['Agn% Zum%', "'; DROP TABLE entity_person; --", 'مرحبا', 'Zum_ridi\\'])
      expect((await people.search({ name })).filter(({ certainty }) => certainty !== 'possible')).toEqual([])
    expect(await people.search({ number: '%' })).toEqual([])
  })

  it('is refused by name when it is too long', async () => {
    for (const field of ['name', 'number']) {
      const answer = await people.post(pathOf(contract.persons.search), { [field]: 'x'.repeat(10_000) })
      expect(answer.statusCode).toBe(400)
      expect(JSON.stringify(answer.json())).toContain(field)
    }
  })
})

describe('permissions', () => {
  const everyCall = async () => {
    const { persons } = contract
    return {
      search: (await people.post(pathOf(persons.search), { name: 'Agnes' })).statusCode,
      file: (await people.call({ method: 'GET', url: pathOf(persons.file, { person: '1' }) })).statusCode,
      pairs: (await people.call({ method: 'GET', url: pathOf(contract.personPairs.list) })).statusCode,
      decisions: (await people.call({ method: 'GET', url: pathOf(contract.personPairs.decisions) })).statusCode,
      decide: (await people.decide('MERGE', '1', '1')).statusCode,
      undo: (await people.undo('999999999')).statusCode,
    }
  }
  it('to search and to decide are two', async () => {
    await givePermissions(people.registry.database, 'newcomer', ['can_access_dashboard'])
    expect(new Set(Object.values(await everyCall()))).toEqual(new Set([403]))
    await givePermissions(people.registry.database, 'newcomer', ['can_search_people'])
    expect(await everyCall()).toMatchObject({ search: 200, file: 200, pairs: 200, decide: 403, undo: 403 })
    await givePermissions(people.registry.database, 'newcomer', peoplePermissions)
    expect(await everyCall()).toMatchObject({ decide: 409, undo: 404 })
  })

  it('are not asked for by an address: a number of no natural person is unknown', async () => {
    const { rows } = await people.registry.database.read.execute<{ id: string }>(
      sql`SELECT id FROM entity_person WHERE kind = 'CORPORATE' LIMIT 1`,
    )
    for (const person of [rows[0]?.id ?? '', '0', 'CF85000123450A', '99999999999999999999'])
      expect((await people.call({ method: 'GET', url: pathOf(contract.persons.file, { person }) })).statusCode).toBe(
        404,
      )
  })
})
