/** The API access of organisations: `daftari.apiAccess.*`. */
const apiAccess = {
  granting: 'Création des clés…',
  areas: 'Choisir les domaines d’accès',
  areasLabel: 'Domaines d’accès',
  areasHelp: 'Zones d’accès des clés, en bac à sable et en production',
  areasLeast: 'Choisissez au moins une zone. Pour retirer tout accès, révoquez-le.',
  save: 'Enregistrer',
  groups: { search: 'Recherche', legal: 'Actes', insolvency: 'Insolvabilité', entity: 'Entité' },
  mode: 'Mode API',
  modes: { SANDBOX: 'Bac à sable', LIVE: 'Production' },
  about: {
    SANDBOX: 'Pour les tests : réponses d’exemple, aucune donnée du registre, sans frais.',
    LIVE: 'Réponses du registre. Chaque appel réussi est débité du solde.',
  },
  none: {
    SANDBOX: 'Ce compte n’a pas de clés de bac à sable. Accordez-lui d’abord l’accès.',
    LIVE: 'Aucune clé de production n’a encore été émise.',
  },
  goLive: 'Passer en production',
  liveMeans:
    'Des clés de production sont créées pour un domaine d’accès. Les appels lisent alors le registre et sont payés sur le solde. |||| Des clés de production sont créées pour %{smart_count} domaines d’accès. Les appels lisent alors le registre et sont payés sur le solde.',
  liveMakes:
    'Des clés de production sont créées pour un domaine d’accès. |||| Des clés de production sont créées pour %{smart_count} domaines d’accès.',
  keep: 'Copiez les deux clés maintenant et remettez-les de façon sûre. Elles ne seront peut-être plus affichées.',
  fresh: 'Nouvelles clés',
  once: 'Ces clés ne s’affichent qu’une fois. Copiez-les maintenant toutes les deux et transmettez-les de façon sûre.',
  apiKey: 'Clé API',
  secretKey: 'Clé secrète',
  kept: 'J’ai enregistré les deux clés',
  leave: 'Quitter sans enregistrer les clés ?',
  leaveMeans:
    'Elles ne s’affichent plus ensuite. Des clés perdues ne se récupèrent pas : révoquez l’accès et accordez-le à nouveau.',
  lost: 'Les clés ne s’affichent en entier qu’à leur création. Des clés perdues ne se récupèrent pas : révoquez l’accès et accordez-le à nouveau.',
  made: 'Créées le',
  copy: 'Copier',
  copyOf: 'Copier : %{key}',
  copiedOf: '%{key} : copiée',
  markedOf: '%{key} : sélectionnée. Copiez-la à la main.',
  credit: 'Utilisation du crédit',
  usage: 'Utilisation',
  period: 'Période',
  periods: {
    days: '30 derniers jours',
    month: 'Ce mois-ci',
    lastMonth: 'Le mois dernier',
    own: 'Période personnalisée',
  },
  from: 'Du',
  to: 'Au',
  spent: 'Dépensé',
  spentShort: 'Dépensé (%{registryCurrency})',
  served: 'Servis',
  failed: 'Échoués',
  sandbox: 'Bac à sable',
  endPoint: 'Point d’accès',
  byEndPoint: 'Utilisation par point d’accès',
  noCalls: 'Aucun appel pendant cette période.',
}

/** Loaded with the pages of organisations; see ../pageWords. */
export default { daftari: { apiAccess } }
