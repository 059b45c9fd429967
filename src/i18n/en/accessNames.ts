/** Names of permissions and of the roles that a registry begins with, and what each is for: `daftari.accessNames.*`. */
export default {
  can_access_dashboard: {
    name: 'Dashboard, profile and reports',
    note: 'Opens the dashboard, the profile of the person and the reports.',
  },
  can_access_system_accounts: {
    name: 'Accounts',
    note: 'Shows Accounts in the menu and opens its pages, each together with a permission of its own.',
  },
  can_view_system_accounts: { name: 'Account lists in the menu', note: 'Shows the account lists in the menu.' },
  can_view_accounts_breakdown: {
    name: 'Account lists',
    note: 'Opens the lists of accounts of every kind, and the summary of an account.',
  },
  can_view_permission_management: {
    name: 'Roles and permissions',
    note: 'Changes roles and what they grant, gives roles to staff, and explains the access of a person.',
  },
  can_update_account_status: {
    name: 'Activate and deactivate accounts',
    note: 'Changes the status of an account, the profile of a partner, and its API access.',
  },
  can_edit_user_contacts: {
    name: 'Add accounts and edit contacts',
    note: 'Adds accounts, and changes the contacts and the department of one.',
  },
  can_resend_account_emails: {
    name: 'Resend activation emails',
    note: 'Sends the link for activation to an account again.',
  },
  can_update_staff_signature: {
    name: 'Staff signatures',
    note: 'Shows and replaces the signature of a member of staff.',
  },
  can_make_account_practitioner: {
    name: 'Appoint official receivers',
    note: 'Makes a client an official receiver.',
  },
  can_revoke_role: {
    name: 'Remove roles',
    note: 'Removes a role of an account, the API access of an organisation, and the office of a receiver.',
  },
  can_view_general_settings: { name: 'General Settings in the menu', note: 'Shows General Settings in the menu.' },
  can_view_insolvency_settings: {
    name: 'Insolvency Settings in the menu',
    note: 'Shows Insolvency Settings in the menu.',
  },
  can_access_settings: {
    name: 'Settings and insolvency',
    note: 'Opens general settings, messages to accounts, and insolvency applications with their settings.',
  },
  can_correct_insolvency_applications: {
    name: 'Correct insolvency applications',
    note: 'Rolls back an approved application, and corrects its publication date.',
  },
  can_view_reservation_settings: {
    name: 'Files and documents',
    note: 'Opens files of entities, legal documents and practitioners. Shows Configurations in the menu.',
  },
  can_access_configurations: {
    name: 'Configurations',
    note: 'Opens dictionaries, templates, periods, ISIC and the quick name search.',
  },
  can_edit_dictionary_entry: {
    name: 'Edit dictionaries and templates',
    note: 'Changes entries of the dictionaries, and templates.',
  },
  can_delete_dictionary_entry: {
    name: 'Delete from dictionaries and templates',
    note: 'Deletes entries of the dictionaries, and templates.',
  },
  can_view_internal_processing: {
    name: 'Internal Processing in the menu',
    note: 'Shows Internal Processing in the menu.',
  },
  can_access_internal_processing: {
    name: 'Internal processing',
    note: 'Opens the internal processes, retries what failed, and runs the checks of forms and annual returns.',
  },
  can_view_billing_settings: { name: 'Billing in the menu', note: 'Shows Billing & Revenue in the menu.' },
  can_access_billing_settings: {
    name: 'Billing and revenue',
    note: 'Opens prices, tax heads, transactions and payment reference numbers.',
  },
  can_release_prn: {
    name: 'Release PRNs',
    note: 'Releases a used payment reference number, so that it can be used again.',
  },
  can_modify_service_costs: {
    name: 'Change service costs',
    note: 'Adds services, and changes their price and tax head.',
  },
  can_view_admin_registry: { name: 'Registry in the menu', note: 'Shows Registry in the menu.' },
  can_view_registry: { name: 'Registry and entity search', note: 'Opens the registry and the search of entities.' },
  can_view_blacklist_registry: {
    name: 'Black list, de-registrations and MDAs',
    note: 'Opens the three lists, and adds, reverses and edits their entries.',
  },
  can_view_doc_registry: { name: 'Document registry', note: 'Opens the list of legal documents.' },
  can_view_practitioners: {
    name: 'Practitioner Registry in the menu',
    note: 'Shows the practitioner registry in the menu.',
  },
  can_view_practitioner_registry: {
    name: 'Practitioner registry',
    note: 'Opens the list of practitioners, with their details, complaints and certificates.',
  },
  can_view_integration_settings: { name: 'Integrations in the menu', note: 'Shows Integrations in the menu.' },
  can_access_integration_settings: {
    name: 'Integrations',
    note: 'Opens the pages of Integrations, each together with a permission of its own.',
  },
  can_access_system_credentials: {
    name: 'System credentials',
    note: 'Opens the credentials of connected systems.',
  },
  can_access_api_integrations: {
    name: 'API access of MDAs and partners',
    note: 'Opens the list of MDAs and partners with their API access.',
  },
  can_view_personal_data: {
    name: 'Personal data without a reason',
    note: 'Shows whole ID numbers, contacts and addresses. Everybody else gives a reason for each file.',
  },
  can_set_flags: {
    name: 'Set flags',
    note: 'Sets and lifts flags on records, as far as the kind of flag allows.',
  },
  can_manage_flags: {
    name: 'Manage flags',
    note: 'Decides which kinds of flag there are, and lifts those that only a manager may lift.',
  },
  can_view_audit_trail: { name: 'Audit trail', note: 'Shows every change, by whom and when.' },
  can_view_access_log: {
    name: 'Access log',
    note: 'Shows who opened, exported or printed which file.',
  },
  can_search_people: {
    name: 'Search people',
    note: 'Searches natural persons, and shows in which entities each has a role.',
  },
  can_merge_people: {
    name: 'Merge people',
    note: 'Decides that two people are one or stay apart, and undoes such a decision.',
  },
  can_supervise_work: {
    name: 'Supervise work',
    note: 'Shows the work of all colleagues with its figures, reassigns it, and records absences.',
  },
  can_manage_calendar: { name: 'Closing days', note: 'Changes the days on which the registry is closed.' },
  can_share_views: {
    name: 'Share views',
    note: 'Shares saved views of lists with a role or with everybody, and changes those that are shared.',
  },
  can_run_doctor: { name: 'System check', note: 'Shows faults of this installation.' },
  can_file_documents: {
    name: 'File missing documents',
    note: 'Uploads a document of an entity that has not arrived in EDMS.',
  },
  can_file_changes: {
    name: 'File changes',
    note: 'Files changes of an entity with their days of effect: officers, name, address, shares and status.',
  },
  can_issue_extracts: {
    name: 'Issue extracts',
    note: 'Issues signed extracts of the files of entities, and withdraws them.',
  },
  can_view_jobs: {
    name: 'See everybody’s jobs',
    note: 'Shows the acts on many rows, imports and exports of everybody, without their files.',
  },
  can_load_register: { name: 'Load the register', note: 'Loads the register from files, and takes loads back.' },
  ROLE_ADMINISTRATOR: { name: 'Administrator', note: 'Holds every permission.' },
  ROLE_REGISTRAR: { name: 'Registrar', note: 'The registries with their files, people and flags.' },
  ROLE_RECORDS_CLERK: { name: 'Records clerk', note: 'Files, legal documents and practitioners.' },
  ROLE_AUDITOR: { name: 'Auditor', note: 'Reads the audit trail and the access log.' },
  ROLE_INSOLVENCY_OFFICER: { name: 'Insolvency officer', note: 'Insolvency applications and their settings.' },
  ROLE_INSOLVENCY_SUPERVISOR: {
    name: 'Insolvency supervisor',
    note: 'Corrects insolvency applications, and supervises the work on them.',
  },
  ROLE_BILLING_OFFICER: { name: 'Billing officer', note: 'Prices, payments and payment reference numbers.' },
  ROLE_USER: { name: 'Everybody', note: 'Every account has this role.' },
}
