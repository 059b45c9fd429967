import { currencies, type ServiceCost, serviceCosts } from '@contract/billing/serviceCosts'
import { taxHeads } from '@contract/billing/taxHeads'
import type { Id } from '@contract/id'
import { createForm, defineForm, defineResource, formAction, withoutNull } from '@/definition/defineResource'
import { code, known, listOptions, money, oneOf, text } from '@/definition/field'

type Draft = {
  serviceName: string
  serviceCode: string
  serviceCost: number
  taxHeadId: Id
  currencyId: Id
}
type Edited = Draft & { id: Id; version: number | null | undefined }

const taxHeadOptions = listOptions(taxHeads.list, {
  value: ({ taxHeadId }) => taxHeadId,
  label: ({ taxHeadCode, taxHeadName }) => [taxHeadCode, taxHeadName].filter(Boolean).join(' · '),
  when: ({ isActive }) => isActive !== 'NO',
})

const fields = {
  serviceName: text('Name', { required: true, longest: 200 }),
  taxHeadId: oneOf('Tax Head', taxHeadOptions, { required: true }),
  serviceCode: code('Code', { required: true, longest: 40, help: 'Letters, digits and - . _ /' }),
  serviceCost: money('Cost', { required: true, positive: true }),
  currencyId: oneOf(
    'Currency',
    listOptions(currencies.list, {
      value: ({ id }) => id,
      label: ({ code, name }) => [code, name].filter(Boolean).join(' · '),
    }),
    { required: true },
  ),
}

const bodyOf = ({ serviceName, serviceCode, serviceCost, taxHeadId, currencyId }: Draft) => ({
  serviceName,
  serviceCode,
  serviceCost,
  taxHeadId,
  currencyId,
})

const permit = 'can_modify_service_costs'
const failed = 'Service creation failed'

export default defineResource(serviceCosts.list, {
  name: 'billing/service-costs',
  label: 'Service Costs',
  path: 'billing/service-costs',
  key: 'id',
  sizes: [15, 20, 50, 100],
  size: 15,
  fills: true,
  search: { filter: 'search', on: 'change', placeholder: 'Name', columns: ['serviceName'] },
  fields: {
    serviceName: known('Name'),
    taxHeadCode: code('Tax Head', { width: 16 }),
    serviceCode: code('Code', { width: 16 }),
    serviceCost: money('Cost', { width: 20 }),
  },
  columns: ['serviceName', 'taxHeadCode', 'serviceCode', 'serviceCost'],
  numbered: true,
  headline: 'serviceName',
  sortable: ['serviceName', 'taxHeadCode', 'serviceCode', 'serviceCost'],
  notFoundHint: 'Check the spelling, or add the service.',
  create: createForm(
    'New Service',
    defineForm({
      title: 'New Service',
      submit: 'Submit',
      fields,
      send: serviceCosts.create.from((draft: Draft) => ({ body: bodyOf(draft) })),
      says: { done: 'Service cost created successfully', failed },
      alert: true,
    }),
    permit,
  ),
  actions: {
    edit: formAction({
      verb: 'update',
      label: 'Edit',
      icon: 'edit',
      primary: true,
      permit,
      draft: (row: ServiceCost) => withoutNull(row),
      form: defineForm({
        title: 'Edit Service',
        submit: 'Update',
        fields,
        focus: 'serviceCost',
        send: serviceCosts.update.from(({ id, version, ...draft }: Edited) => ({
          body: { serviceChargeId: id, ...bodyOf(draft), ...(typeof version === 'number' && { version }) },
        })),
        says: { done: 'Service cost updated', failed },
        alert: true,
      }),
    }),
    remove: {
      type: 'send',
      verb: 'delete',
      label: 'Delete',
      icon: 'delete',
      primary: true,
      permit,
      send: serviceCosts.remove.from(({ id }: ServiceCost) => ({ query: { serviceChargeId: id } })),
      confirm: { question: 'Are you sure of this action ?', names: ({ serviceName }) => serviceName },
      says: { done: 'Service cost removed' },
    },
  },
})
