import type { Extension } from '@contract/extensions'
import type { CountedList } from '@contract/portal/capabilities'
import type { Area } from '@/definition/defineArea'

/**
 * Page of an area, as the portal knows it before the definitions are loaded: one list, which is called by its path;
 * several lists, by their names; sections with lists in them; or a viewer of instruments. `needs` is the extension that
 * the page needs, and `summary` the property of the host's summary that counts the list, for the dashboard.
 */
export type PageEntry =
  | { shows: 'list'; needs?: Extension; summary?: CountedList }
  | { shows: 'lists'; lists: readonly string[]; needs?: Extension }
  | { shows: 'sections'; lists: readonly string[] }
  | { shows: 'instrument' }

/** Area of the portal: its pages by their paths below /home, and the names of lists in other pages of the area. */
export type AreaEntry = {
  load(): Promise<{ default: Area }>
  pages: Readonly<Record<string, PageEntry>>
  parts?: readonly string[]
}

const list = { shows: 'list' } as const

/** All areas by name. The definitions of an area are loaded with the first of its pages that is opened. */
export const areas = {
  accounts: {
    load: () => import('./accounts'),
    pages: {
      'accounts/breakdown': {
        shows: 'lists',
        lists: [
          'clientAccounts',
          'businessAccounts',
          'staffAccounts',
          'mdaAccounts',
          'privateOrganisations',
          'officialReceivers',
          'partnerAccounts',
        ],
      },
      'accounts/permissions': { shows: 'lists', lists: ['roles', 'permissionGroups', 'staffRoles'] },
    },
    parts: ['apiRequests'],
  },
  billing: {
    load: () => import('./billing'),
    pages: {
      'billing/service-costs': list,
      'billing/document-costs': list,
      'billing/tax-heads': list,
      'billing/prn-manager': list,
      'billing/transactions': list,
    },
  },
  configurations: {
    load: () => import('./configurations'),
    pages: {
      configurations: {
        shows: 'sections',
        lists: ['nameSearch', 'isic', 'periods', 'responseTemplates', 'wordLibrary', 'dictionaries'],
      },
    },
  },
  insolvency: {
    load: () => import('./insolvency'),
    pages: {
      'insolvency-settings': {
        shows: 'lists',
        lists: [
          'insolvencyApplications',
          'windingUpReasons',
          'professionalQualifications',
          'academicQualifications',
          'professionalBodies',
        ],
      },
    },
  },
  integrations: {
    load: () => import('./integrations'),
    pages: {
      'integrations/mdas_and_partners': {
        shows: 'lists',
        lists: ['mdaIntegrators', 'partnerIntegrators', 'accessLevels'],
      },
    },
  },
  portal: {
    load: () => import('./portal'),
    pages: {
      'access-log': { shows: 'lists', lists: ['access-log', 'access-sample'], needs: 'accessLog' },
      'audit-trail': { shows: 'list', needs: 'audit' },
      people: { shows: 'lists', lists: ['person-pairs', 'person-decisions'], needs: 'people' },
    },
  },
  processes: {
    load: () => import('./processes'),
    pages: {
      'internal-processes': {
        shows: 'sections',
        lists: ['registrationProcesses', 'incorporationProcesses', 'dataCorrections'],
      },
    },
    parts: ['namePushes'],
  },
  registry: {
    load: () => import('./registry'),
    pages: {
      registry: { shows: 'lists', lists: ['companies', 'businessNames', 'buildingSocieties'] },
      'registry/business': { shows: 'list', summary: 'blacklist' },
      'registry/de-registration': { shows: 'list', summary: 'deRegistrations' },
      'registry/document': { shows: 'list', summary: 'legalDocuments' },
      'registry/document-viewer': { shows: 'instrument' },
      'registry/mda': { shows: 'list', summary: 'mdas' },
      'registry/practitioners': { shows: 'list', summary: 'practitioners' },
    },
    parts: ['complaints'],
  },
  settings: {
    load: () => import('./settings'),
    pages: {
      settings: {
        shows: 'lists',
        lists: ['departments', 'occupations', 'countries', 'manuals', 'closing-days', 'flag-kinds'],
      },
    },
    parts: ['broadcasts'],
  },
  work: {
    load: () => import('./work'),
    pages: {
      work: { shows: 'list', needs: 'work' },
      'work-team': {
        shows: 'lists',
        lists: ['work-people', 'work-items', 'work-reassignments', 'work-absences'],
        needs: 'work',
      },
    },
  },
} satisfies Record<string, AreaEntry>

export type AreaName = keyof typeof areas
