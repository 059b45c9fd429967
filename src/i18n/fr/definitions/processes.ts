import type { DefinitionTable } from '../../definitionTable'

const registrationStatuses = { PENDING: 'En attente', Success: 'Réussi', Sent: 'Envoyé', Failed: 'Échoué' }
const incorporationStatuses = {
  PENDING: 'En attente',
  PAUSED: 'Suspendu',
  IN_PROGRESS: 'En cours',
  SENT: 'Envoyé',
  EXPIRED: 'Expiré',
}
const correctionStatuses = {
  PENDING: 'En attente',
  FAILED: 'Échoué',
  PAUSED: 'Suspendu',
  IN_PROGRESS: 'En cours',
  Sent: 'Envoyé',
  Success: 'Réussi',
}

/** Internal processes, in French. */
const words: DefinitionTable = {
  menu: {
    'internal-processes': {
      label: 'Traitement interne',
      about: 'Processus en arrière-plan et corrections manuelles',
    },
  },
  resources: {
    registrationProcesses: {
      notFoundHint: 'Vérifiez le numéro, choisissez un autre statut ou effacez les dates.',
      label: 'Service d’enregistrement',
      search: { placeholder: 'Rechercher par BRN' },
      filters: {
        status: { label: 'Statut', options: registrationStatuses, unset: 'En attente et échoués' },
        start_date: 'Date de début',
        end_date: 'Date de fin',
      },
      fields: {
        brn: 'BRN',
        description: 'Type',
        owner: 'Titulaire',
        retries: 'Nouvelles tentatives',
        createdAt: 'Date',
        updatedAt: 'Dernière exécution',
      },
      computed: {
        standing: { label: 'Statut', options: registrationStatuses },
        issue: 'Type de problème',
        entityName: 'Nom de l’entité',
        tries: 'Nombre de nouvelles tentatives',
        moment: 'Date et heure',
        why: 'Cause',
        sent: 'Requête',
        answer: 'Réponse',
      },
      causes: 'Échecs par cause',
      actionsLabel: 'Action',
      actions: {
        retry: {
          label: 'Relancer',
          says: {
            done: 'Processus remis en file',
            failed: 'Le processus n’a pas pu être remis en file. Réessayez plus tard',
          },
        },
        view: 'Voir',
        journey: 'Parcours',
      },
    },
    incorporationProcesses: {
      notFoundHint: 'Vérifiez le numéro, choisissez un autre statut ou effacez les dates.',
      label: 'Service de constitution',
      search: { placeholder: 'Rechercher par BRN' },
      filters: {
        status: { label: 'Statut', options: incorporationStatuses, unset: 'Pas encore envoyés' },
        startDate: 'Date de début',
        endDate: 'Date de fin',
      },
      fields: {
        brn: 'BRN',
        retryCount: 'Nouvelles tentatives',
        createdAt: 'Date',
        lastRanAt: 'Dernière exécution',
        actionIdToken: 'Jeton de l’action',
        owner: 'Nom de l’entité',
      },
      computed: {
        kind: {
          label: 'Type',
          options: {
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
          },
        },
        standing: { label: 'Statut', options: { ...incorporationStatuses, FAILED: 'Échoué' } },
        tries: 'Nouvelles tentatives',
        address: 'Point d’accès',
        why: 'Cause',
        sent: 'Requête',
        answer: 'Réponse',
      },
      causes: 'Échecs par cause',
      actionsLabel: 'Action',
      actions: {
        redo: {
          label: 'Refaire',
          says: { failed: 'Le processus n’a pas pu être remis en file. Réessayez plus tard.' },
        },
        view: 'Voir',
        run: 'Exécuter maintenant',
        journey: 'Parcours',
      },
    },
    namePushes: {
      label: 'Noms poussés',
      fields: {
        brn: 'BRN',
        name: 'Nom',
        type: {
          label: 'Type d’entité',
          options: {
            COMPANY: 'Société',
            FOREIGN_COMPANY: 'Société étrangère',
            BUSINESS_NAME: 'Nom commercial',
            BUILDING_SOCIETY: 'Société de construction',
          },
        },
        subType: 'Sous-type d’entité',
      },
      computed: { standing: { label: 'Statut', options: { PENDING: 'En attente', SENT: 'Envoyé', FAILED: 'Échoué' } } },
    },
    dataCorrections: {
      notFoundHint: 'Vérifiez le numéro, choisissez un autre statut, ou effacez les dates.',
      label: 'Correction de données',
      search: { placeholder: 'Rechercher par BRN' },
      filters: {
        status: { label: 'Statut', options: correctionStatuses, unset: 'Tous sauf les réussites' },
        start_date: 'Date de début',
        end_date: 'Date de fin',
      },
      fields: { brn: 'BRN', retries: 'Nouvelles tentatives', createdAt: 'Date', updatedAt: 'Dernière exécution' },
      computed: {
        kind: {
          label: 'Type',
          options: {
            CORRECT_NAME: 'Nom',
            CORRECT_ADDRESS: 'Adresse',
            CORRECT_REGISTRATION_DATE: 'Date d’enregistrement',
            CORRECT_TYPE: 'Sous-type',
          },
        },
        standing: { label: 'Statut', options: { ...correctionStatuses, SENT: 'Envoyé', SUCCESS: 'Réussi' } },
        why: 'Cause',
        found: 'Contenu',
      },
      failedToast: 'Le traitement n’a pas pu retourner dans la file. Réessayez plus tard',
      causes: 'Échecs par cause',
      actions: {
        retry: {
          label: 'Relancer',
          says: {
            done: 'Le traitement est retourné dans la file',
            failed: 'Le traitement n’a pas pu retourner dans la file. Réessayez plus tard',
          },
        },
        view: 'Voir',
        journey: 'Parcours',
        open: 'Ouvrir le dossier de l’entité',
      },
    },
  },
  sections: {
    'internal-processes': {
      label: 'Processus internes',
      sections: {
        registration: {
          label: 'Service d’enregistrement',
          shows: {
            page: { figuresLabel: 'Processus d’enregistrement', figures: { queue: 'En file', failed: 'Échoués' } },
          },
        },
        incorporation: {
          label: 'Service de constitution',
          tabs: {
            processes: 'Processus',
            statistics: {
              label: 'Statistiques',
              shows: {
                cards: {
                  kinds: {
                    all: 'Tous',
                    certificates: 'Certificats',
                    digital_signing: 'Signature numérique',
                    edms: 'EDMS',
                    business_account: 'Compte d’entreprise',
                    business_account_sub_type: 'Sous-type du compte d’entreprise',
                    business_account_name: 'Nom du compte d’entreprise',
                    central_registry: 'Registre central',
                    document_id_to_registry: 'Numéro de document au registre',
                    legal_documents: 'Actes juridiques',
                    instant_tin: 'TIN immédiat',
                    update_registry: 'Mise à jour du registre',
                  },
                  figures: {
                    pending: 'En attente',
                    sent: 'Envoyé',
                    paused: 'Suspendu',
                    expired: 'Expiré',
                    in_progress: 'En cours',
                  },
                },
              },
            },
          },
        },
        reservation: {
          label: 'Service de réservation',
          about: 'Pousse les noms enregistrés vers la recherche de noms.',
        },
        'legal-documents': { label: 'Actes juridiques', about: 'Relance l’envoi d’une pièce jointe vers EDMS.' },
        'annual-returns': {
          label: 'Déclarations annuelles',
          about: 'Définit le statut des déclarations annuelles d’une société.',
        },
        'form-compliance': {
          label: 'Conformité des formulaires',
          about: 'Définit si une société a déposé un formulaire.',
        },
        'data-correction': 'Correction de données',
      },
    },
  },
  forms: {
    reservationPush: {
      submit: 'Pousser',
      fields: {
        service: {
          label: 'Service',
          options: { BUSINESS_NAME: 'Enregistrement de nom commercial', COMPANY: 'Constitution de société' },
          missing: 'Choisissez d’abord un service.',
        },
        brn: 'BRN',
        startDate: 'Date de début',
        endDate: 'Date de fin',
      },
      says: { done: 'Le résultat de chaque nom est ci-dessous.' },
    },
    legalRetry: {
      submit: 'Relancer',
      fields: {
        instrumentNo: {
          label: 'Numéro d’acte du document',
          help: 'Remet la pièce jointe à EDMS, lorsqu’elle n’y est pas arrivée.',
        },
      },
    },
    annualReturns: {
      submit: 'Valider',
      fields: {
        brn: 'BRN',
        rationale: 'Motif',
        years: 'Années',
        targetStatus: {
          label: 'Statut visé',
          options: { FILED: 'Déposé', NOT_FILED: 'Non déposé', OVERDUE: 'En retard' },
        },
      },
      confirm: { question: 'Voulez-vous changer ce que dit le registre ?' },
      says: { done: 'Statut des déclarations annuelles de la société mis à jour pour les années choisies' },
    },
    formCompliance: {
      submit: 'Valider',
      fields: {
        brn: 'BRN',
        rationale: 'Motif',
        target: {
          label: 'Formulaire visé',
          options: {
            FORM_18: 'Formulaire 18',
            FORM_20: 'Formulaire 20',
            FORM_24: 'Formulaire 24',
            FORM_25: 'Formulaire 25',
            FORM_26: 'Formulaire 26',
          },
        },
        isCompliant: { label: 'Est conforme', options: { true: 'Oui', false: 'Non' } },
      },
      confirm: { question: 'Voulez-vous changer ce que dit le registre ?' },
      says: { done: 'Statut des déclarations annuelles de la société mis à jour pour le formulaire choisi' },
    },
  },
}

export default words
