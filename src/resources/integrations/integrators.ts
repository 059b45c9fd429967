import { apiAccess } from '@contract/access/apiAccess'
import { type Account, fullName } from '@contract/accounts/account'
import { relatedFacts } from '@/definition/defineResource'
import { code, computed, date, flag, text } from '@/definition/field'
import { orNothing, reading } from '@/definition/source'
import { apiModeWords } from '../accounts/apiModeWords'

const page = {
  label: 'MDAs & Partners',
  path: 'integrations/mdas_and_partners',
  key: 'id',
} as const

/** Page that holds the lists of integrators and their settings. */
export const inIntegrations = page

const readKey = orNothing(reading(apiAccess.key.from(({ id }: Account) => ({ path: { id } }))), null)

/** Common part of the two lists of integrators (docs/requirements/integrations.md). */
export const integratorList = {
  ...page,
  size: 10,
  pager: 'needed',
  pageNumber: true,
  search: { filter: 'name', on: 'enter', placeholder: 'Name' },
  notFoundHint: 'Check the spelling, or clear the search.',
  failedToast: 'message',
  compact: true,
  headline: 'name',
  fields: {
    email: text('Email'),
    phoneNumber: code('Phone'),
    nationality: text('Nationality'),
    createdAt: date('Date Created'),
    enabled: flag(
      'Status',
      { true: 'Active', false: 'Inactive' },
      { tone: (enabled: boolean) => (enabled ? 'good' : 'quiet') },
    ),
    idNumber: text('ID number'),
    idType: text('ID type'),
  },
  computed: { name: computed<Account>('text', 'Name', fullName) },
  columns: ['name', 'email', 'phoneNumber', 'nationality', 'createdAt', 'enabled'],
  actions: {
    // The access areas are chosen first; the answer brings the keys (stub S10).
    generateKeys: {
      type: 'task',
      label: 'Generate Keys',
      icon: 'key',
      primary: true,
      permit: 'can_update_account_status',
      task: 'accessAreas',
      calls: [apiAccess.setUp],
    },
    view: {
      type: 'details',
      label: 'View',
      icon: 'view',
      primary: true,
      details: {
        title: fullName,
        fields: ['name', 'email', 'phoneNumber', 'nationality', 'idNumber', 'idType', 'createdAt', 'enabled'],
        also: relatedFacts(readKey, 'No keys have been generated yet.', {
          apiMode: { label: 'API mode', of: access => access?.apiMode, options: apiModeWords },
          // The full keys are never shown again: the host sends the beginning of the API key, and only that a secret
          // key exists.
          apiKey: { label: 'API key', of: access => access?.apiKey },
          secretKey: { label: 'Secret key', of: access => access?.secretKey && '••••••••' },
          endPoints: {
            label: 'Access areas',
            of: access => access?.endPoints?.map(({ serviceName, endPoint }) => serviceName || endPoint).join('\n'),
          },
        }),
      },
    },
  },
} as const
