import type { Permission } from '@contract/permissions'

/**
 * The two permission tables of decision A4: visibility in the menu, and access to a route. They differ on purpose and
 * are never merged; neither replaces the other. Paths are below /home; `''` is /home itself.
 */
export type RoutePermission = { action: Permission; resource: 'dashboard' | 'general' }

/** Access per route. Each matched route, parent and child, must pass (decision A7). */
export const routeAccess: Record<string, RoutePermission> = {
  dashboard: { action: 'can_access_dashboard', resource: 'dashboard' },
  profile: { action: 'can_access_dashboard', resource: 'dashboard' },
  user_profile: { action: 'can_access_dashboard', resource: 'dashboard' },
  reports: { action: 'can_access_dashboard', resource: 'dashboard' },

  accounts: { action: 'can_access_system_accounts', resource: 'general' },
  'accounts/breakdown': { action: 'can_view_accounts_breakdown', resource: 'general' },
  'accounts/summary': { action: 'can_view_accounts_breakdown', resource: 'general' },
  'accounts/permissions': { action: 'can_view_permission_management', resource: 'general' },

  settings: { action: 'can_access_settings', resource: 'general' },
  'insolvency-settings': { action: 'can_access_settings', resource: 'general' },
  configurations: { action: 'can_access_configurations', resource: 'general' },
  'internal-processes': { action: 'can_access_internal_processing', resource: 'general' },

  billing: { action: 'can_access_billing_settings', resource: 'general' },
  'billing/transactions': { action: 'can_access_billing_settings', resource: 'general' },
  'billing/prn-manager': { action: 'can_access_billing_settings', resource: 'general' },

  registry: { action: 'can_view_registry', resource: 'general' },
  'registry/business': { action: 'can_view_blacklist_registry', resource: 'general' },
  'registry/mda': { action: 'can_view_blacklist_registry', resource: 'general' },
  'registry/de-registration': { action: 'can_view_blacklist_registry', resource: 'general' },
  'registry/document': { action: 'can_view_doc_registry', resource: 'general' },
  'registry/practitioners': { action: 'can_view_practitioner_registry', resource: 'general' },
  'registry/file-viewer': { action: 'can_view_reservation_settings', resource: 'general' },
  'registry/document-viewer': { action: 'can_view_reservation_settings', resource: 'general' },
  'registry/practitioner-viewer': { action: 'can_view_reservation_settings', resource: 'general' },

  integrations: { action: 'can_access_integration_settings', resource: 'general' },
  'integrations/credentials': { action: 'can_access_system_credentials', resource: 'general' },
  'integrations/mdas_and_partners': { action: 'can_access_api_integrations', resource: 'general' },

  work: { action: 'can_access_dashboard', resource: 'dashboard' },
  'work-team': { action: 'can_supervise_work', resource: 'general' },
  people: { action: 'can_search_people', resource: 'general' },
  'audit-trail': { action: 'can_view_audit_trail', resource: 'general' },
  'access-log': { action: 'can_view_access_log', resource: 'general' },
}

/** Entry of the side menu; it appears if its page exists and the person has its permission. */
export type MenuEntry = {
  path: string
  label: string
  /** Description of the page, for pages whose lists have no description of their own. */
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

export const menu: MenuEntry[] = [
  {
    path: 'work',
    label: 'Work',
    about: 'Everything that waits for somebody, the most urgent first',
    likeRoute: true,
    icon: 'work',
  },
  { path: 'work-team', label: 'Team', permit: 'can_supervise_work', icon: 'team' },
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
        permit: 'can_view_billing_settings',
        icon: 'price',
      },
      {
        path: 'billing/document-costs',
        label: 'Document Costs',
        permit: 'can_view_billing_settings',
        icon: 'quote',
      },
      { path: 'billing/tax-heads', label: 'Tax Heads', permit: 'can_view_billing_settings', icon: 'percent' },
      {
        path: 'billing/transactions',
        label: 'Transactions',
        permit: 'can_view_billing_settings',
        icon: 'payments',
      },
      { path: 'billing/prn-manager', label: 'PRNs', permit: 'can_view_billing_settings', icon: 'ticket' },
    ],
  },
  {
    path: 'registry',
    label: 'Registry',
    permit: 'can_view_admin_registry',
    icon: 'registry',
    children: [
      { path: 'registry/business', label: 'Black List Registry', permit: 'can_view_blacklist_registry', icon: 'block' },
      { path: 'registry/mda', label: 'MDA Registry', permit: 'can_view_blacklist_registry', icon: 'government' },
      {
        path: 'registry/de-registration',
        label: 'De-registration Registry',
        permit: 'can_view_blacklist_registry',
        icon: 'removed',
      },
      { path: 'registry/document', label: 'Document Registry', permit: 'can_view_doc_registry', icon: 'document' },
      {
        path: 'registry/practitioners',
        label: 'Practitioner Registry',
        permit: 'can_view_practitioners',
        icon: 'practitioner',
      },
    ],
  },
  { path: 'people', label: 'People', permit: 'can_search_people', icon: 'people' },
  {
    path: 'integrations',
    label: 'Integrations',
    permit: 'can_view_integration_settings',
    icon: 'integrations',
    children: [
      { path: 'integrations/mdas_and_partners', label: 'MDAs & Partners', icon: 'partners' },
      {
        path: 'integrations/credentials',
        label: 'Credentials',
        about: 'Credentials for the systems that the registry connects to',
        icon: 'key',
      },
    ],
  },
  { path: 'audit-trail', label: 'Audit trail', permit: 'can_view_audit_trail', icon: 'history' },
  { path: 'access-log', label: 'Access log', permit: 'can_view_access_log', icon: 'accessLog' },
]
