import { z } from 'zod'
import { post } from '../call'

/** The forms whose filing can be corrected by hand (002 section 4). */
export const complianceForms = ['FORM_18', 'FORM_20', 'FORM_24', 'FORM_25', 'FORM_26'] as const

export const formCompliance = {
  /** Says by hand whether a company has filed a form, and why (decision G18). */
  correct: post('CF-CORRECT-COMPLIANCE', '/incorporation/companies/continuous-filing/correct-company-compliance-tag', {
    permit: 'can_access_internal_processing',
    body: z.strictObject({
      brn: z.string().trim().min(1).max(40),
      rationale: z.string().trim().min(1).max(1000),
      isCompliant: z.boolean(),
      target: z.enum(complianceForms),
    }),
  }),
}
