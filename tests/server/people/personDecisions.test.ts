import { contract } from '@contract/index'
import type { PersonPair } from '@contract/portal/personPairs'
import { computePairs } from '@server/people/pairRounds'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pathOf } from '../../support/pathOf'
import { type PeopleRegistry, type Plant, peopleRegistry } from '../../support/peopleRegistry'

let people: PeopleRegistry
beforeAll(async () => {
  people = await peopleRegistry()
})
afterAll(() => people.close())
beforeEach(() => people.clear())

describe('probable duplicates', () => {
  const agnes = { given: 'Agnes', sur: 'Zumaridi', number: 'CF85000123450A', born: '1985-03-04' }
  it.each<[string, Plant, string, string[]]>([
    [
      'the number in another spelling',
      { ...agnes, number: 'CF-850001-23450A', born: '1990-01-01' },
      'near',
      ['numberSpelling', 'sameName'],
    ],
    [
      'the name with a mistyped digit',
      { ...agnes, number: 'CF85000123460A', born: '1990-01-01' },
      'near',
      ['numberDigit', 'sameName'],
    ],
    [
      'the name and day without a number',
      { given: 'Agnes', sur: 'Zumaridi', born: agnes.born },
      'near',
      ['sameName', 'sameBirth'],
    ],
    [
      'nearly the name and the day',
      { ...agnes, sur: 'Zumarridi', number: 'CF85000777770C' },
      'possible',
      ['nameSpelling', 'sameBirth'],
    ],
    ['the name and the day', { ...agnes, number: 'CF85000777770C' }, 'possible', ['sameName', 'sameBirth']],
  ])('are proposed for %s, on the page and in the list', async (_, plantOther, certainty, reasons) => {
    const [one, other] = [await people.plant(agnes), await people.plant(plantOther, 2)]
    expect((await people.fileOf(one)).duplicates).toMatchObject([{ key: other, certainty, reasons }])
    expect((await people.fileOf(other)).duplicates).toMatchObject([{ key: one, certainty, reasons }])
    expect(await people.pairOf(one, other)).toMatchObject({ certainty, reasons })
    expect((await people.fileOf(one)).roles).toHaveLength(1)
  })

  it.each<[string, Plant]>([
    ['another day', { ...agnes, number: 'CF61000777770C', born: '1961-11-28' }],
    ['another given name', { ...agnes, given: 'Deborah', number: 'CF85000777770C' }],
    ['one word of the name', { given: '', sur: 'Zumaridi', number: 'CF85000777770C', born: agnes.born }],
  ])('are not proposed for %s', async (_, plantOther) => {
    const [one, other] = [await people.plant(agnes), await people.plant(plantOther, 2)]
    expect((await people.fileOf(one)).duplicates).toEqual([])
    expect(await people.pairOf(one, other)).toBeUndefined()
  })
})

describe('a comparison', () => {
  it('names the facts that differ to somebody who sees masks, and no value', async () => {
    const one = await people.plant({ given: 'Agnes', sur: 'Zumaridi', number: 'CF85000123450A', born: '1985-03-04' })
    const other = await people.plant(
      { given: 'Agnes', sur: 'Zumaridi', number: 'CF85000120450A', born: '1985-07-21' },
      2,
    )
    const [mine, theirs] = [await people.fileOf(one), await people.fileOf(other)]
    // Both show the same masks.
    expect([theirs.dateOfBirth, theirs.idNumber]).toEqual([mine.dateOfBirth, mine.idNumber])
    const compared = await people.call({
      method: 'GET',
      url: pathOf(contract.persons.compare, { person: one, other }),
    })
    expect([compared.statusCode, compared.json()]).toEqual([200, { differ: ['number', 'born'] }])
  })
})

describe('a decision', () => {
  const agnes = { given: 'Agnes', sur: 'Zumaridi', number: 'CF85000123450A', born: '1985-03-04' }
  const twin = { ...agnes, number: 'CF85000123460A' }
  const twins = async () => [await people.plant(agnes), await people.plant(twin, 2)] as const

  it('makes two people one in the search, on the page and in the list, and is undone exactly', async () => {
    const [one, other] = await twins()
    const third = await people.plant({ ...agnes, given: 'Agness', number: 'CF85000999990B' }, 3)
    const state = async () => ({
      files: [await people.fileOf(one), await people.fileOf(other), await people.fileOf(third)].map(
        ({ decisions: _, ...file }) => file,
      ),
      pairs: await people.pairs(),
      hits: await people.search({ name: 'Agnes Zumaridi', born: agnes.born }),
    })
    const before = await state()
    expect((await people.decide('MERGE', one, other)).json().message).toBe('Recorded: these two are one person.')
    const merged = await people.fileOf(other)
    expect([merged.key, merged.roles.length]).toEqual([one, 2])
    expect(merged.identities.map(({ idNumber }) => idNumber)).toHaveLength(2)
    expect(merged.duplicates.map(({ key }) => key)).toEqual([third])
    expect(merged.decisions).toMatchObject([{ kind: 'MERGE', reason: 'Seen in person', undoneAt: null }])
    expect(await people.pairOf(one, other)).toBeUndefined()
    expect(await people.search({ number: twin.number })).toMatchObject([{ key: one, entities: 2 }])
    const [decision] = await people.decisions()
    expect((await people.undo(decision?.id ?? '')).json().message).toBe('The decision was undone.')
    expect(await state()).toEqual(before)
    expect((await people.fileOf(one)).decisions).toMatchObject([{ undoneReason: 'A mistake' }])
  })

  it.each(['N/A', ''])(
    'shows the type and the number of one ID where another record has the number %j',
    async number => {
      const who = { given: 'Agnes', sur: 'Zumaridi', born: '1985-03-04' }
      const one = await people.plant({ ...who, number: 'N/A', type: 'NATIONAL_ID' })
      await people.run('UPDATE entity_person SET id_number = $1 WHERE id = $2', [number || null, one])
      const other = await people.plant({ ...who, number: 'B1234567', type: 'PASSPORT' }, 2)
      expect((await people.decide('MERGE', one, other)).statusCode).toBe(200)
      const [hit] = await people.search({ number: 'B1234567' })
      expect(hit).toMatchObject({ key: one, idType: 'PASSPORT', idNumber: expect.stringContaining('67') })
      expect(await people.fileOf(one)).toMatchObject({ key: one, idType: 'PASSPORT', idNumber: hit?.idNumber })
    },
  )

  it('updates the list at once, before the pairs are computed anew', async () => {
    const [one, other] = await twins()
    await people.pairs()
    const open = async () => (await people.listOf<PersonPair>(contract.personPairs.list)).map(({ oneKey }) => oneKey)
    expect(await open()).toContain(one)
    await people.decide('APART', one, other)
    expect(await open()).not.toContain(one)
    await people.undo((await people.decisions())[0]?.id ?? '')
    expect(await open()).toContain(one)
  })

  it('stays in force when the pairs are computed anew while it is recorded', async () => {
    const [one, other] = (await twins()).map(Number)
    const deciding = await people.registry.database.pool.connect()
    await deciding.query('BEGIN')
    await deciding.query('LOCK TABLE person_decision IN SHARE ROW EXCLUSIVE MODE')
    await deciding.query(
      `INSERT INTO person_decision (one, other, kind, reason, decided_by_id, decided_by)
       SELECT $1, $2, 'APART', 'Twin sisters', id, 'Any' FROM account LIMIT 1`,
      [one, other],
    )
    let isOver = false
    const round = people.registry.database.write(computePairs).finally(() => {
      isOver = true
    })
    const isWaiting = async () =>
      (await people.run("SELECT FROM pg_locks WHERE NOT granted AND relation = 'person_decision'::regclass")).rows
        .length
    await expect.poll(async () => isOver || (await isWaiting()) > 0).toBe(true)
    await deciding.query('COMMIT')
    deciding.release()
    await round
    const { rows } = await people.run('SELECT settled FROM person_pair WHERE one = $1 AND other = $2', [one, other])
    expect(rows).toEqual([{ settled: true }])
  })

  it('keeps two people of one name and day apart', async () => {
    const [one, other] = await twins()
    await people.decide('APART', one, other, 'Twin sisters')
    expect((await people.fileOf(one)).duplicates).toEqual([])
    expect((await people.fileOf(one)).roles).toHaveLength(1)
    const refused = await people.decide('MERGE', other, one)
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      expect.stringMatching(/decided that these two stay apart \(“Twin sisters”\)\. Undo that decision first\./),
    ])
  })

  it('joins people over others, and leaves those apart whom another decision keeps apart', async () => {
    const [one, two] = await twins()
    const three = await people.plant({ ...agnes, number: 'CF85000123470A' }, 3)
    const four = await people.plant({ ...agnes, number: 'CF85000123480A' }, 3)
    await people.decide('MERGE', two, three)
    await people.decide('MERGE', one, three)
    expect((await people.fileOf(two)).identities).toHaveLength(3)
    await people.decide('APART', one, four)
    const refused = await people.decide('MERGE', three, four)
    expect(refused.statusCode).toBe(409)
    const [, , first] = await people.decisions()
    await people.undo(first?.id ?? '')
    expect((await people.fileOf(three)).identities).toHaveLength(1)
    expect((await people.fileOf(one)).identities).toHaveLength(2)
  })

  it('is recorded once when it is sent twice, with one entry of the trail that has no ID number', async () => {
    const [one, other] = await twins()
    const before = (await people.entriesOf('PORTAL-PERSON-DECIDE')).length
    for (const _ of [1, 2])
      expect((await people.decide('MERGE', one, other, `Same as ${agnes.number}`)).statusCode).toBe(200)
    expect(await people.decisions()).toHaveLength(1)
    const entries = (await people.entriesOf('PORTAL-PERSON-DECIDE')).slice(before)
    expect(entries).toHaveLength(1)
    expect(JSON.stringify(entries)).not.toContain(agnes.number)
    const id = (await people.decisions())[0]?.id ?? ''
    const undone = (await people.entriesOf('PORTAL-PERSON-UNDO')).length
    for (const _ of [1, 2]) expect((await people.undo(id)).statusCode).toBe(200)
    expect((await people.entriesOf('PORTAL-PERSON-UNDO')).length - undone).toBe(1)
  })

  it.each(['MERGE', 'APART'] as const)('%s is recorded once when it is sent twice by a merged key', async kind => {
    const [one, other] = await twins()
    const third = await people.plant({ ...agnes, number: 'CF85000123470A' }, 3)
    await people.decide('MERGE', one, other, 'Same signature')
    for (const _ of [1, 2]) expect((await people.decide(kind, other, third)).statusCode).toBe(200)
    expect(await people.decisions()).toHaveLength(2)
  })

  it('is quoted to the next person without personal data in its reason', async () => {
    const [one, other] = await twins()
    const reason = 'Called +256772123456 and wrote to agnes.nakato@post.example'
    await people.decide('MERGE', one, other, reason)
    const refused = await people.decide('APART', one, other, 'Other photo', people.colleague)
    const id = (await people.decisions())[0]?.id ?? ''
    await people.undo(id, reason)
    const undone = await people.undo(id, 'Other', people.colleague)
    for (const answer of [refused, undone]) {
      expect(answer.statusCode).toBe(409)
      expect(answer.json().message).toContain('Called ••••••••56')
      expect(answer.body).not.toMatch(/772123456|agnes\.nakato/)
    }
  })
  it('of two people at once: one is recorded, the other is told of it', async () => {
    const [one, other] = await twins()
    const answers = await Promise.all([
      people.decide('MERGE', one, other, 'Same signature'),
      people.decide('APART', other, one, 'Other photo', people.colleague),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const [decision, ...more] = await people.decisions()
    expect(more).toEqual([])
    const told = answers.find(({ statusCode }) => statusCode === 409)?.json().message
    expect(told).toContain(`${decision?.decidedBy} decided that`)
    expect(told).toContain(decision?.reason)
    const undone = await Promise.all([
      people.undo(decision?.id ?? '', 'One'),
      people.undo(decision?.id ?? '', 'Two', people.colleague),
    ])
    expect(undone.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(undone.find(({ statusCode }) => statusCode === 409)?.json().message).toContain(
      'has already undone this decision',
    )
  })

  it('needs two people who exist, and a reason', async () => {
    const [one, other] = await twins()
    for (const refused of [
      await people.decide('MERGE', one, one),
      await people.decide('MERGE', one, '999999999'),
      await people.decide('MERGE', one, 'CF85000123450A'),
      await people.decide('MERGE', one, other, '  '),
      await people.decide('MERGE', one, other, 'x'.repeat(501)),
      await people.undo('999999999'),
      await people.undo('x'),
    ])
      expect(refused.statusCode).toBeGreaterThanOrEqual(400)
    expect(await people.decisions()).toEqual([])
  })
})
