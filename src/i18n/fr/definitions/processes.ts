import type { DefinitionTable } from '../../definitionTable'

/** Internal processes, in French. */
const words: DefinitionTable = {
  menu: {
    'internal-processes': { label: 'Traitement interne', about: 'Processus en arrière-plan et corrections manuelles' },
  },
  resources: {
    registrationProcesses: {
      notFoundHint: 'Vérifiez le numéro, choisissez un autre statut ou effacez les dates.',
      filters: { status: { unset: 'En attente et échoués' } },
      fields: { owner: 'Titulaire' },
      computed: { issue: 'Type de problème', tries: 'Nombre de nouvelles tentatives', moment: 'Date et heure' },
      actions: {
        retry: {
          says: {
            done: 'Processus remis en file',
            failed: 'Le processus n’a pas pu être remis en file. Réessayez plus tard',
          },
        },
      },
    },
    incorporationProcesses: {
      notFoundHint: 'Vérifiez le numéro, choisissez un autre statut ou effacez les dates.',
      filters: { status: { unset: 'Pas encore envoyés' } },
      fields: { actionIdToken: 'Jeton de l’action' },
      computed: { tries: 'Nouvelles tentatives' },
      actions: {
        redo: {
          label: 'Refaire',
          says: { failed: 'Le processus n’a pas pu être remis en file. Réessayez plus tard.' },
        },
        run: 'Exécuter maintenant',
      },
    },
    namePushes: { label: 'Noms poussés', fields: { subType: 'Sous-type d’entité' } },
    dataCorrections: {
      notFoundHint: 'Vérifiez le numéro, choisissez un autre statut, ou effacez les dates.',
      filters: { status: { unset: 'Tous sauf les réussites' } },
      computed: {
        kind: { options: { CORRECT_REGISTRATION_DATE: 'Date d’enregistrement', CORRECT_TYPE: 'Sous-type' } },
        found: 'Contenu',
      },
      failedToast: 'Le processus n’a pas pu être remis en file. Réessayez plus tard',
      actions: {
        retry: {
          says: {
            done: 'Processus remis en file',
            failed: 'Le processus n’a pas pu être remis en file. Réessayez plus tard',
          },
        },
        open: 'Ouvrir le dossier de l’entité',
      },
    },
  },
  sections: {
    'internal-processes': {
      label: 'Processus internes',
      sections: {
        registration: {
          shows: {
            page: { figuresLabel: 'Processus d’enregistrement', figures: { queue: 'En file', failed: 'Échoués' } },
          },
        },
        incorporation: {
          tabs: { statistics: { label: 'Statistiques', shows: { cards: { kinds: { all: 'Tous' } } } } },
        },
        reservation: {
          label: 'Service de réservation',
          about: 'Pousse les noms enregistrés vers la recherche de noms.',
        },
        'legal-documents': { about: 'Relance l’envoi d’une pièce jointe vers EDMS.' },
        'annual-returns': {
          label: 'Déclarations annuelles',
          about: 'Définit le statut des déclarations annuelles d’une société.',
        },
        'form-compliance': {
          label: 'Conformité des formulaires',
          about: 'Définit si une société a déposé un formulaire.',
        },
      },
    },
  },
  forms: {
    reservationPush: {
      submit: 'Pousser',
      fields: {
        service: {
          options: { BUSINESS_NAME: 'Enregistrement de nom commercial', COMPANY: 'Constitution de société' },
          missing: 'Choisissez d’abord un service.',
        },
        startDate: 'Date de début',
        endDate: 'Date de fin',
      },
      says: { done: 'Le résultat de chaque nom est ci-dessous.' },
    },
    legalRetry: {
      fields: {
        instrumentNo: {
          label: 'Numéro d’acte du document',
          help: 'Remet la pièce jointe à EDMS, lorsqu’elle n’y est pas arrivée.',
        },
      },
    },
    annualReturns: {
      fields: { targetStatus: { label: 'Statut visé', options: { FILED: 'Déposé', NOT_FILED: 'Non déposé' } } },
      says: { done: 'Statut des déclarations annuelles de la société mis à jour pour les années choisies' },
    },
    formCompliance: {
      fields: {
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
        isCompliant: { label: 'Est conforme' },
      },
      says: { done: 'Statut des déclarations annuelles de la société mis à jour pour le formulaire choisi' },
    },
  },
}

export default words
