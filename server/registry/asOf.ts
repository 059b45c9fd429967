import { Refusal } from '@contract/errors'
import { type AsOf, filingOf } from '@contract/registry/asOf'
import { eq, getTableName, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database'
import { dayOf, startOf, today } from '../db/days'
import {
  charge,
  entity,
  entityDocument,
  entityPerson,
  entityRole,
  filing,
  insolvencyApplication,
  rowVersion,
  shareClass,
  shareholding,
  strikeEntry,
} from '../db/schema'

/**
 * Moment at which a file is read: the end of a day, `through` the last version that counts on that day (NULL: all), as the
 * register knew it at `known`, as PostgreSQL writes a moment.
 */
export type Moment = { day: string; through: string | null; known: string }

const text = (value: SQLWrapper) => sql<string>`${value}::text`

/**
 * Finds the moment of a file that a call names. Refuses an unknown BRN or filing, days to come, and days of which the register
 * does not know everything.
 */
export const findMoment = async (db: Db, brn: string, { asOf, knownOn }: AsOf): Promise<Moment> => {
  const trackingNo = filingOf(asOf)
  const ofFiling = sql`(SELECT coalesce(${filing.effectiveOn}, ${dayOf(filing.filedAt)}) FROM ${filing}
    WHERE ${filing.trackingNo} = ${trackingNo} AND ${filing.brn} = ${entity.brn})`
  const lastOfFiling = sql`(SELECT max(${rowVersion.id}) FROM ${rowVersion}
    WHERE ${rowVersion.brn} = ${entity.brn} AND ${rowVersion.filing} = ${trackingNo})`
  const named = trackingNo ? ofFiling : asOf ? sql`${asOf}::date` : today
  const endOf = (day: string) => sql`(${startOf(sql`${day}::date + 1`)} - interval '1 microsecond')`
  const [facts] = await db
    .select({
      registeredOn: entity.registeredOn,
      historySince: entity.historySince,
      recordedOn: text(dayOf(entity.recordedAt)),
      today: text(today),
      day: sql<string | null>`${named}::text`,
      through: sql<string | null>`${trackingNo ? lastOfFiling : sql`NULL`}::text`,
      known: text(knownOn ? endOf(knownOn) : sql`'infinity'`),
    })
    .from(entity)
    .where(eq(entity.brn, brn))
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
  const rows = (table: PgTable) =>
    sql`${sql.identifier(`${getTableName(table)}_as_of`)}(${brn}, ${day}::date, ${through}::bigint, ${known}::timestamptz) AS line`
  const past = (table: PgTable, where = sql`true`) =>
    sql`${table} AS (SELECT ${table}.* FROM ${rows(table)}, jsonb_populate_record(NULL::${table}, line) ${table} WHERE ${where})`
  const until = (table: PgTable, ofBrn: PgColumn, moment: PgColumn) =>
    sql`${table} AS (SELECT ${table}.* FROM ${table} WHERE ${ofBrn} = ${brn} AND ${dayOf(moment)} <= ${day}::date)`
  const { personNo, role, since, until: end } = entityRole
  const ofPerson = sql`${personNo} = (line->>'no')::int`
  const { dateOfRegistration: registered, dateOfSatisfaction: satisfied } = charge
  const { dateOfConfirmation: confirmed, dateOfDissolution: dissolved } = insolvencyApplication
  const tables = [
    past(entity),
    past(entityRole),
    sql`${entityPerson} AS (SELECT ${entityPerson}.* FROM ${rows(entityPerson)}, LATERAL (
      SELECT coalesce(jsonb_agg(DISTINCT role), '[]') AS roles FROM (
        SELECT ${role} FROM ${entityRole} WHERE ${ofPerson}
          AND coalesce(${since}, '-infinity') <= ${day}::date AND coalesce(${end}, 'infinity') > ${day}::date
        UNION ALL
        SELECT undated FROM jsonb_array_elements_text(line->'roles') undated
        WHERE NOT EXISTS (SELECT FROM ${entityRole} WHERE ${ofPerson} AND ${role} = undated)) held (role)) held,
      jsonb_populate_record(NULL::${entityPerson}, line || jsonb_build_object('roles', held.roles)) ${entityPerson})`,
    past(shareClass),
    past(shareholding),
    // A charge has its days in its columns: one that was satisfied later was still outstanding.
    sql`${charge} AS (SELECT ${charge}.* FROM ${rows(charge)}, jsonb_populate_record(NULL::${charge},
      CASE WHEN (line->>${satisfied.name})::date > ${day}::date THEN line || ${JSON.stringify({ [satisfied.name]: null })}::jsonb ELSE line END) ${charge}
      WHERE ${registered} <= ${day}::date)`,
    past(strikeEntry, sql`${dayOf(strikeEntry.createdAt)} <= ${day}::date`),
    // A winding-up whose dissolution came later was still open.
    sql`${insolvencyApplication} AS (SELECT past.* FROM ${insolvencyApplication},
      jsonb_populate_record(${insolvencyApplication}, ${JSON.stringify({ [dissolved.name]: null })}::jsonb) past
      WHERE ${insolvencyApplication.brn} = ${brn} AND ${confirmed} <= ${day}::date
        AND (${dissolved} IS NULL OR ${dissolved} >= ${day}::date))`,
    until(filing, filing.brn, filing.filedAt),
    until(entityDocument, entityDocument.brn, entityDocument.createdAt),
  ]
  return sql`WITH ${sql.join(tables, sql`, `)} `
}
