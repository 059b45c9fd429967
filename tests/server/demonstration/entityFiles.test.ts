import { fillDemonstration } from '@server/demonstration'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../support/database'

const TODAY = new Date('2026-11-02T00:00:00Z')

let test: TestDatabase
const one = async (query: ReturnType<typeof sql>, { database } = test) =>
  (await database.read.execute<Record<string, number>>(query)).rows[0] ?? {}

/** Condition that no change was filed for the entity of a person `p`. */
const unchanged = sql`NOT EXISTS (SELECT FROM row_version v WHERE v.brn = p.brn)`
const withChanges = async ({ database }: TestDatabase) =>
  (await database.read.execute<{ brn: string }>(sql`SELECT DISTINCT brn FROM row_version`)).rows.map(({ brn }) => brn)

beforeAll(async () => {
  test = await testDatabase()
  await fillDemonstration(test.database, { companies: 5000, today: TODAY })
})
afterAll(() => test.close())

describe('the files of the demonstration’s entities', () => {
  it('are identical each time, also when there are more of them', async () => {
    const few = await testDatabase()
    await fillDemonstration(few.database, { companies: 700, today: TODAY })
    const { rows } = await few.database.read.execute<{ brn: string }>(sql`SELECT brn FROM entity`)
    // The companies with filed changes are spread over all of a registry, so they are others in a larger one.
    const changed = new Set((await Promise.all([test, few].map(withChanges))).flat())
    const same = rows.map(({ brn }) => brn).filter(brn => !changed.has(brn))
    const brns = sql`(SELECT jsonb_array_elements_text(${JSON.stringify(same)}::jsonb))`
    const print = sql`
      SELECT (SELECT md5(string_agg(e::text, '|' ORDER BY brn)) FROM entity e WHERE brn IN ${brns}) AS entities,
        (SELECT md5(string_agg(p::text, '|' ORDER BY brn, no)) FROM entity_person p WHERE brn IN ${brns}) AS people,
        (SELECT md5(string_agg(c::text, '|' ORDER BY brn, no)) FROM share_class c WHERE brn IN ${brns}) AS classes,
        (SELECT md5(string_agg(h::text, '|' ORDER BY brn, person_no, class_no)) FROM shareholding h
          WHERE brn IN ${brns}) AS holdings,
        (SELECT md5(string_agg(c::text, '|' ORDER BY brn, number)) FROM charge c WHERE brn IN ${brns}) AS charges,
        (SELECT md5(string_agg(f::text, '|' ORDER BY tracking_no)) FROM filing f WHERE brn IN ${brns}) AS filings`
    expect(await one(print, few)).toEqual(await one(print))
    await few.close()
  })

  it('have one to five people each, in the parts that their kind of entity has', async () => {
    const people = await one(sql`
      SELECT min(n)::int AS least, max(n)::int AS most FROM (
        SELECT count(*) AS n FROM entity_person p WHERE ${unchanged} GROUP BY brn) t`)
    expect(people.least).toBe(1)
    expect(people.most).toBeLessThanOrEqual(6)
    const { rows } = await test.database.read.execute<{ kind: string; roles: string[] }>(sql`
      SELECT e.kind, array_agg(DISTINCT role ORDER BY role) AS roles
      FROM entity e JOIN entity_person p USING (brn), unnest(p.roles) role GROUP BY e.kind`)
    expect(Object.fromEntries(rows.map(({ kind, roles }) => [kind, roles]))).toEqual({
      COMPANY: ['DIRECTOR', 'SECRETARY', 'SUBSCRIBER'],
      FOREIGN_COMPANY: ['DIRECTOR', 'SECRETARY'],
      BUSINESS_NAME: ['PARTNER'],
      BUILDING_SOCIETY: ['MEMBER'],
    })
  })

  it('include missing forms and people, inconsistent shares and an unknown change', async () => {
    const odd = await one(sql`
      SELECT (SELECT count(*)::int FROM entity WHERE 'FORM_18' = ANY (missing_forms)) AS without_address,
        (SELECT count(*)::int FROM entity e WHERE kind = 'COMPANY' AND NOT EXISTS (
          SELECT FROM entity_person p WHERE p.brn = e.brn AND 'DIRECTOR' = ANY (p.roles))) AS without_directors,
        (SELECT count(*)::int FROM entity e WHERE number_of_shares <>
          (SELECT sum(number) FROM share_class c WHERE c.brn = e.brn)) AS not_adding_up,
        (SELECT count(*)::int FROM entity e WHERE number_of_shares IS NOT NULL AND NOT EXISTS (
          SELECT FROM shareholding h WHERE h.brn = e.brn)) AS not_allotted,
        (SELECT count(*)::int FROM entity_person WHERE kind = 'INDIVIDUAL' AND id_number IS NULL) AS half_known,
        (SELECT count(*)::int FROM filing WHERE 'CHANGE_OF_OBJECTS' = ANY (changes)) AS unknown_change,
        (SELECT count(*)::int FROM entity WHERE sub_type LIKE '%without shares' AND share_capital IS NULL) AS without_shares,
        (SELECT count(*)::int FROM entity WHERE locked_down) AS locked_down,
        (SELECT count(*)::int FROM share_class WHERE nominal_class = 'OTHER') AS other_classes,
        (SELECT count(DISTINCT brn)::int FROM entity_person WHERE kind = 'CORPORATE' AND 'PARTNER' = ANY (roles)) AS corporate_partners`)
    for (const [what, many] of Object.entries(odd)) expect([what, many > 4]).toEqual([what, true])
  })

  it('are consistent: villages, dates, allotments and companies named as owners', async () => {
    const wrong = await one(sql`
      SELECT (SELECT count(*)::int FROM entity e LEFT JOIN administrative_unit u ON u.id = e.village_id
          WHERE village_id IS NOT NULL AND u.level IS DISTINCT FROM 'VILLAGE') AS villages,
        (SELECT count(*)::int FROM entity p WHERE ('FORM_18' = ANY (missing_forms)) <> (village_id IS NULL)
          AND ${unchanged}) AS addresses,
        (SELECT count(*)::int FROM filing f JOIN entity e USING (brn)
          WHERE f.filed_at < e.registered_on OR f.filed_at > ${TODAY.toISOString()}::timestamptz) AS dates,
        (SELECT count(*)::int FROM entity_person WHERE date_of_birth > '2008-11-02') AS children,
        (SELECT count(*)::int FROM entity_person p LEFT JOIN entity e ON e.brn = p.registered_number
          WHERE p.kind = 'CORPORATE' AND p.country_of_origin = 'Uganda' AND e.name IS DISTINCT FROM p.registered_name
            AND NOT EXISTS (SELECT FROM row_version v WHERE v.brn = e.brn)) AS owners,
        (SELECT count(*)::int FROM shareholding h JOIN entity_person p ON (p.brn, p.no) = (h.brn, h.person_no)
          WHERE NOT 'SUBSCRIBER' = ANY (p.roles) AND ${unchanged}) AS holders,
        (SELECT count(*)::int FROM (SELECT c.number - sum(h.number_of_shares) AS left FROM shareholding h
          JOIN share_class c ON (c.brn, c.no) = (h.brn, h.class_no) GROUP BY c.brn, c.no) t WHERE t.left < 0) AS allotted`)
    expect(wrong).toEqual({ villages: 0, addresses: 0, dates: 0, children: 0, owners: 0, holders: 0, allotted: 0 })
  })
})
