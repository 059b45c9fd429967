import type { DefinitionTable } from '../../definitionTable'

/** Insolvency Settings, in French. */
const words: DefinitionTable = {
  menu: {
    'insolvency-settings': {
      about: 'Demandes d’insolvabilité, motifs de liquidation et qualifications des praticiens',
    },
  },
  resources: {
    insolvencyApplications: {
      about: 'Demandes approuvées de liquidation et de radiation de sociétés étrangères',
      tab: 'Demandes d’insolvabilité',
      search: { placeholder: 'Rechercher par BRN ou numéro de suivi' },
      computed: {
        company: 'BRN et nom de la société',
        type: {
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
          options: {
            DRAFT: 'Brouillon',
            AWAITING_PAYMENT: 'Paiement en confirmation',
            PAYMENT_FAILED: 'Paiement échoué',
            SUBMITTED: 'En attente',
            ASSIGNED: 'Attribuée',
            QUERIED: 'Questionnée',
            REJECTED: 'Rejetée',
          },
        },
        assignment: { label: 'Attribution', absent: 'Non attribuée' },
        lastDateOfPublication: { label: 'Dernière date de publication', cardLabel: 'Publiée', absent: 'Non publiée' },
        dateOfConfirmation: { label: 'Date de confirmation', cardLabel: 'Confirmée' },
        dateOfDissolution: { label: 'Date de dissolution', cardLabel: 'Dissolution' },
      },
      notFoundHint: 'Vérifiez le BRN ou le numéro de suivi.',
      actions: {
        publication: {
          form: {
            title: 'Corriger la date de publication',
            fields: {
              attachmentId: {
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
          says: { done: 'L’approbation de la demande a été annulée' },
          confirm: { question: 'Voulez-vous vraiment annuler l’approbation de cette demande ?' },
        },
      },
    },
    windingUpReasons: {
      about: 'Motifs de liquidation proposés aux demandeurs',
      tab: 'Motifs de liquidation',
      fields: { reason: 'motif' },
      create: { ways: [{ form: { submit: 'Envoyer' } }] },
      actions: {
        edit: { form: { title: 'Modifier le motif' } },
        remove: {
          unavailable: 'La suppression des motifs de liquidation n’est pas disponible. Rien n’a été supprimé.',
        },
      },
    },
    professionalQualifications: {
      about: 'Qualifications délivrées par les organismes professionnels',
      tab: 'Qualifications professionnelles',
      create: { ways: [{ form: { submit: 'Envoyer', says: { done: 'Qualification professionnelle créée' } } }] },
      actions: {
        edit: {
          form: {
            title: 'Modifier la qualification professionnelle',
            says: { done: 'Qualification professionnelle mise à jour' },
          },
        },
      },
    },
    academicQualifications: {
      about: 'Diplômes des praticiens de l’insolvabilité',
      tab: 'Manuels des diplômes',
      create: { ways: [{ form: { submit: 'Envoyer', says: { done: 'Diplôme créé' } } }] },
      actions: { edit: { form: { title: 'Modifier le diplôme', says: { done: 'Diplôme mis à jour' } } } },
    },
    professionalBodies: {
      about: 'Organismes professionnels des praticiens de l’insolvabilité',
      tab: 'Organismes professionnels',
      search: { placeholder: 'Nom, sigle ou profession' },
      create: { ways: [{ form: { submit: 'Envoyer' } }] },
      actions: { edit: { form: { title: 'Modifier l’organisme professionnel' } } },
    },
  },
}

export default words
