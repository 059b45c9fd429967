import dictionaries from './dictionaries'

/** What is said in several places. */
const templateWords = {
  fields: {
    reason: 'Motif',
    message: 'Message',
    appealStatus: 'Recours possible',
  },
  options: {
    appealStatus: {
      true: 'Oui',
      false: 'Non',
    },
  },
}

export default {
  resources: {
    nameSearch: {
      name: 'Recherche rapide de nom',
      about: 'Vérifier si un nom est disponible.',
      search: 'Nom',
      first: 'Saisissez un nom et appuyez sur Entrée.',
      empty: 'Aucun nom enregistré, réservé ou téléversé ne lui ressemble.',
      fields: {
        no: 'BRN/RN',
        name: 'Nom',
        type: 'Type d’entité',
        why: 'Pourquoi il est trouvé',
      },
      options: {
        why: {
          EXACT: 'Le même nom',
          CONTAINED: 'Contient ce qui a été saisi',
          STEM: 'D’autres formes des mêmes mots',
          PHONETIC: 'Sonne pareil',
          FUZZY: 'S’écrit presque pareil',
        },
      },
      filters: {
        scope: 'Périmètre',
      },
      filterOptions: {
        scope: {
          COMPANY: 'Société',
          FOREIGN_COMPANY: 'Société étrangère',
          BUSINESS_NAME: 'Nom commercial',
          BUILDING_SOCIETY: 'Société de construction',
          UPLOADED: 'Noms envoyés',
        },
      },
      remarks: {
        REFUSED: '%{word} est interdit dans un nom (%{dictionary})',
        CONSENT: '%{word} demande un accord (%{dictionary})',
        NOTED: '%{word} figure dans le dictionnaire %{dictionary}',
        compared: 'Comparé comme %{compared}',
      },
      create: {
        label: 'Ajouter des noms',
        title: 'Ajouter des noms',
        tab0: 'Envoyer un fichier',
      },
      import: {
        columns: {
          no: 'BRN/RN',
          name: 'Nom',
          type: 'Type d’entité',
        },
      },
    },
    isic: {
      name: 'Nature de l’activité (CITI)',
      about: 'Catégories d’activité des entreprises dans la classification internationale.',
      search: 'Appuyez sur Entrée pour chercher',
      empty: 'Vérifiez l’orthographe, ou ajoutez la catégorie.',
      actionsLabel: 'Action',
      fields: {
        code: 'Code',
        description: 'Description',
        parentId: 'Catégorie mère',
      },
      create: {
        label: 'Ajouter une catégorie',
        title: 'Ajouter une catégorie',
        tab0: 'Ajouter une catégorie',
      },
      forms: {
        create0: {
          title: 'Ajouter une catégorie',
          submit: 'Valider',
          fields: {
            description: 'Description',
            code: 'Code',
            parentId: 'Catégorie mère',
          },
          tooLong: {
            description: 'Le nom doit compter moins de 100 caractères',
            code: 'Le nom doit compter moins de 100 caractères',
          },
          empty: {
            description: 'Champ obligatoire',
            code: 'Champ obligatoire',
          },
          help: {
            parentId: 'Sans elle, la catégorie est du premier niveau.',
          },
        },
      },
      failedTitle: {
        create0: 'Non valide',
      },
      actions: {
        edit: 'Modifier',
      },
    },
    periods: {
      name: 'Expiration et notifications',
      about: 'Combien de temps un nom réservé est gardé, et quand sa fin est annoncée.',
      empty: 'Fixez la première durée.',
      actionsLabel: 'Action',
      fields: {
        key: 'Nom',
        quantity: 'Quantité',
        unit: 'Unité',
      },
      options: {
        key: {
          ASSIGNED_EXPIRY_DATE: 'Expiration d’un nom attribué',
          DRAFT_EXPIRY_DATE: 'Expiration d’un brouillon',
          EXPIRY_NOTIFICATION: 'Notification d’expiration',
          PENDING_APPLICATION_EXPIRY_DATE: 'Expiration d’une demande en attente',
        },
        unit: {
          DAYS: 'Jours',
          HOURS: 'Heures',
          MINUTES: 'Minutes',
          MONTHS: 'Mois',
          YEARS: 'Années',
        },
      },
      create: {
        label: 'Ajouter une durée',
        title: 'Expiration et notifications',
        tab0: 'Expiration et notifications',
      },
      forms: {
        create0: {
          title: 'Expiration et notifications',
          submit: 'Valider',
          fields: {
            period: 'Nombre',
            key: 'Type',
            type: 'Unité',
          },
          options: {
            key: {
              ASSIGNED_EXPIRY_DATE: 'Expiration d’un nom attribué',
              DRAFT_EXPIRY_DATE: 'Expiration d’un brouillon',
              EXPIRY_NOTIFICATION: 'Notification d’expiration',
              PENDING_APPLICATION_EXPIRY_DATE: 'Expiration d’une demande en attente',
            },
            type: {
              DAYS: 'Jours',
              HOURS: 'Heures',
              MINUTES: 'Minutes',
              MONTHS: 'Mois',
              YEARS: 'Années',
            },
          },
        },
      },
      untold: {
        create0: 'une erreur est survenue',
      },
      actions: {
        remove: 'Retirer',
      },
      aside: {
        remove: 'Retiré de cet écran seulement. Il revient quand la liste est rechargée.',
      },
    },
    responseTemplates: {
      name: 'Modèles de réponse',
      about: 'Ce qui est dit au demandeur quand un nom est rejeté ou mis en question.',
      search: 'Motif ou message',
      empty: 'Vérifiez l’orthographe, ou ajoutez le modèle.',
      ...templateWords,
      create: {
        label: 'Ajouter un modèle',
        title: 'Ajouter un modèle de motif de rejet ou de question',
        tab0: 'Ajouter un modèle de motif de rejet ou de question',
      },
      forms: {
        create0: {
          title: 'Ajouter un modèle de motif de rejet ou de question',
          submit: 'Valider',
          ...templateWords,
        },
        edit: {
          title: 'Modifier',
          submit: 'Mettre à jour',
          ...templateWords,
        },
      },
      actions: {
        edit: 'Modifier',
        remove: 'Supprimer',
      },
      confirm: {
        remove: 'Êtes-vous sûr de cette action ?',
      },
    },
    ...dictionaries,
  },
  sections: {
    configurations: {
      name: 'Configurations',
      'name-search': { label: 'Recherche rapide de nom' },
      'nature-of-business': { label: 'Nature de l’activité (CITI)' },
      'name-reservation': {
        label: 'Réservation de noms',
        expiry: { label: 'Expiration et notifications' },
        'response-templates': { label: 'Modèles de réponse' },
      },
      dictionaries: {
        label: 'Dictionnaires',
        'word-library': { label: 'Lexique' },
        'dictionary-types': { label: 'Types de dictionnaire' },
      },
    },
  },
}
