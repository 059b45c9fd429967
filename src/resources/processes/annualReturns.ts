import {
  annualReturns,
  FIRST_RETURN_YEAR,
  LAST_RETURN_YEAR,
  type ReturnStatus,
} from '@contract/processes/annualReturns'
import { normalBrn } from '@contract/registry/brn'
import { definePageForm } from '@/definition/definePageForm'
import { choice, code, oneByOne, paragraph } from '@/definition/field'

type Draft = { brn: string; rationale: string; years: string[]; targetStatus: ReturnStatus }

const years = Array.from({ length: LAST_RETURN_YEAR - FIRST_RETURN_YEAR + 1 }, (_, at) => String(LAST_RETURN_YEAR - at))

/** Returns the chosen years without repetition, in order (decision G15). */
const yearsOf = (chosen: readonly string[]) => [...new Set(chosen)].map(Number).sort((a, b) => a - b)

export default definePageForm({
  name: 'annualReturns',
  submit: 'Submit',
  fields: {
    brn: code('BRN', { required: true, longest: 60 }),
    rationale: paragraph('Rationale', { required: true, longest: 1000, counted: true }),
    years: oneByOne('Years', years, { required: true }),
    targetStatus: choice(
      'Target Status',
      { FILED: 'Filed', NOT_FILED: 'Not filed', OVERDUE: 'Overdue' },
      { required: true },
    ),
  },
  send: annualReturns.mark.from(({ brn, rationale, years, targetStatus }: Draft) => ({
    path: { brn: normalBrn(brn) },
    body: { rationale: rationale.trim(), years: yearsOf(years), targetStatus },
  })),
  confirm: {
    question: 'Do you want to change what the register says?',
    names: ({ brn, years }, labelOf) => `${normalBrn(brn)}: ${yearsOf(years).join(', ')}. ${labelOf('targetStatus')}`,
  },
  says: { done: 'Company annual returns status updated for years selected', asJson: true },
  keeps: ['brn'],
})
