import { WINDING_UP } from '@contract/insolvency/applications'
import type { StandingFact, StandingState } from '@contract/registry/standing'
import { and, eq, gte, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { dayOf, today } from '../db/days'
import { insolvencyApplication, strikeEntry } from '../db/schema'
import type { Register } from './strikes'

const fact = (state: StandingState, since: SQLWrapper, from: SQLWrapper, where: SQL | undefined) =>
  sql`SELECT ${state}::text AS state, ${since} AS since FROM ${from} WHERE ${where}`

const struckFrom = (register: Register, state: StandingState, brn: SQLWrapper) =>
  fact(
    state,
    dayOf(strikeEntry.createdAt),
    strikeEntry,
    and(eq(strikeEntry.register, register), eq(strikeEntry.status, 'ON'), sql`${strikeEntry.brn} = ${brn}`),
  )

const { type, status, dateOfConfirmation, dateOfDissolution } = insolvencyApplication

/**
 * Returns SQL for the standing of the entity with this BRN, an expression of the query around it; NULL where nothing
 * stands beside its status. Each fact is one look-up in an index, so a page of rows needs no other query.
 */
export const standingOf = (brn: SQLWrapper): SQL<StandingFact[] | null> => {
  const facts = sql.join(
    [
      struckFrom('BLACKLIST', 'BLACKLISTED', brn),
      struckFrom('DEREGISTRATION', 'DE_REGISTERED', brn),
      fact(
        'WINDING_UP',
        sql`min(${dateOfConfirmation})`,
        insolvencyApplication,
        and(
          sql`${insolvencyApplication.brn} = ${brn}`,
          eq(type, WINDING_UP),
          eq(status, 'APPROVED'),
          or(isNull(dateOfDissolution), gte(dateOfDissolution, today)),
        ),
      ).append(sql` HAVING count(*) > 0`),
    ],
    sql` UNION ALL `,
  )
  // Nested, because the query builder strips the tables from columns that stand directly in a selected expression.
  return sql`(${sql`SELECT json_agg(json_build_object('state', state, 'since', since)) FROM (${facts}) standing`})`
}
