import { type ComplianceForm, formCompliance } from '@contract/processes/formCompliance'
import { normalBrn } from '@contract/registry/brn'
import { definePageForm } from '@/definition/definePageForm'
import { choice, code, flag, paragraph } from '@/definition/field'

type Draft = { brn: string; rationale: string; target: ComplianceForm; isCompliant: boolean }

const targets = {
  FORM_18: 'Form 18',
  FORM_20: 'Form 20',
  FORM_24: 'Form 24',
  FORM_25: 'Form 25',
  FORM_26: 'Form 26',
}

/** Form whose success message is that of the annual returns, letter for letter (decision G16). */
export default definePageForm({
  name: 'formCompliance',
  submit: 'Submit',
  fields: {
    brn: code('BRN', { required: true, longest: 60 }),
    rationale: paragraph('Rationale', { required: true, longest: 1000, counted: true }),
    target: choice('Target Form', targets, { required: true }),
    isCompliant: flag('Is Compliant', { true: 'Yes', false: 'No' }, { required: true }),
  },
  send: formCompliance.correct.from(({ brn, rationale, target, isCompliant }: Draft) => ({
    body: { brn: normalBrn(brn), rationale: rationale.trim(), target, isCompliant },
  })),
  confirm: {
    question: 'Do you want to change what the register says?',
    names: ({ brn }, labelOf) => `${normalBrn(brn)}: ${labelOf('target')}. ${labelOf('isCompliant')}`,
  },
  says: { done: 'Company annual returns status updated for form selected' },
  keeps: ['brn'],
})
