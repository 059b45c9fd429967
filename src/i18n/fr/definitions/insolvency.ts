import type { DefinitionTable } from '../../definitionTable'

const qualificationForm = { name: 'Nom', professionalBodyId: 'Organisme professionnel' }
const bodyForm = { name: 'Nom', abbreviation: 'Sigle', profession: 'Profession' }

/** Insolvency Settings, in French. */
const words: DefinitionTable = {
  menu: {
    'insolvency-settings': {
      label: 'Paramètres d’insolvabilité',
      about: 'Demandes d’insolvabilité, motifs de liquidation et qualifications des praticiens',
    },
  },
  resources: {
    insolvencyApplications: {
      label: 'Paramètres d’insolvabilité',
      about: 'Demandes approuvées de liquidation et de radiation de sociétés étrangères',
      tab: 'Demandes d’insolvabilité',
      search: { placeholder: 'Rechercher par BRN ou numéro de suivi' },
      filters: { status: { label: 'Statut', options: { APPROVED: 'Approuvée' } } },
      computed: {
        trackingNumber: 'N° de suivi',
        company: 'BRN et nom de la société',
        type: {
          label: 'Type',
          options: {
            WINDING_UP: 'Liquidation',
            PETITION: 'Requête',
            FOREIGN_COMPANY_DE_REGISTRATION: 'Radiation d’une société étrangère',
            MEMBERS_VOLUNTARY: 'Volontaire, par les associés',
            CREDITORS_VOLUNTARY: 'Volontaire, par les créanciers',
            COURT: 'Par le tribunal',
          },
        },
        status: {
          label: 'Statut',
          options: {
            DRAFT: 'Brouillon',
            AWAITING_PAYMENT: 'Paiement en confirmation',
            PAYMENT_FAILED: 'Paiement échoué',
            SUBMITTED: 'En attente',
            ASSIGNED: 'Attribuée',
            QUERIED: 'Questionnée',
            APPROVED: 'Approuvée',
            REJECTED: 'Rejetée',
          },
        },
        assignment: { label: 'Attribution', absent: 'Non attribuée' },
        lastDateOfPublication: { label: 'Dernière date de publication', absent: 'Non publiée' },
        dateOfConfirmation: 'Date de confirmation',
        dateOfDissolution: 'Date de dissolution',
      },
      notFoundHint: 'Vérifiez le BRN ou le numéro de suivi.',
      actions: {
        details: 'Détails',
        publication: {
          label: 'Modifier',
          form: {
            title: 'Corriger la date de publication',
            submit: 'Mettre à jour',
            fields: {
              attachmentId: {
                label: 'Pièce jointe',
                help: 'La dernière date de publication est la plus récente de toutes les pièces jointes.',
              },
              newDate: 'Date de publication',
              updateDateOfDissolution: {
                label: 'Mettre aussi à jour la date de dissolution',
                help: 'La date de dissolution est alors calculée à partir de la dernière date de publication.',
              },
            },
            says: {
              done: 'La date de publication a été mise à jour',
              failed: 'La date de publication n’a pas pu être mise à jour',
            },
          },
        },
        rollback: {
          label: 'Annuler l’approbation',
          says: { done: 'La demande a été annulée et renvoyée' },
          confirm: { question: 'Voulez-vous vraiment annuler l’approbation de cette demande ?' },
        },
      },
    },
    windingUpReasons: {
      label: 'Paramètres d’insolvabilité',
      notFoundHint: 'Vérifiez l’orthographe, ou ajoutez l’entrée.',
      about: 'Motifs de liquidation proposés aux demandeurs',
      tab: 'Motifs de liquidation',
      search: { placeholder: 'Motif' },
      fields: { reason: 'motif' },
      create: {
        label: 'Ajouter un motif',
        title: 'Ajouter un motif',
        ways: [
          {
            tab: 'Ajouter un motif',
            form: {
              title: 'Ajouter un motif',
              submit: 'Envoyer',
              fields: { reason: 'Motif' },
              says: { failed: 'Une erreur est survenue lors de la création du motif' },
            },
          },
        ],
      },
      actions: {
        edit: {
          label: 'Modifier',
          form: {
            title: 'Modifier le motif',
            submit: 'Mettre à jour',
            fields: { reason: 'Motif' },
            says: { failed: 'Une erreur est survenue lors de la création du motif' },
          },
        },
        remove: {
          label: 'Supprimer',
          unavailable: 'La suppression des motifs de liquidation n’est pas disponible. Rien n’a été supprimé.',
          confirm: { question: 'Confirmez-vous cette action ?' },
        },
      },
    },
    professionalQualifications: {
      label: 'Paramètres d’insolvabilité',
      notFoundHint: 'Vérifiez l’orthographe, ou ajoutez l’entrée.',
      about: 'Qualifications délivrées par les organismes professionnels',
      tab: 'Qualifications professionnelles',
      search: { placeholder: 'Nom' },
      fields: { name: 'Nom' },
      create: {
        label: 'Ajouter une qualification professionnelle',
        title: 'Ajouter une qualification professionnelle',
        ways: [
          {
            tab: 'Ajouter une qualification professionnelle',
            form: {
              title: 'Ajouter une qualification professionnelle',
              submit: 'Envoyer',
              fields: qualificationForm,
              says: {
                done: 'Qualification professionnelle créée',
                failed: 'Une erreur est survenue lors de la création du département',
              },
            },
          },
        ],
      },
      actions: {
        edit: {
          label: 'Modifier',
          form: {
            title: 'Modifier la qualification professionnelle',
            submit: 'Mettre à jour',
            fields: qualificationForm,
            says: {
              done: 'Qualification professionnelle mise à jour',
              failed: 'Une erreur est survenue lors de la création du département',
            },
          },
        },
      },
    },
    academicQualifications: {
      label: 'Paramètres d’insolvabilité',
      notFoundHint: 'Vérifiez l’orthographe, ou ajoutez l’entrée.',
      about: 'Diplômes des praticiens de l’insolvabilité',
      tab: 'Manuels des diplômes',
      search: { placeholder: 'Nom' },
      fields: { name: 'Nom' },
      create: {
        label: 'Ajouter un diplôme',
        title: 'Ajouter un diplôme',
        ways: [
          {
            tab: 'Ajouter un diplôme',
            form: {
              title: 'Ajouter un diplôme',
              submit: 'Envoyer',
              fields: { name: 'Nom' },
              says: { done: 'Diplôme créé', failed: 'Une erreur est survenue lors de la création du département' },
            },
          },
        ],
      },
      actions: {
        edit: {
          label: 'Modifier',
          form: {
            title: 'Modifier le diplôme',
            submit: 'Mettre à jour',
            fields: { name: 'Nom' },
            says: { done: 'Diplôme mis à jour', failed: 'Une erreur est survenue lors de la création du département' },
          },
        },
      },
    },
    professionalBodies: {
      label: 'Paramètres d’insolvabilité',
      notFoundHint: 'Vérifiez l’orthographe, ou ajoutez l’entrée.',
      about: 'Organismes professionnels des praticiens de l’insolvabilité',
      tab: 'Organismes professionnels',
      search: { placeholder: 'Nom, sigle ou profession' },
      fields: bodyForm,
      create: {
        label: 'Ajouter un organisme professionnel',
        title: 'Ajouter un organisme professionnel',
        ways: [
          {
            tab: 'Ajouter un organisme professionnel',
            form: {
              title: 'Ajouter un organisme professionnel',
              submit: 'Envoyer',
              fields: bodyForm,
              says: { failed: 'Une erreur est survenue lors de la création de l’organisme' },
            },
          },
        ],
      },
      actions: {
        edit: {
          label: 'Modifier',
          form: {
            title: 'Modifier l’organisme professionnel',
            submit: 'Mettre à jour',
            fields: bodyForm,
            says: { failed: 'Une erreur est survenue lors de la création de l’organisme' },
          },
        },
      },
    },
  },
}

export default words
