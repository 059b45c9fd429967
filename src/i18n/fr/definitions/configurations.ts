import type { DefinitionTable } from '../../definitionTable'

const nameFields = { no: 'BRN/RN', name: 'Nom', type: 'Type d’entité' }
const periodNames = {
  ASSIGNED_EXPIRY_DATE: 'Expiration d’un nom attribué',
  DRAFT_EXPIRY_DATE: 'Expiration d’un brouillon',
  EXPIRY_NOTIFICATION: 'Notification d’expiration',
  PENDING_APPLICATION_EXPIRY_DATE: 'Expiration d’une demande en attente',
}
const unit = {
  label: 'Unité',
  options: { DAYS: 'Jours', HOURS: 'Heures', MINUTES: 'Minutes', MONTHS: 'Mois', YEARS: 'Années' },
}
const templateFields = {
  reason: 'Motif',
  message: 'Message',
  appealStatus: { label: 'Recours possible', options: { true: 'Oui', false: 'Non' } },
}
const wordFields = {
  word: 'Nom',
  description: 'Description',
  position: { label: 'Position', options: { Start: 'Début', Any: 'Partout', End: 'Fin' } },
}
const wordForm = { ...wordFields, dictionaryId: 'Dictionnaire' }
const trial = {
  label: 'Essayer sur des noms récents',
  says: '%{changed} des %{tried} derniers noms seraient lus autrement. Les premiers :',
  none: 'Aucun des %{tried} derniers noms ne serait lu autrement.',
}
const effects = {
  NOTED: 'Signaler ses mots',
  CONSENT: 'Exiger un accord',
  REFUSED: 'Interdire ses mots dans les noms',
  LEFT_OUT: 'Ignorer ses mots dans la comparaison des noms',
}

/** Configurations, in French. */
const words: DefinitionTable = {
  menu: {
    configurations: {
      label: 'Configurations',
      about: 'Recherche de noms, règles des noms, durées de réservation et activités',
    },
  },
  resources: {
    nameSearch: {
      label: 'Recherche rapide de nom',
      about: 'Vérifiez si un nom est disponible. Les plus proches d’abord.',
      search: { placeholder: 'Nom', first: 'Saisissez un nom et appuyez sur Entrée.' },
      filters: {
        scope: {
          label: 'Périmètre',
          options: {
            COMPANY: 'Société',
            FOREIGN_COMPANY: 'Société étrangère',
            BUSINESS_NAME: 'Nom commercial',
            BUILDING_SOCIETY: 'Société de construction',
            UPLOADED: 'Noms envoyés',
          },
        },
      },
      fields: nameFields,
      computed: {
        why: {
          label: 'Type de correspondance',
          options: {
            EXACT: 'Le même nom',
            CONTAINED: 'Contient le nom saisi',
            STEM: 'D’autres formes des mêmes mots',
            PHONETIC: 'Sonne pareil',
            FUZZY: 'Orthographe proche',
          },
        },
      },
      remarks: {
        words: {
          REFUSED: '%{word} est interdit dans un nom (%{dictionary})',
          CONSENT: '%{word} demande un accord (%{dictionary})',
          NOTED: '%{word} figure dans le dictionnaire %{dictionary}',
          compared: 'Comparé comme %{compared}',
        },
      },
      emptyHint: 'Aucun nom enregistré, réservé ou téléversé ne lui ressemble.',
      create: {
        label: 'Ajouter des noms',
        title: 'Ajouter des noms',
        ways: [{ tab: 'Envoyer un fichier', imports: { columns: nameFields } }],
      },
    },
    isic: {
      label: 'Nature de l’activité (CITI)',
      about: 'Catégories d’activité des entreprises dans la classification internationale',
      search: { placeholder: 'Appuyez sur Entrée pour chercher' },
      fields: { code: 'Code', description: 'Description', parentId: 'Catégorie mère' },
      actionsLabel: 'Action',
      notFoundHint: 'Vérifiez l’orthographe, ou ajoutez la catégorie.',
      create: {
        label: 'Ajouter une catégorie',
        title: 'Ajouter une catégorie',
        ways: [
          {
            tab: 'Ajouter une catégorie',
            form: {
              title: 'Ajouter une catégorie',
              submit: 'Valider',
              fields: {
                description: {
                  label: 'Description',
                  empty: 'Champ obligatoire',
                  tooLong: 'Le nom doit compter moins de 100 caractères',
                },
                code: {
                  label: 'Code',
                  empty: 'Champ obligatoire',
                  tooLong: 'Le nom doit compter moins de 100 caractères',
                },
                parentId: { label: 'Catégorie mère', help: 'Laissez vide pour une catégorie de premier niveau.' },
              },
              says: { failedTitle: 'Non valide' },
            },
          },
        ],
      },
      actions: { edit: 'Modifier' },
    },
    periods: {
      label: 'Expiration et notifications',
      about: 'Durée de réservation d’un nom, et moment où son expiration est annoncée',
      fields: { key: { label: 'Nom', options: periodNames } },
      computed: { quantity: 'Quantité', unit },
      actionsLabel: 'Action',
      emptyHint: 'Fixez la première durée.',
      create: {
        label: 'Ajouter une durée',
        title: 'Expiration et notifications',
        ways: [
          {
            tab: 'Expiration et notifications',
            form: {
              title: 'Expiration et notifications',
              submit: 'Valider',
              fields: { period: 'Nombre', key: { label: 'Type', options: periodNames }, type: unit },
              says: { untold: 'une erreur est survenue' },
            },
          },
        ],
      },
      actions: {
        remove: { label: 'Retirer', aside: 'Retiré de cet écran seulement. Il revient quand la liste est rechargée.' },
      },
    },
    responseTemplates: {
      label: 'Modèles de réponse',
      about: 'Messages aux demandeurs lorsqu’un nom est rejeté ou mis en question',
      search: { placeholder: 'Motif ou message' },
      fields: templateFields,
      notFoundHint: 'Vérifiez l’orthographe, ou ajoutez le modèle.',
      create: {
        label: 'Ajouter un modèle',
        title: 'Ajouter un modèle de motif de rejet ou de question',
        ways: [
          {
            tab: 'Ajouter un modèle de motif de rejet ou de question',
            form: {
              title: 'Ajouter un modèle de motif de rejet ou de question',
              submit: 'Valider',
              fields: templateFields,
            },
          },
        ],
      },
      actions: {
        edit: { label: 'Modifier', form: { title: 'Modifier', submit: 'Mettre à jour', fields: templateFields } },
        remove: { label: 'Supprimer', confirm: { question: 'Confirmez-vous cette action ?' } },
      },
    },
    wordLibrary: {
      label: 'Lexique',
      about: 'Mots auxquels les noms sont comparés',
      search: { placeholder: 'Rechercher' },
      filters: { dictionaryId: 'Dictionnaire' },
      fields: wordFields,
      computed: { inDictionary: 'Dictionnaire' },
      notFoundHint: 'Vérifiez l’orthographe, choisissez un autre dictionnaire, ou ajoutez le mot.',
      create: {
        label: 'Ajouter un mot',
        title: 'Ajouter un mot',
        ways: [
          {
            tab: 'Ajouter un mot',
            form: {
              title: 'Ajouter un mot',
              submit: 'Valider',
              fields: wordForm,
              says: { done: 'Terminé avec succès' },
              trial,
            },
          },
        ],
      },
      actions: {
        edit: {
          label: 'Modifier',
          form: {
            title: 'Modifier le mot',
            submit: 'Mettre à jour',
            warning: 'Cette action est consignée, et votre compte est signalé comme en étant l’auteur.',
            fields: wordForm,
            says: { done: 'Terminé avec succès' },
            trial,
          },
        },
        remove: {
          label: 'Désactiver',
          form: {
            title: 'Supprimer le mot',
            submit: 'Désactiver',
            warning: 'Cette action est consignée, et votre compte est signalé comme en étant l’auteur.',
            fields: { word: 'Nom' },
            says: { done: 'Terminé avec succès' },
            trial,
          },
        },
      },
    },
    dictionaries: {
      label: 'Types de dictionnaire',
      about: 'Dictionnaires du lexique',
      fields: { name: 'Nom', words: 'Nombre de mots', effect: { label: 'Effet sur les noms', options: effects } },
      emptyHint: 'Ajoutez le premier dictionnaire.',
      create: {
        label: 'Ajouter un dictionnaire',
        title: 'Ajouter un dictionnaire',
        ways: [
          {
            tab: 'Ajouter un dictionnaire',
            form: {
              title: 'Ajouter un dictionnaire',
              submit: 'Valider',
              fields: {
                name: 'Nom',
                effect: {
                  label: 'Effet sur les noms',
                  options: effects,
                  help: 'Par défaut, ses mots sont signalés.',
                },
              },
              says: { untold: 'Échec de l’ajout' },
            },
          },
        ],
      },
      actions: {
        remove: {
          label: 'Supprimer',
          unavailable: 'La suppression d’un dictionnaire n’est pas disponible. Rien n’a été modifié.',
        },
      },
    },
  },
  sections: {
    configurations: {
      label: 'Configurations',
      sections: {
        'name-search': 'Recherche rapide de nom',
        'nature-of-business': 'Nature de l’activité (CITI)',
        'name-reservation': {
          label: 'Réservation de noms',
          tabs: { expiry: 'Expiration et notifications', 'response-templates': 'Modèles de réponse' },
        },
        dictionaries: {
          label: 'Dictionnaires',
          tabs: { 'word-library': 'Lexique', 'dictionary-types': 'Types de dictionnaire' },
        },
      },
    },
  },
}

export default words
