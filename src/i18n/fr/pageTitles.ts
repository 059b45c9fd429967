export default {
  glossary: 'Glossaire',
  dashboard: 'Tableau de bord',
  profile: 'Profil',
  user_profile: 'Profil',
  reports: 'Rapports',
  journey: 'Parcours d’un dossier',
  'accounts/summary': 'Résumé d’un compte',
  'accounts/permissions/access': 'Accès d’une personne',
  'insolvency-settings/winding-up': 'Liquidation',
  'registry/file-viewer': 'Dossier d’une entité',
  'registry/document-viewer': 'Acte juridique',
  'registry/practitioner-viewer': 'Praticien',
}
