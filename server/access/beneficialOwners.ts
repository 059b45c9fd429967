import { type SQLWrapper, sql } from 'drizzle-orm'
import { entityPerson, shareholding } from '../db/schema'
import { entityOfFile } from '../registry/entityRead'

/** Least share of the allotted shares, from 0 to 1, that makes a holder a beneficial owner in the answer. */
const LEAST = 0.1

/** Each holder's part of all the shares that a company has allotted, whatever their classes. */
const partsOf = (brn: SQLWrapper) => sql`
  SELECT ${shareholding.brn} AS brn, ${shareholding.personNo} AS person, sum(${shareholding.numberOfShares}) / sum(sum(${shareholding.numberOfShares})) OVER () AS part
  FROM ${shareholding} WHERE ${shareholding.brn} = ${brn} GROUP BY ${shareholding.brn}, ${shareholding.personNo} HAVING sum(${shareholding.numberOfShares}) > 0`

/**
 * The natural persons who own the entity `e`, directly or through companies of the register, followed as far as it
 * knows them. Somebody in several files is one by their number; without one, they are only who they are in that file.
 */
export const owners = sql`(
  WITH RECURSIVE held AS (
    SELECT part.brn, part.person, part.part, ARRAY[${entityOfFile.brn}] AS through FROM (${partsOf(entityOfFile.brn)}) part
    UNION ALL
    SELECT next.brn, next.person, held.part * next.part, held.through || next.brn
    FROM held
    JOIN ${entityPerson} ON (${entityPerson.brn}, ${entityPerson.no}) = (held.brn, held.person) AND ${entityPerson.kind} = 'CORPORATE'
    CROSS JOIN LATERAL (${partsOf(entityPerson.registeredNumber)}) next
    -- Companies can own each other.
    WHERE next.brn <> ALL (held.through)),
  owner AS (
    SELECT min(concat_ws(' ', ${entityPerson.givenName}, ${entityPerson.middleName}, ${entityPerson.surName})) AS name, min(${entityPerson.nationality}) AS nationality,
      sum(held.part) AS part
    FROM held JOIN ${entityPerson} ON (${entityPerson.brn}, ${entityPerson.no}) = (held.brn, held.person) AND ${entityPerson.kind} = 'INDIVIDUAL'
    GROUP BY coalesce(${entityPerson.idType} || ' ' || ${entityPerson.idNumber}, ${entityPerson.brn} || ' ' || ${entityPerson.no}))
  SELECT json_build_object(
    'owners', coalesce(json_agg(json_build_object('name', name, 'nationality', nationality,
      'percentage', round(100 * part, 2)) ORDER BY part DESC, name) FILTER (WHERE part >= ${LEAST}), '[]'),
    'untraced', CASE WHEN EXISTS (SELECT FROM held) THEN round(100 * (1 - coalesce(sum(part), 0)), 2) ELSE 0 END)
  FROM owner)`
