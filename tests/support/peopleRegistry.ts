import { contract } from '@contract/index'
import type { PersonDecision, PersonPair } from '@contract/portal/personPairs'
import type { PersonFile, PersonHit } from '@contract/portal/persons'
import type { Mailer } from '@server/mail/mailer'
import { computePairs } from '@server/people/pairRounds'
import { expect } from 'vitest'
import { pathOf } from './pathOf'
import { type TestRegistry, testRegistry } from './registry'
import { givePermissions } from './sessions'

/** Permissions to search people and to decide about them. */
export const peoplePermissions = ['can_search_people', 'can_merge_people'] as const

export type Plant = {
  given: string
  sur: string
  middle?: string
  number?: string
  type?: string
  country?: string
  born?: string
}

/**
 * Starts a registry with three planted entities, to whose files people are added, and returns the calls of people for an
 * account with both permissions. `colleague` is another signed-in account.
 */
export const peopleRegistry = async ({ mailer }: { mailer?: Mailer } = {}) => {
  const registry: TestRegistry = await testRegistry({ companies: 60, ...(mailer && { mailer }) })
  await givePermissions(registry.database, 'newcomer', peoplePermissions)
  const token = await registry.signIn('newcomer')
  const call = registry.as(token)
  const colleague = registry.as(await registry.signIn('admin'))
  const run = (statement: string, values: unknown[] = []) => registry.database.pool.query(statement, values)
  await run(`INSERT INTO entity (brn, name, kind, registered_on) SELECT '7200000000000' || n, 'PLANTED ' || n,
    (ARRAY['COMPANY', 'BUSINESS_NAME', 'BUILDING_SOCIETY'])[1 + n % 3], '2020-01-01' FROM generate_series(1, 3) n`)

  let planted = 100
  /** Adds a natural person to the file of the first, second or third planted entity; returns the record's number. */
  const plant = async (
    { given, sur, middle, number, type = 'NATIONAL_ID', country, born }: Plant,
    entity = 1,
  ): Promise<string> => {
    const { rows } = await run(
      `INSERT INTO entity_person (brn, no, roles, kind, given_name, middle_name, sur_name, id_type, id_number, nationality, date_of_birth)
        VALUES ('7200000000000' || $1::int, $2, '{DIRECTOR}', 'INDIVIDUAL', $3, $4, $5, $6, $7, $8, $9) RETURNING id`,
      [
        entity,
        planted++,
        given,
        middle ?? null,
        sur,
        number ? type : null,
        number ?? null,
        country ?? 'Uganda',
        born ?? null,
      ],
    )
    return String(rows[0].id)
  }
  /** Removes the planted people and all decisions. */
  const clear = async () => {
    await run('DELETE FROM person_decision')
    await run("DELETE FROM entity_person WHERE brn LIKE '7200000000000%'")
  }

  const post = (url: string, payload: object, by = call) => by({ method: 'POST', url, payload })
  const listOf = async <Row>(list: { path: string }): Promise<Row[]> =>
    (await call({ method: 'GET', url: `${pathOf(list)}?range=[0,99]` })).json()
  const pairs = async () => {
    await registry.database.write(computePairs)
    return (await listOf<PersonPair>(contract.personPairs.list)).map(({ oneKey, otherKey, certainty, reasons }) => ({
      pair: [oneKey, otherKey],
      certainty,
      reasons,
    }))
  }
  return {
    ...{ registry, token, call, colleague, run, plant, clear, post, listOf, pairs },
    close: registry.close,
    search: async (body: object, by = call): Promise<PersonHit[]> => {
      const answer = await post(pathOf(contract.persons.search), body, by)
      expect([answer.statusCode, answer.json().message]).toEqual([200, undefined])
      return answer.json().people
    },
    fileOf: async (person: string): Promise<PersonFile> => {
      const answer = await call({ method: 'GET', url: pathOf(contract.persons.file, { person }) })
      expect(answer.statusCode).toBe(200)
      return answer.json()
    },
    decide: (kind: 'MERGE' | 'APART', one: string, other: string, reason = 'Seen in person', by = call) =>
      post(pathOf(contract.persons.decide), { kind, one, other, reason }, by),
    undo: (decision: string, reason = 'A mistake', by = call) =>
      post(pathOf(contract.personPairs.undo, { decision }), { reason }, by),
    decisions: () => listOf<PersonDecision>(contract.personPairs.decisions),
    pairOf: async (...people: string[]) =>
      (await pairs()).find(({ pair }) => pair.toSorted().join() === people.toSorted().join()),
    entriesOf: async (id: string) =>
      (await run('SELECT subject, before, after FROM audit_entry WHERE call = $1 ORDER BY id', [id])).rows,
  }
}

export type PeopleRegistry = Awaited<ReturnType<typeof peopleRegistry>>
