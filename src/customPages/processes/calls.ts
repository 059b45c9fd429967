import { annualReturns } from '@contract/processes/annualReturns'
import { formCompliance } from '@contract/processes/formCompliance'
import { normalBrn } from '@contract/registry/brn'

export const readReturns = annualReturns.ofCompany.from(({ brn }: { brn: string }) => ({
  path: { brn: normalBrn(brn) },
}))
export const readForms = formCompliance.ofCompany.from(({ brn }: { brn: string }) => ({
  path: { brn: normalBrn(brn) },
}))
