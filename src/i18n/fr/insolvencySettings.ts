/** The words of Insolvency Settings, by list. */
export const insolvencySettings = {
  insolvencyApplications: {
    name: 'Paramètres d’insolvabilité',
    tab: 'Demandes d’insolvabilité',
    about: 'Demandes approuvées de liquidation et de radiation de sociétés étrangères.',
    empty: 'Vérifiez le BRN ou le numéro de suivi.',
    search: 'Rechercher par BRN ou numéro de suivi',
    fields: {
      trackingNumber: 'Nº de suivi',
      company: 'BRN et nom de la société',
      type: 'Type',
      status: 'Statut',
      assignment: 'Attribution',
      lastDateOfPublication: 'Dernière date de publication',
      dateOfConfirmation: 'Date de confirmation',
      dateOfDissolution: 'Date de dissolution',
    },
    absent: {
      assignment: 'Non attribuée',
      lastDateOfPublication: 'Non publiée',
    },
    options: {
      type: {
        WINDING_UP: 'Liquidation',
        PETITION: 'Requête',
        FOREIGN_COMPANY_DE_REGISTRATION: 'Radiation d’une société étrangère',
        MEMBERS_VOLUNTARY: 'Volontaire, par les associés',
        CREDITORS_VOLUNTARY: 'Volontaire, par les créanciers',
        COURT: 'Par le tribunal',
      },
      status: {
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
    filters: {
      status: 'Statut',
    },
    filterOptions: {
      status: {
        APPROVED: 'Approuvée',
      },
    },
    actions: {
      details: 'Détails',
      publication: 'Modifier',
      rollback: 'Annuler',
    },
    forms: {
      publication: {
        title: 'Corriger la date de publication',
        submit: 'Mettre à jour',
        fields: {
          attachmentId: 'Pièce jointe',
          newDate: 'Date de publication',
          updateDateOfDissolution: 'Mettre aussi à jour la date de dissolution',
        },
        help: {
          attachmentId: 'La dernière date de publication est la plus récente de toutes les pièces jointes.',
          updateDateOfDissolution: 'Le jour de la dissolution suivra la dernière date de publication.',
        },
      },
    },
    done: {
      publication: 'La date de publication a été mise à jour',
      rollback: 'La demande a été annulée et renvoyée',
    },
    failedWrite: {
      publication: 'La date de publication n’a pas pu être mise à jour',
    },
    confirm: {
      rollback: 'Voulez-vous vraiment annuler l’approbation de cette demande ?',
    },
  },
  windingUpReasons: {
    name: 'Paramètres d’insolvabilité',
    tab: 'Motifs de liquidation',
    about: 'Pourquoi des sociétés sont liquidées, au choix des demandeurs.',
    empty: 'Vérifiez l’orthographe, ou ajoutez l’entrée.',
    search: 'Motif',
    fields: {
      reason: 'motif',
    },
    create: {
      label: 'Ajouter un motif',
      title: 'Ajouter un motif',
      tab0: 'Ajouter un motif',
    },
    forms: {
      create0: {
        title: 'Ajouter un motif',
        submit: 'Envoyer',
        fields: {
          reason: 'Motif',
        },
      },
      edit: {
        title: 'Modifier le motif',
        submit: 'Mettre à jour',
        fields: {
          reason: 'Motif',
        },
      },
    },
    actions: {
      edit: 'Modifier',
      remove: 'Supprimer',
    },
    failedWrite: {
      create0: 'Une erreur est survenue lors de la création du motif',
      edit: 'Une erreur est survenue lors de la création du motif',
    },
    unavailable: {
      remove: 'Les motifs de liquidation ne peuvent pas être supprimés : le registre n’a pas d’appel pour cela.',
    },
    confirm: {
      remove: 'Voulez-vous vraiment faire cela ?',
    },
  },
  professionalQualifications: {
    name: 'Paramètres d’insolvabilité',
    tab: 'Qualifications professionnelles',
    about: 'Ce que décernent les organismes professionnels.',
    empty: 'Vérifiez l’orthographe, ou ajoutez l’entrée.',
    search: 'Nom',
    fields: {
      name: 'Nom',
    },
    create: {
      label: 'Ajouter une qualification professionnelle',
      title: 'Ajouter une qualification professionnelle',
      tab0: 'Ajouter une qualification professionnelle',
    },
    forms: {
      create0: {
        title: 'Ajouter une qualification professionnelle',
        submit: 'Envoyer',
        fields: {
          name: 'Nom',
          professionalBodyId: 'Organisme professionnel',
        },
      },
      edit: {
        title: 'Modifier la qualification professionnelle',
        submit: 'Mettre à jour',
        fields: {
          name: 'Nom',
          professionalBodyId: 'Organisme professionnel',
        },
      },
    },
    actions: {
      edit: 'Modifier',
    },
    failedWrite: {
      create0: 'Une erreur est survenue lors de la création du département',
      edit: 'Une erreur est survenue lors de la création du département',
    },
    done: {
      create0: 'Qualification professionnelle créée',
      edit: 'Qualification professionnelle mise à jour',
    },
  },
  academicQualifications: {
    name: 'Paramètres d’insolvabilité',
    tab: 'Manuels des diplômes',
    about: 'Ce que les praticiens de l’insolvabilité ont pu étudier.',
    empty: 'Vérifiez l’orthographe, ou ajoutez l’entrée.',
    search: 'Nom',
    fields: {
      name: 'Nom',
    },
    create: {
      label: 'Ajouter un diplôme',
      title: 'Ajouter un diplôme',
      tab0: 'Ajouter un diplôme',
    },
    forms: {
      create0: {
        title: 'Ajouter un diplôme',
        submit: 'Envoyer',
        fields: {
          name: 'Nom',
        },
      },
      edit: {
        title: 'Modifier le diplôme',
        submit: 'Mettre à jour',
        fields: {
          name: 'Nom',
        },
      },
    },
    actions: {
      edit: 'Modifier',
    },
    failedWrite: {
      create0: 'Une erreur est survenue lors de la création du département',
      edit: 'Une erreur est survenue lors de la création du département',
    },
    done: {
      create0: 'Diplôme créé',
      edit: 'Diplôme mis à jour',
    },
  },
  professionalBodies: {
    name: 'Paramètres d’insolvabilité',
    tab: 'Organismes professionnels',
    about: 'Les organismes dont relèvent les praticiens de l’insolvabilité.',
    empty: 'Vérifiez l’orthographe, ou ajoutez l’entrée.',
    search: 'Nom, sigle ou profession',
    fields: {
      name: 'Nom',
      abbreviation: 'Sigle',
      profession: 'Profession',
    },
    create: {
      label: 'Ajouter un organisme professionnel',
      title: 'Ajouter un organisme professionnel',
      tab0: 'Ajouter un organisme professionnel',
    },
    forms: {
      create0: {
        title: 'Ajouter un organisme professionnel',
        submit: 'Envoyer',
        fields: {
          name: 'Nom',
          abbreviation: 'Sigle',
          profession: 'Profession',
        },
      },
      edit: {
        title: 'Modifier l’organisme professionnel',
        submit: 'Mettre à jour',
        fields: {
          name: 'Nom',
          abbreviation: 'Sigle',
          profession: 'Profession',
        },
      },
    },
    actions: {
      edit: 'Modifier',
    },
    failedWrite: {
      create0: 'Une erreur est survenue lors de la création de l’organisme',
      edit: 'Une erreur est survenue lors de la création de l’organisme',
    },
  },
}
