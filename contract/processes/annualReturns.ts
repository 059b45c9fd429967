import { z } from 'zod'
import { get, maybe, post } from '../call'

/** Marks of a year's return (docs/requirements/processes.md). */
const returnStatuses = ['FILED', 'NOT_FILED', 'OVERDUE'] as const
export type ReturnStatus = (typeof returnStatuses)[number]

/** Range of years that can be marked, as the documents state it (docs/requirements/processes.md; decision G15). */
export const FIRST_RETURN_YEAR = 1900
export const LAST_RETURN_YEAR = 2024

/** Returns of a company, year by year, as far as known. */
export const CompanyReturns = z.object({
  brn: z.string(),
  name: z.string(),
  registeredOn: maybe(z.string()),
  years: z.array(z.object({ year: z.number().int(), status: z.enum(returnStatuses) })),
})
export type CompanyReturns = z.infer<typeof CompanyReturns>

const permit = 'can_access_internal_processing'

export const annualReturns = {
  mark: post('ANNUAL-RETURNS-MARK', '/incorporation/annual-returns/mark-years-as-filed/{brn}', {
    permit,
    changesRecord: { kind: 'ENTITY', key: 'brn' },
    body: z.strictObject({
      rationale: z.string().trim().min(1).max(1000),
      /** A repeated year is marked once. */
      years: z.array(z.int().min(FIRST_RETURN_YEAR).max(LAST_RETURN_YEAR)).min(1).max(250),
      targetStatus: z.enum(returnStatuses),
    }),
  }),
  ofCompany: get('PORTAL-ANNUAL-RETURNS', '/portal/annual-returns/{brn}', {
    extension: 'annualReturns',
    permit,
    answer: CompanyReturns,
  }),
}
