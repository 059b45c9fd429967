import type { Permission } from '@contract/permissions'

/** Entry of the side menu; it appears if its page exists and the person has its permission. */
export type MenuEntry = {
  path: string
  label: string
  /** Description of the page: on the dashboard, and under the title where its list has none of its own. */
  about?: string
  /** Permission of the entry; without it, the parent's permission decides. */
  permit?: Permission
  /** The permission of the page's route decides, for pages that the documents do not name. */
  likeRoute?: true
  icon: string
  children?: MenuEntry[]
  /** Path of the child that the area's address opens; without it, the first child that the person may see. */
  opens?: string
}

/** The side menu. Permissions of routes are another table, on purpose (decision A4); see src/definition/access.ts. */
export const menu: MenuEntry[] = [
  {
    path: 'work',
    label: 'Work',
    about: 'Everything that waits for somebody, the most urgent first',
    likeRoute: true,
    icon: 'work',
  },
  {
    path: 'work-team',
    label: 'Team',
    about: 'What each colleague owns, has open and has done',
    permit: 'can_supervise_work',
    icon: 'team',
  },
  {
    path: 'accounts',
    label: 'Accounts',
    permit: 'can_access_system_accounts',
    icon: 'accounts',
    opens: 'accounts/breakdown',
    children: [
      {
        path: 'accounts/breakdown',
        label: 'Classification',
        about: 'Clients, businesses, staff, organisations and official receivers',
        permit: 'can_view_system_accounts',
        icon: 'classification',
      },
      {
        path: 'accounts/permissions',
        label: 'Permissions',
        about: 'Roles and the permissions they grant',
        permit: 'can_view_permission_management',
        icon: 'permissions',
      },
    ],
  },
  {
    path: 'settings',
    label: 'General Settings',
    about: 'Departments, occupations, countries, user manuals and messages to users',
    permit: 'can_view_general_settings',
    icon: 'settings',
  },
  {
    path: 'insolvency-settings',
    label: 'Insolvency Settings',
    about: 'Insolvency applications, reasons for winding up and qualifications of practitioners',
    permit: 'can_view_insolvency_settings',
    icon: 'insolvency',
  },
  {
    path: 'configurations',
    label: 'Configurations',
    about: 'Name search, name rules, reservation periods and business activities',
    permit: 'can_view_reservation_settings',
    icon: 'tune',
  },
  {
    path: 'internal-processes',
    label: 'Internal Processing',
    about: 'Background processes and manual corrections',
    permit: 'can_view_internal_processing',
    icon: 'process',
  },
  {
    path: 'billing',
    label: 'Billing & Revenue',
    permit: 'can_view_billing_settings',
    icon: 'billing',
    children: [
      {
        path: 'billing/service-costs',
        label: 'Service Costs',
        about: 'Price and tax head of each service',
        permit: 'can_view_billing_settings',
        icon: 'price',
      },
      {
        path: 'billing/document-costs',
        label: 'Document Costs',
        about: 'Price of a certified copy of each document',
        permit: 'can_view_billing_settings',
        icon: 'quote',
      },
      {
        path: 'billing/tax-heads',
        label: 'Tax Heads',
        about: 'Tax heads for payments, and where each may be used',
        permit: 'can_view_billing_settings',
        icon: 'percent',
      },
      {
        path: 'billing/transactions',
        label: 'Transactions',
        about: 'Payments for services and their status',
        permit: 'can_view_billing_settings',
        icon: 'payments',
      },
      {
        path: 'billing/prn-manager',
        label: 'PRNs',
        about: 'Payment reference numbers that have been used and accept no more payments',
        permit: 'can_view_billing_settings',
        icon: 'ticket',
      },
    ],
  },
  {
    path: 'registry',
    label: 'Registry',
    about: 'Find an entity by its number or name, and open its file.',
    permit: 'can_view_admin_registry',
    icon: 'registry',
    children: [
      {
        path: 'registry/business',
        label: 'Black List Registry',
        about: 'Companies struck off and barred from registration',
        permit: 'can_view_blacklist_registry',
        icon: 'block',
      },
      {
        path: 'registry/mda',
        label: 'MDA Registry',
        about: 'Ministries, departments and agencies of government',
        permit: 'can_view_blacklist_registry',
        icon: 'government',
      },
      {
        path: 'registry/de-registration',
        label: 'De-registration Registry',
        about: 'Companies removed from the register',
        permit: 'can_view_blacklist_registry',
        icon: 'removed',
      },
      {
        path: 'registry/document',
        label: 'Document Registry',
        about: 'Legal documents and instruments filed with the registry',
        permit: 'can_view_doc_registry',
        icon: 'document',
      },
      {
        path: 'registry/practitioners',
        label: 'Practitioner Registry',
        about: 'Licensed insolvency practitioners',
        permit: 'can_view_practitioners',
        icon: 'practitioner',
      },
    ],
  },
  {
    path: 'people',
    label: 'People',
    about: 'Natural persons across all entities',
    permit: 'can_search_people',
    icon: 'people',
  },
  {
    path: 'integrations',
    label: 'Integrations',
    permit: 'can_view_integration_settings',
    icon: 'integrations',
    children: [
      {
        path: 'integrations/mdas_and_partners',
        label: 'MDAs & Partners',
        about: 'Third-party API integrators',
        icon: 'partners',
      },
      {
        path: 'integrations/credentials',
        label: 'Credentials',
        about: 'Credentials for the systems that the registry connects to',
        icon: 'key',
      },
    ],
  },
  {
    path: 'audit-trail',
    label: 'Audit trail',
    about: 'All changes in the registry: who made them, when, from where, and the earlier values',
    permit: 'can_view_audit_trail',
    icon: 'history',
  },
  {
    path: 'access-log',
    label: 'Access log',
    about: 'Who opened, revealed, exported or printed a file, when and from where. Values are never recorded.',
    permit: 'can_view_access_log',
    icon: 'accessLog',
  },
]
