const registrationStatuses = { PENDING: 'En attente', Success: 'Réussi', Sent: 'Envoyé', Failed: 'Échoué' }
const statuses = {
  PENDING: 'En attente',
  PAUSED: 'Suspendu',
  IN_PROGRESS: 'En cours',
  SENT: 'Envoyé',
  EXPIRED: 'Expiré',
}
const kinds = {
  CERTIFICATES: 'Certificats',
  DIGITAL_SIGNING: 'Signature numérique',
  EDMS: 'EDMS',
  BUSINESS_ACCOUNT: 'Compte d’entreprise',
  BUSINESS_ACCOUNT_SUB_TYPE: 'Sous-type du compte d’entreprise',
  BUSINESS_ACCOUNT_NAME: 'Nom du compte d’entreprise',
  CENTRAL_REGISTRY: 'Registre central',
  DOCUMENT_ID_TO_REGISTRY: 'Numéro de document au registre',
  LEGAL_DOCUMENTS: 'Actes juridiques',
  INSTANT_TIN: 'TIN immédiat',
  UPDATE_REGISTRY: 'Mise à jour du registre',
}

const list = {
  search: 'Chercher par BRN',
  empty: 'Vérifiez le numéro, choisissez un autre statut ou effacez les dates.',
  causes: 'Échecs par cause',
}
const shared = { brn: 'BRN', createdAt: 'Date', standing: 'Statut', why: 'Cause', sent: 'Requête', answer: 'Réponse' }

/** The words of internal processes; English stands in src/resources/processes. */
export const processes = {
  registrationProcesses: {
    actionsLabel: 'Action',
    name: 'Service d’enregistrement',
    ...list,
    fields: {
      ...shared,
      description: 'Type',
      owner: 'Titulaire',
      retries: 'Nouvelles tentatives',
      updatedAt: 'Dernière exécution',
      issue: 'Type de problème',
      entityName: 'Nom de l’entité',
      tries: 'Nombre de nouvelles tentatives',
      moment: 'Date et heure',
    },
    options: { standing: registrationStatuses },
    filters: { status: 'Statut', start_date: 'Date de début', end_date: 'Date de fin' },
    filterUnset: { status: 'En attente et échoués' },
    filterOptions: { status: registrationStatuses },
    actions: { retry: 'Relancer', view: 'Voir' },
    done: { retry: 'Processus remis en file' },
    failedWrite: { retry: 'Le processus n’a pas pu être remis en file. Réessayez plus tard' },
  },
  incorporationProcesses: {
    actionsLabel: 'Action',
    name: 'Service de constitution',
    ...list,
    fields: {
      ...shared,
      retryCount: 'Nouvelles tentatives',
      lastRanAt: 'Dernière exécution',
      actionIdToken: 'Jeton de l’action',
      owner: 'Nom de l’entité',
      kind: 'Type',
      tries: 'Nouvelles tentatives',
      address: 'Point d’accès',
    },
    options: { kind: kinds, standing: { ...statuses, FAILED: 'Échoué' } },
    filters: { status: 'Statut', startDate: 'Date de début', endDate: 'Date de fin' },
    filterUnset: { status: 'Pas encore envoyés' },
    filterOptions: { status: statuses },
    actions: { redo: 'Refaire', view: 'Voir', run: 'Exécuter maintenant' },
    failedWrite: { redo: 'Le processus n’a pas pu être remis en file. Réessayez plus tard.' },
  },
}

export const processSections = {
  'internal-processes': {
    name: 'Processus internes',
    registration: { label: 'Service d’enregistrement' },
    incorporation: {
      label: 'Service de constitution',
      processes: { label: 'Processus' },
      statistics: {
        label: 'Statistiques',
        kinds: {
          all: 'Tous',
          ...Object.fromEntries(Object.entries(kinds).map(([kind, words]) => [kind.toLowerCase(), words])),
        },
        figures: {
          pending: statuses.PENDING,
          sent: statuses.SENT,
          paused: statuses.PAUSED,
          expired: statuses.EXPIRED,
          in_progress: statuses.IN_PROGRESS,
        },
      },
    },
  },
}

export const processPages = {
  'internal-processes/registration': {
    figures: 'Processus d’enregistrement',
    figure: { queue: 'En file', failed: 'Échoués' },
  },
}
