import type { DefinitionTable } from '../../definitionTable'

const unit = { options: { MINUTES: 'Minutes' } }

const wordFields = { position: { options: { Any: 'Partout' } } }

/** Configurations, in French. */
const words: DefinitionTable = {
  menu: {
    configurations: { about: 'Recherche de noms, règles des noms, durées de réservation et activités' },
  },
  resources: {
    nameSearch: {
      about: 'Vérifiez si un nom est disponible. Les plus proches d’abord.',
      search: { first: 'Saisissez un nom et appuyez sur Entrée.' },
      filters: { scope: { label: 'Périmètre', options: { UPLOADED: 'Noms envoyés' } } },
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
    },
    isic: {
      about: 'Catégories d’activité des entreprises dans la classification internationale',
      search: { placeholder: 'Appuyez sur Entrée pour chercher' },
      fields: { parentId: 'Catégorie mère' },
      notFoundHint: 'Vérifiez l’orthographe, ou ajoutez la catégorie.',
      create: {
        ways: [
          {
            form: {
              fields: {
                parentId: { label: 'Catégorie mère', help: 'Laissez vide pour une catégorie de premier niveau.' },
              },
              says: { failedTitle: 'Non valide' },
            },
          },
        ],
      },
    },
    periods: {
      about: 'Durée de réservation d’un nom, et moment où son expiration est annoncée',
      computed: { quantity: 'Quantité', unit },
      emptyHint: 'Fixez la première durée.',
      create: {
        label: 'Ajouter une durée',
        ways: [{ form: { fields: { period: 'Nombre', type: unit }, says: { untold: 'une erreur est survenue' } } }],
      },
      actions: { remove: { aside: 'Retiré de cet écran seulement. Il revient quand la liste est rechargée.' } },
    },
    responseTemplates: {
      about: 'Messages aux demandeurs lorsqu’un nom est rejeté ou mis en question',
      search: { placeholder: 'Motif ou message' },
      notFoundHint: 'Vérifiez l’orthographe, ou ajoutez le modèle.',
      create: { label: 'Ajouter un modèle' },
      actions: { remove: { label: 'Supprimer' } },
    },
    wordLibrary: {
      about: 'Mots auxquels les noms sont comparés',
      search: { placeholder: 'Rechercher' },
      fields: wordFields,
      notFoundHint: 'Vérifiez l’orthographe, choisissez un autre dictionnaire, ou ajoutez le mot.',
      create: { label: 'Ajouter un mot', ways: [{ form: { fields: wordFields } }] },
      actions: {
        edit: { form: { title: 'Modifier le mot', fields: wordFields } },
        remove: { form: { title: 'Supprimer le mot' } },
      },
    },
    dictionaries: {
      about: 'Dictionnaires du lexique',
      fields: { words: 'Nombre de mots' },
      emptyHint: 'Ajoutez le premier dictionnaire.',
      create: {
        ways: [
          {
            form: {
              fields: { effect: { help: 'Par défaut, ses mots sont signalés.' } },
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
      sections: {
        'name-reservation': { label: 'Réservation de noms' },
        dictionaries: { label: 'Dictionnaires' },
      },
    },
  },
}

export default words
