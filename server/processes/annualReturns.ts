import { Refusal } from '@contract/errors'
import {
  type CompanyReturns,
  type annualReturns as contract,
  FIRST_RETURN_YEAR,
  LAST_RETURN_YEAR,
} from '@contract/processes/annualReturns'
import { normalBrn } from '@contract/registry/brn'
import { successMessage } from '@contract/successMessages'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { today } from '../db/days'
import { annualReturnMark, entity, entityDocument } from '../db/schema'
import type { Handlers } from '../http/serve'

const companyOf = (db: Db, brn: string) =>
  db
    .select({
      name: entity.name,
      registeredOn: entity.registeredOn,
      first: sql<number>`extract(year FROM ${entity.registeredOn})::int`,
    })
    .from(entity)
    .where(and(eq(entity.brn, brn), eq(entity.register, 'COMPANY')))

type Company = Awaited<ReturnType<typeof companyOf>>[number]

const getCompany = async (brn: string, query: PromiseLike<Company[]>): Promise<Company> => {
  const [company] = await query
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
    SELECT s.year, coalesce(${annualReturnMark.status}, CASE
        WHEN filed.year IS NOT NULL THEN 'FILED'
        WHEN s.year < extract(year FROM ${today}) THEN 'OVERDUE'
        ELSE 'NOT_FILED' END) AS status
    FROM generate_series(${from}::int, ${LAST_RETURN_YEAR}::int) AS s (year)
      LEFT JOIN ${annualReturnMark} ON ${annualReturnMark.brn} = ${brn} AND ${annualReturnMark.year} = s.year
      LEFT JOIN (SELECT DISTINCT substring(${entityDocument.name} FROM '(\\d{4})$')::int AS year FROM ${entityDocument}
        WHERE ${entityDocument.brn} = ${brn} AND ${entityDocument.kind} = 'ANNUAL_RETURN'
          AND ${entityDocument.name} ~ '\\d{4}$') filed ON filed.year = s.year
    ORDER BY s.year DESC`)
  return rows
}

export const annualReturnHandlers: Handlers<typeof contract> = {
  async ofCompany({ db, path }) {
    const brn = normalBrn(path.brn ?? '')
    const company = await getCompany(brn, companyOf(db, brn))
    const { name, registeredOn } = company
    return { brn, name, registeredOn, years: await readYears(db, brn, company) }
  },

  async mark({ db, who, path, body: { rationale, years: marked, targetStatus }, record }) {
    const brn = normalBrn(path.brn ?? '')
    const company = await getCompany(brn, companyOf(db, brn).for('update'))
    const years = [...new Set(marked)].sort((a, b) => a - b)
    const early = years.filter(year => year < company.first)
    if (early.length)
      throw new Refusal('years-before-registration', {
        name: company.name,
        // Text, because a year must not be formatted with a thousands separator.
        first: String(company.first),
        years: early.join(', '),
      })
    // Marks that change nothing are neither written nor recorded in the trail.
    const changing = (await readYears(db, brn, company))
      .filter(({ year, status }) => years.includes(year) && status !== targetStatus)
      .reverse()
    const mark = { status: targetStatus, rationale, markedBy: who.name }
    for (const { year } of changing)
      await db
        .insert(annualReturnMark)
        .values({ brn, year, ...mark })
        .onConflictDoUpdate({
          target: [annualReturnMark.brn, annualReturnMark.year],
          set: { ...mark, markedAt: sql`now()` },
        })
    if (changing.length)
      record({
        subject: `${brn} ${company.name}`,
        before: Object.fromEntries(changing.map(({ year, status }) => [year, status])),
        after: { ...Object.fromEntries(changing.map(({ year }) => [year, targetStatus])), rationale },
      })
    return successMessage('annual-returns-marked')
  },
}
