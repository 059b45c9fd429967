import { Refusal } from '@contract/errors'
import { type AsOf, filingOf } from '@contract/registry/asOf'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { dayOf, startOf, today } from '../db/days'
import { entity, entityDocument, entityRole, filing, insolvencyApplication, rowVersion } from '../db/schema'

/**
 * Moment at which a file is read: the end of a day, `through` the last version that counts on that day (NULL: all), as the
 * register knew it at `known`, as PostgreSQL writes a moment.
 */
export type Moment = { day: string; through: string | null; known: string }

type Facts = {
  registeredOn: string
  historySince: string
  recordedOn: string
  today: string
  day: string | null
  through: string | null
  known: string
}

/**
 * Finds the moment of a file that a call names. Refuses an unknown BRN or filing, days to come, and days of which the register
 * does not know everything.
 */
export const findMoment = async (db: Db, brn: string, { asOf, knownOn }: AsOf): Promise<Moment> => {
  const trackingNo = filingOf(asOf)
  const named = trackingNo
    ? sql`(SELECT coalesce(${filing.effectiveOn}, ${dayOf(filing.filedAt)}) FROM ${filing}
        WHERE ${filing.trackingNo} = ${trackingNo} AND ${filing.brn} = ${entity.brn})`
    : sql`${asOf ?? null}::date`
  const {
    rows: [facts],
  } = await db.execute<Facts>(sql`
    SELECT ${entity.registeredOn}::text AS "registeredOn", ${entity.historySince}::text AS "historySince",
      ${dayOf(entity.recordedAt)}::text AS "recordedOn", ${today}::text AS today, ${asOf ? named : today}::text AS day,
      ${trackingNo ? sql`(SELECT max(${rowVersion.id}) FROM ${rowVersion} WHERE ${rowVersion.brn} = ${entity.brn} AND ${rowVersion.filing} = ${trackingNo})` : sql`NULL`}::text AS through,
      ${knownOn ? sql`(${startOf(sql`${knownOn}::date + 1`)} - interval '1 microsecond')` : sql`'infinity'`}::text AS known
    FROM ${entity} WHERE ${eq(entity.brn, brn)}`)
  if (!facts) throw new Refusal('unknown-brn', { brn })
  const { day, through, known } = facts
  if (!day) throw new Refusal('unknown-filing', { trackingNo: trackingNo ?? '' })
  for (const each of [day, knownOn ?? day]) if (each > facts.today) throw new Refusal('day-to-come', { day: each })
  if (day < facts.registeredOn) throw new Refusal('before-registration', { day: facts.registeredOn })
  if (day < facts.historySince) throw new Refusal('no-history', { day: facts.historySince })
  if (knownOn && knownOn < facts.recordedOn) throw new Refusal('not-known-yet', { day: facts.recordedOn })
  return { day, through, known }
}

/**
 * Returns the beginning of a statement, WITH the tables of an entity's file as they stood at a moment: queries behind it read
 * them under the names of the tables, unchanged.
 */
export const tablesAsOf = (brn: string, { day, through, known }: Moment): SQL => {
  const rows = (list: string, key: string) =>
    sql`rows_as_of(${brn}, ${list}, ${key}, ${day}::date, ${through}::bigint, ${known}::timestamptz) AS line`
  const table = (list: string, key: string) =>
    sql`${sql.identifier(list)} AS (SELECT r.* FROM ${rows(list, key)}, jsonb_populate_record(NULL::${sql.identifier(list)}, line) r)`
  return sql`WITH ${sql.join(
    [
      table('entity', ''),
      table('entity_role', 'id'),
      sql`entity_person AS (SELECT r.* FROM ${rows('entity_person', 'no')}, LATERAL (
        SELECT coalesce(jsonb_agg(DISTINCT role), '[]') AS roles FROM (
          SELECT p.role FROM ${entityRole} p WHERE p.person_no = (line->>'no')::int
            AND coalesce(p.since, '-infinity') <= ${day}::date AND coalesce(p.until, 'infinity') > ${day}::date
          UNION ALL
          SELECT undated FROM jsonb_array_elements_text(line->'roles') undated WHERE NOT EXISTS (
            SELECT FROM ${entityRole} p WHERE p.person_no = (line->>'no')::int AND p.role = undated)) held (role)) held,
        jsonb_populate_record(NULL::entity_person, line || jsonb_build_object('roles', held.roles)) r)`,
      table('share_class', 'no'),
      table('shareholding', 'person_no,class_no'),
      sql`strike_entry AS (SELECT r.* FROM ${rows('strike_entry', 'id')}, jsonb_populate_record(NULL::strike_entry, line) r
        WHERE registry_day(r.created_at) <= ${day}::date)`,
      sql`insolvency_application AS (SELECT r.* FROM ${insolvencyApplication} i,
        jsonb_populate_record(i, jsonb_build_object('date_of_dissolution', NULL)) r
        WHERE i.brn = ${brn} AND i.date_of_confirmation <= ${day}::date
          AND (i.date_of_dissolution IS NULL OR i.date_of_dissolution >= ${day}::date))`,
      sql`filing AS (SELECT f.* FROM ${filing} f WHERE f.brn = ${brn} AND registry_day(f.filed_at) <= ${day}::date)`,
      sql`entity_document AS (SELECT d.* FROM ${entityDocument} d WHERE d.brn = ${brn} AND registry_day(d.created_at) <= ${day}::date)`,
    ],
    sql`, `,
  )} `
}
