import { taxHeadLevels } from '@contract/billing/taxHeadLevels'
import { TAX_HEAD_CURRENCY, type TaxHead, taxHeads } from '@contract/billing/taxHeads'
import type { Id } from '@contract/id'
import { createForm, defineForm, defineResource, formAction, withoutNull } from '@/definition/defineResource'
import { choice, code, computed, digits, money, ownId, paragraph, percentage, text } from '@/definition/field'

type YesNo = 'YES' | 'NO'
type Availability = 'YES' | 'BOTH'
type Level = `level_${1 | 2 | 3 | 4 | 5 | 6}`
type Levels = Partial<Record<Level, string | undefined>>
type Amounts = 'baseValue' | 'percentage' | 'feesPerUnit'
type Flags = 'isActive' | 'isDescriptionDisplayed' | 'isTinMandatory' | 'isReferenceTypeMandatory'
type Draft = Record<'taxHeadId' | 'taxHeadName' | 'taxHeadCode' | 'taxHeadCurrency', string> &
  Record<Amounts, number> &
  Record<Flags, YesNo> &
  Levels & { taxHeadDescription?: string | undefined; isAvailableOnPortal: Availability }
type Edited = Omit<Draft, 'taxHeadId'> & { taxHeadId: Id; version: number | null | undefined }

const availability = { YES: 'OBRS Assessments', BOTH: 'Non OBRS assessment' }
const yesNo = (label: string) => choice(label, { YES: 'YES', NO: 'NO' }, { required: true })
const level = (number: 1 | 2 | 3 | 4 | 5 | 6) => choice(`Level ${number}`, taxHeadLevels[`level_${number}`])

const fields = {
  taxHeadName: text('Name', { required: true, longest: 200 }),
  taxHeadId: digits('Tax Head ID', { required: true, longest: 20 }),
  taxHeadCode: digits('Tax Head', { required: true, longest: 20, help: 'The code of the tax authority' }),
  taxHeadCurrency: choice('Currency', { [TAX_HEAD_CURRENCY]: 'Uganda shillings' }, { required: true }),
  baseValue: money('Base Value', { required: true }),
  feesPerUnit: money('Fees per Unit', { required: true }),
  percentage: percentage('Percentage', { required: true }),
  isAvailableOnPortal: choice('Available on', { YES: 'YES', BOTH: 'BOTH' }, { required: true }),
  isActive: yesNo('Active'),
  isDescriptionDisplayed: yesNo('Description Displayed'),
  isTinMandatory: yesNo('TIN Mandatory'),
  isReferenceTypeMandatory: yesNo('Reference Type Mandatory'),
  level_1: level(1),
  level_2: level(2),
  level_3: level(3),
  level_4: level(4),
  level_5: level(5),
  level_6: level(6),
  taxHeadDescription: paragraph('Description', { longest: 500 }),
}

/** Initial values of a new tax head (docs/requirements/billing.md). */
const start: Partial<Draft> = {
  taxHeadCurrency: TAX_HEAD_CURRENCY,
  baseValue: 0,
  feesPerUnit: 0,
  percentage: 0,
  isAvailableOnPortal: 'YES',
  isActive: 'YES',
  isDescriptionDisplayed: 'YES',
  isTinMandatory: 'YES',
  isReferenceTypeMandatory: 'YES',
}

const bodyOf = (draft: Omit<Draft, 'taxHeadId'>) => ({
  taxHeadName: draft.taxHeadName,
  taxHeadCode: draft.taxHeadCode,
  taxHeadDescription: draft.taxHeadDescription ?? '',
  baseValue: draft.baseValue,
  percentage: draft.percentage,
  feesPerUnit: draft.feesPerUnit,
  baseValueCurrency: TAX_HEAD_CURRENCY,
  taxHeadCurrency: TAX_HEAD_CURRENCY,
  isAvailableOnPortal: draft.isAvailableOnPortal,
  isActive: draft.isActive,
  isDescriptionDisplayed: draft.isDescriptionDisplayed,
  isTinMandatory: draft.isTinMandatory,
  isReferenceTypeMandatory: draft.isReferenceTypeMandatory,
  level_1: draft.level_1,
  level_2: draft.level_2,
  level_3: draft.level_3,
  level_4: draft.level_4,
  level_5: draft.level_5,
  level_6: draft.level_6,
})

/** Returns the levels as an update says them, '' for none: a host may keep what it leaves out. */
const levelsOf = ({ level_1 = '', level_2 = '', level_3 = '', level_4 = '', level_5 = '', level_6 = '' }: Levels) => ({
  level_1,
  level_2,
  level_3,
  level_4,
  level_5,
  level_6,
})

// Literal: the message for tax heads is that of services (decision F7).
const failed = 'Service creation failed'

export default defineResource(taxHeads.list, {
  name: 'billing/tax-heads',
  label: 'Tax Heads',
  path: 'billing/tax-heads',
  key: 'taxHeadId',
  sizes: [15, 20, 50, 100],
  size: 15,
  fills: true,
  search: { filter: 'search', on: 'change', placeholder: 'Name or tax head', columns: ['taxHeadName', 'taxHeadCode'] },
  fields: {
    taxHeadName: text('Name'),
    taxHeadCode: code('Tax Head', { width: 18 }),
    baseValue: money('Base Value', { width: 20 }),
  },
  computed: {
    availableOn: computed(
      'choice',
      'Available on',
      ({ isAvailableOnPortal }) => (isAvailableOnPortal === 'YES' ? 'YES' : 'BOTH'),
      {
        options: availability,
        width: 26,
      },
    ),
  },
  columns: ['taxHeadName', 'taxHeadCode', 'availableOn', 'baseValue'],
  numbered: true,
  headline: 'taxHeadName',
  sortable: ['taxHeadName', 'taxHeadCode', 'baseValue'],
  notFoundHint: 'Check the spelling, or add the tax head.',
  create: createForm(
    'New Tax Head',
    defineForm({
      title: 'New Tax Head',
      submit: 'Submit',
      pairs: true,
      fields,
      start,
      send: taxHeads.create.from((draft: Draft) => ({ body: { taxHeadId: draft.taxHeadId, ...bodyOf(draft) } })),
      says: { failed },
      alert: true,
    }),
  ),
  actions: {
    edit: formAction({
      verb: 'update',
      label: 'Edit',
      icon: 'edit',
      primary: true,
      draft: (row: TaxHead) => withoutNull(row),
      form: defineForm({
        title: 'Edit Tax Head',
        submit: 'Update',
        pairs: true,
        fields: { ...fields, taxHeadId: ownId('Tax Head ID') },
        send: taxHeads.update.from(({ version, ...draft }: Edited) => ({
          query: { taxHeadId: draft.taxHeadId },
          body: {
            taxHeadId: draft.taxHeadId,
            ...bodyOf({ ...draft, ...levelsOf(draft) }),
            ...(typeof version === 'number' && { version }),
          },
        })),
        says: { failed },
        alert: true,
      }),
    }),
  },
})
