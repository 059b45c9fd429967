import { z } from 'zod'
import { get, maybe, post } from '../call'
import { BrnTyped } from '../registry/brn'

/** Forms whose filing can be corrected by hand (docs/requirements/processes.md). */
export const complianceForms = ['FORM_18', 'FORM_20', 'FORM_24', 'FORM_25', 'FORM_26'] as const
export type ComplianceForm = (typeof complianceForms)[number]

/** Forms of a company, each with its compliance. */
const CompanyForms = z.object({
  brn: z.string(),
  name: z.string(),
  registeredOn: maybe(z.string()),
  forms: z.array(z.object({ form: z.enum(complianceForms), compliant: z.boolean() })),
})

const permit = 'can_access_internal_processing'

export const formCompliance = {
  /** Marks by hand that a company has filed a form or has not, with the reason (decision G18). */
  correct: post('CF-CORRECT-COMPLIANCE', '/incorporation/companies/continuous-filing/correct-company-compliance-tag', {
    permit,
    changesRecord: { kind: 'ENTITY', key: 'brn' },
    body: z.strictObject({
      brn: BrnTyped,
      rationale: z.string().trim().min(1).max(1000),
      isCompliant: z.boolean(),
      target: z.enum(complianceForms),
    }),
  }),
  ofCompany: get('PORTAL-FORM-COMPLIANCE', '/portal/form-compliance/{brn}', {
    extension: 'formCompliance',
    permit,
    answer: CompanyForms,
  }),
}
