const form = { brn: 'BRN', rationale: 'Motif' }
const returns = { FILED: 'Déposé', NOT_FILED: 'Non déposé', OVERDUE: 'En retard' }
const forms = {
  FORM_18: 'Formulaire 18',
  FORM_20: 'Formulaire 20',
  FORM_24: 'Formulaire 24',
  FORM_25: 'Formulaire 25',
  FORM_26: 'Formulaire 26',
}
const confirm = { page: 'Voulez-vous changer ce que dit le registre ?' }
const statuses = {
  PENDING: 'En attente',
  FAILED: 'Échoué',
  PAUSED: 'En pause',
  IN_PROGRESS: 'En cours',
  Sent: 'Envoyé',
  Success: 'Réussi',
}

/** The words of what is put right by hand in Internal Processes, by definition. */
export default {
  reservationPush: {
    forms: {
      page: {
        submit: 'Pousser',
        fields: { service: 'Service', brn: 'BRN', startDate: 'Date de début', endDate: 'Date de fin' },
        options: {
          service: {
            BUSINESS_NAME: 'Enregistrement de nom commercial',
            COMPANY: 'Constitution de société',
          },
        },
        missing: { service: 'Choisissez d’abord un service.' },
      },
    },
    done: { page: 'Voyez ci-dessous ce qu’il est advenu de chaque nom.' },
  },
  namePushes: {
    name: 'Noms poussés',
    fields: { brn: 'BRN', name: 'Nom', type: 'Type d’entité', subType: 'Sous-type d’entité', standing: 'Statut' },
    options: {
      type: {
        COMPANY: 'Société',
        FOREIGN_COMPANY: 'Société étrangère',
        BUSINESS_NAME: 'Nom commercial',
        BUILDING_SOCIETY: 'Société de construction',
      },
      standing: { PENDING: 'En attente', SENT: 'Envoyé', FAILED: 'Échoué' },
    },
  },
  legalRetry: {
    forms: {
      page: {
        submit: 'Relancer',
        fields: { instrumentNo: 'Numéro d’acte du document' },
        help: { instrumentNo: 'Remet la pièce jointe à EDMS, lorsqu’elle n’y est pas arrivée.' },
      },
    },
  },
  annualReturns: {
    forms: {
      page: {
        submit: 'Valider',
        fields: { ...form, years: 'Années', targetStatus: 'Statut visé' },
        options: { targetStatus: returns },
      },
    },
    confirm,
    done: { page: 'Statut des déclarations annuelles de la société mis à jour pour les années choisies' },
  },
  formCompliance: {
    forms: {
      page: {
        submit: 'Valider',
        fields: { ...form, target: 'Formulaire visé', isCompliant: 'Est conforme' },
        options: { target: forms, isCompliant: { true: 'Oui', false: 'Non' } },
      },
    },
    confirm,
    done: { page: 'Statut des déclarations annuelles de la société mis à jour pour le formulaire choisi' },
  },
  dataCorrections: {
    name: 'Correction de données',
    search: 'Rechercher par BRN',
    empty: 'Vérifiez le numéro, choisissez un autre statut, ou effacez les dates.',
    failed: 'Le traitement n’a pas pu retourner dans la file. Réessayez plus tard',
    causes: 'Échecs par cause',
    fields: {
      brn: 'BRN',
      retries: 'Nombre de relances',
      createdAt: 'Date',
      updatedAt: 'Dernière exécution',
      kind: 'Type',
      standing: 'Statut',
      why: 'Cause',
      found: 'Contenu',
    },
    options: {
      kind: {
        CORRECT_NAME: 'Nom',
        CORRECT_ADDRESS: 'Adresse',
        CORRECT_REGISTRATION_DATE: 'Date d’enregistrement',
        CORRECT_TYPE: 'Sous-type',
      },
      standing: { ...statuses, SENT: 'Envoyé', SUCCESS: 'Réussi' },
    },
    filters: { status: 'Statut', start_date: 'Date de début', end_date: 'Date de fin' },
    filterUnset: { status: 'Tout sauf les réussites' },
    filterOptions: { status: statuses },
    actions: { retry: 'Relancer', view: 'Voir', open: 'Ouvrir le dossier de l’entité' },
    done: { retry: 'Le traitement est retourné dans la file' },
    failedWrite: { retry: 'Le traitement n’a pas pu retourner dans la file. Réessayez plus tard' },
  },
}

/** The sections of Internal Processes where they are put right. */
export const repairSections = {
  reservation: {
    label: 'Service de réservation',
    about: 'Pousse les noms enregistrés vers la recherche de noms.',
  },
  'legal-documents': {
    label: 'Documents juridiques',
    about: 'Relance l’envoi d’une pièce jointe vers EDMS.',
  },
  'annual-returns': {
    label: 'Déclarations annuelles',
    about: 'Marque à la main les déclarations d’une société.',
  },
  'form-compliance': {
    label: 'Conformité des formulaires',
    about: 'Dit à la main si une société a déposé un formulaire.',
  },
  'data-correction': { label: 'Correction de données' },
}
