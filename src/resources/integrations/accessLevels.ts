import { apiAccess, type EndPoint } from '@contract/access/apiAccess'
import { createForm, defineForm, defineResource, formAction } from '@/definition/defineResource'
import { code, paragraph, text } from '@/definition/field'
import { inIntegrations } from './integrators'

type Draft = { endPoint: string; serviceName: string; description?: string | undefined }

const fields = {
  endPoint: code('Endpoint', {
    required: true,
    longest: 200,
    placeholder: '/entity/basic',
    help: 'Lower-case letters, digits and hyphens, with a slash before each part',
  }),
  serviceName: text('Service name', { required: true, longest: 200 }),
  description: paragraph('Description', { longest: 500 }),
}

/** Access levels for organisations. The host has a call to create one, but none to change or delete one (stub S9). */
export default defineResource(apiAccess.levels, {
  ...inIntegrations,
  name: 'accessLevels',
  tab: { key: 'settings', label: 'Settings' },
  about: 'Endpoints that organisations can be given access to',
  size: 10,
  pager: 'needed',
  search: { filter: 'search', on: 'change', placeholder: 'Endpoint or service' },
  fields: { endPoint: code('Endpoint'), serviceName: text('Service name'), description: text('Description') },
  columns: ['endPoint', 'serviceName', 'description'],
  headline: 'endPoint',
  sortable: ['endPoint', 'serviceName'],
  notFoundHint: 'Search for something else, or create the access level.',
  failedToast: 'message',
  create: createForm(
    'Create Access Level',
    defineForm<Draft>({
      title: 'Create Access Level',
      submit: 'Save',
      fields,
      send: apiAccess.createLevel.from((draft: Draft) => ({ body: draft })),
      says: { done: 'Access Level created' },
    }),
  ),
  actions: {
    edit: formAction({
      label: 'Edit',
      icon: 'edit',
      primary: true,
      draft: ({ id, endPoint, serviceName, description }) => ({
        id,
        endPoint,
        serviceName: serviceName ?? undefined,
        description: description ?? undefined,
      }),
      form: defineForm<Draft>({
        title: 'Edit Access Level',
        submit: 'Save',
        fields,
        unavailable: 'Access levels cannot be changed yet. Nothing was saved.',
      }),
    }),
    delete: {
      type: 'unavailable',
      label: 'Delete',
      icon: 'delete',
      primary: true,
      confirm: { question: 'Are you sure of this action ?', names: ({ endPoint }: EndPoint) => endPoint },
      unavailable: 'Access levels cannot be deleted yet. Nothing was deleted.',
    },
  },
})
