import { sql } from 'drizzle-orm'

/** Least share of the allotted shares, from 0 to 1, that makes a holder a beneficial owner in the answer. */
const LEAST = 0.1

/** Each holder's part of all the shares that a company has allotted, whatever their classes. */
const partsOf = (brn: ReturnType<typeof sql>) => sql`
  SELECT h.brn, h.person_no, sum(h.number_of_shares) / sum(sum(h.number_of_shares)) OVER () AS part
  FROM shareholding h WHERE h.brn = ${brn} GROUP BY h.brn, h.person_no HAVING sum(h.number_of_shares) > 0`

/**
 * The natural persons who own the entity `e`, directly or through companies of the register, followed as far as it
 * knows them. Somebody in several files is one by their number; without one, they are only who they are in that file.
 */
export const owners = sql`(
  WITH RECURSIVE held AS (
    SELECT part.brn, part.person_no, part.part, ARRAY[e.brn] AS through FROM (${partsOf(sql`e.brn`)}) part
    UNION ALL
    SELECT next.brn, next.person_no, held.part * next.part, held.through || next.brn
    FROM held
    JOIN entity_person p ON (p.brn, p.no) = (held.brn, held.person_no) AND p.kind = 'CORPORATE'
    CROSS JOIN LATERAL (${partsOf(sql`p.registered_number`)}) next
    -- Companies can own each other.
    WHERE next.brn <> ALL (held.through)),
  owner AS (
    SELECT min(concat_ws(' ', p.given_name, p.middle_name, p.sur_name)) AS name, min(p.nationality) AS nationality,
      sum(held.part) AS part
    FROM held JOIN entity_person p ON (p.brn, p.no) = (held.brn, held.person_no) AND p.kind = 'INDIVIDUAL'
    GROUP BY coalesce(p.id_type || ' ' || p.id_number, p.brn || ' ' || p.no))
  SELECT json_build_object(
    'owners', coalesce(json_agg(json_build_object('name', name, 'nationality', nationality,
      'percentage', round(100 * part, 2)) ORDER BY part DESC, name) FILTER (WHERE part >= ${LEAST}), '[]'),
    'untraced', CASE WHEN EXISTS (SELECT FROM held) THEN round(100 * (1 - coalesce(sum(part), 0)), 2) ELSE 0 END)
  FROM owner)`
