import { Refusal } from '@contract/errors'
import {
  type CompanyReturns,
  type annualReturns as contract,
  FIRST_RETURN_YEAR,
  LAST_RETURN_YEAR,
} from '@contract/processes/annualReturns'
import { normalBrn } from '@contract/registry/brn'
import { successMessage } from '@contract/successMessages'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { today } from '../db/days'
import type { Handlers } from '../http/serve'

type Company = { name: string; registeredOn: string; first: number }

const findCompany = async (db: Db, brn: string, lock: SQL = sql``): Promise<Company> => {
  const { rows } = await db.execute<Company>(sql`
    SELECT name, registered_on::text AS "registeredOn", extract(year FROM registered_on)::int AS first
    FROM entity WHERE brn = ${brn} AND register = 'COMPANY' ${lock}`)
  const company = rows[0]
  if (!company) throw new Refusal('unknown-brn', { brn })
  return company
}

/**
 * Reads the annual returns of a company, newest first. A year marked by hand has that status; else it is filed when its
 * return is among the documents, and overdue once the year is over.
 */
const readYears = async (db: Db, brn: string, { first }: Company): Promise<CompanyReturns['years']> => {
  const from = Math.max(first, FIRST_RETURN_YEAR)
  const { rows } = await db.execute<CompanyReturns['years'][number]>(sql`
    SELECT s.year, coalesce(m.status, CASE
        WHEN f.year IS NOT NULL THEN 'FILED'
        WHEN s.year < extract(year FROM ${today}) THEN 'OVERDUE'
        ELSE 'NOT_FILED' END) AS status
    FROM generate_series(${from}::int, ${LAST_RETURN_YEAR}::int) AS s (year)
      LEFT JOIN annual_return_mark m ON m.brn = ${brn} AND m.year = s.year
      LEFT JOIN (SELECT DISTINCT substring(name FROM '(\\d{4})$')::int AS year FROM entity_document
        WHERE brn = ${brn} AND kind = 'ANNUAL_RETURN' AND name ~ '\\d{4}$') f ON f.year = s.year
    ORDER BY s.year DESC`)
  return rows
}

export const annualReturnHandlers: Handlers<typeof contract> = {
  async ofCompany({ db, path }) {
    const brn = normalBrn(path.brn ?? '')
    const company = await findCompany(db, brn)
    const { name, registeredOn } = company
    return { brn, name, registeredOn, years: await readYears(db, brn, company) }
  },

  async mark({ db, who, path, body: { rationale, years: asked, targetStatus }, record }) {
    const brn = normalBrn(path.brn ?? '')
    const company = await findCompany(db, brn, sql`FOR UPDATE`)
    const years = [...new Set(asked)].sort((a, b) => a - b)
    const early = years.filter(year => year < company.first)
    if (early.length)
      throw new Refusal('years-before-registration', {
        name: company.name,
        // Text, because a year must not be formatted with a thousands separator.
        first: String(company.first),
        years: early.join(', '),
      })
    const known = await readYears(db, brn, company)
    // Marks that change nothing are neither written nor recorded in the trail.
    const changing = known.filter(({ year, status }) => years.includes(year) && status !== targetStatus).reverse()
    for (const { year } of changing)
      await db.execute(sql`
        INSERT INTO annual_return_mark (brn, year, status, rationale, marked_by)
        VALUES (${brn}, ${year}, ${targetStatus}, ${rationale}, ${who.name})
        ON CONFLICT (brn, year) DO UPDATE SET status = excluded.status, rationale = excluded.rationale,
          marked_by = excluded.marked_by, marked_at = now()`)
    if (changing.length)
      record({
        subject: `${brn} ${company.name}`,
        before: Object.fromEntries(changing.map(({ year, status }) => [year, status])),
        after: { ...Object.fromEntries(changing.map(({ year }) => [year, targetStatus])), rationale },
      })
    return successMessage('annual-returns-marked')
  },
}
