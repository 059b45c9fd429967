export default {
  glossary: 'Faharasa',
  dashboard: 'Dashibodi',
  profile: 'Wasifu',
  user_profile: 'Wasifu',
  reports: 'Ripoti',
  journey: 'Safari ya shauri',
  'accounts/summary': 'Muhtasari wa akaunti',
  'accounts/permissions/access': 'Ufikiaji wa mtu',
  'insolvency-settings/winding-up': 'Kufunga kampuni',
  'registry/file-viewer': 'Faili la taasisi',
  'registry/document-viewer': 'Hati ya kisheria',
  'registry/practitioner-viewer': 'Mfilisi',
}
