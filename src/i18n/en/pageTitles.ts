/** Titles of pages without a menu entry, by their paths: `daftari.pageTitles.*`. */
export default {
  glossary: 'Glossary',
  dashboard: 'Dashboard',
  profile: 'Profile',
  user_profile: 'Profile',
  reports: 'Reports',
  journey: 'Journey of a case',
  'accounts/summary': 'Summary of an account',
  'accounts/permissions/access': 'Access of a person',
  'insolvency-settings/winding-up': 'Winding-up',
  'registry/file-viewer': 'File of an entity',
  'registry/document-viewer': 'Legal document',
  'registry/practitioner-viewer': 'Practitioner',
}
