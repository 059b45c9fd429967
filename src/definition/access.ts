import type { Permission } from '@contract/permissions'

/**
 * Permission of a route. The table of routes and that of the menu (src/definition/menu.ts) are the two of decision A4: they
 * differ on purpose and are never merged; neither replaces the other. Paths are below /home; `''` is /home itself.
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
