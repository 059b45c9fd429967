/**
 * Every permission of the product, with its group (the guard's "resource"). Names are the documents' own
 * (docs/requirements/portal-shell.md; decisions A4 to A6); those of the extension API are marked as ours.
 */
export const permissions = {
  can_access_dashboard: 'dashboard',

  can_access_system_accounts: 'general',
  can_view_system_accounts: 'general',
  can_view_accounts_breakdown: 'general',
  can_view_permission_management: 'general',
  can_update_account_status: 'general',
  can_edit_user_contacts: 'general',
  can_resend_account_emails: 'general',
  can_update_staff_signature: 'general',
  can_make_account_practitioner: 'general',
  can_revoke_role: 'general',

  can_view_general_settings: 'general',
  can_view_insolvency_settings: 'general',
  can_access_settings: 'general',
  /** Ours: roll back an approved insolvency application, and correct its publication date. */
  can_correct_insolvency_applications: 'general',

  can_view_reservation_settings: 'general',
  can_access_configurations: 'general',
  can_edit_dictionary_entry: 'general',
  can_delete_dictionary_entry: 'general',

  can_view_internal_processing: 'general',
  can_access_internal_processing: 'general',

  can_view_billing_settings: 'general',
  can_access_billing_settings: 'general',
  can_release_prn: 'general',
  can_modify_service_costs: 'general',

  can_view_admin_registry: 'general',
  can_view_registry: 'general',
  can_view_blacklist_registry: 'general',
  can_view_doc_registry: 'general',
  can_view_practitioners: 'general',
  can_view_practitioner_registry: 'general',

  can_view_integration_settings: 'general',
  can_access_integration_settings: 'general',
  can_access_system_credentials: 'general',
  can_access_api_integrations: 'general',

  /** Ours: personal data is shown without a reason. */
  can_view_personal_data: 'general',

  /** Ours: set and lift flags on records, as far as the kind of the flag allows it. */
  can_set_flags: 'general',
  /** Ours: decide which kinds of flags there are, and lift those that only a manager may lift. */
  can_manage_flags: 'general',

  /** Ours: the Audit trail page of the extension API. */
  can_view_audit_trail: 'general',
  /** Ours: the access log, and who looked at a file. */
  can_view_access_log: 'general',
  /** Ours: search natural persons, and see in which entities each has a role. */
  can_search_people: 'general',
  /** Ours: decide that two people are one, or stay apart, and undo such a decision. */
  can_merge_people: 'general',
  /** Ours: see the work of all colleagues with its figures, reassign many items at once, and record absences. */
  can_supervise_work: 'general',
  /** Ours: change the days on which the registry is closed. */
  can_manage_calendar: 'general',
  /** Ours: share saved views of lists, and change those that are shared. */
  can_share_views: 'general',
  /** Ours: see what the doctor finds in this installation. */
  can_run_doctor: 'general',
  /** Ours: file a document of an entity that has not arrived in the EDMS. */
  can_file_documents: 'general',
  /** Ours: file changes of an entity's file, with their days of effect. */
  can_file_changes: 'general',
  /** Ours: issue and withdraw signed extracts of the files of entities. */
  can_issue_extracts: 'general',
  /** Ours: see the acts on many rows, imports and exports of everybody. */
  can_view_jobs: 'general',
  /** Ours: load the register from files, and take a load back. */
  can_load_register: 'general',
} as const

/**
 * Permission of one list of the extension API, which only the calls of the list name: the server finds it there, and a host
 * without the list knows nobody who holds it.
 */
type ListPermission = `can_use_${string}`

export type Permission = keyof typeof permissions | ListPermission

export const isListPermission = (name: string): name is ListPermission => name.startsWith('can_use_')

/** Returns the group of a permission. */
export const groupOf = (name: Permission) => (isListPermission(name) ? 'general' : permissions[name])

/** Callers of a call: everybody, everybody signed in, or holders of at least one of the named permissions. */
export type Permit = 'public' | 'signed-in' | Permission | readonly Permission[]
