/** Sentences that are used in several places. */
const trial = {
  label: 'Essayer sur des noms récents',
  says: '%{changed} des %{tried} derniers noms seraient lus autrement. Les premiers :',
  none: 'Aucun des %{tried} derniers noms ne serait lu autrement.',
}

const wordForm = {
  fields: {
    word: 'Nom',
    description: 'Description',
    position: 'Position',
    dictionaryId: 'Dictionnaire',
  },
  options: {
    position: {
      Start: 'Début',
      Any: 'Partout',
      End: 'Fin',
    },
  },
}

/** The words of Configurations, by list. */
/** The words that a name is judged by, and the dictionaries they stand in. */
export default {
  wordLibrary: {
    name: 'Lexique',
    about: 'Mots auxquels les noms sont comparés.',
    search: 'Rechercher',
    empty: 'Vérifiez l’orthographe, choisissez un autre dictionnaire, ou ajoutez le mot.',
    fields: {
      word: 'Nom',
      description: 'Description',
      position: 'Position',
      inDictionary: 'Dictionnaire',
    },
    options: {
      position: {
        Start: 'Début',
        Any: 'Partout',
        End: 'Fin',
      },
    },
    filters: {
      dictionaryId: 'Dictionnaire',
    },
    create: {
      label: 'Ajouter un mot',
      title: 'Ajouter un mot',
      tab0: 'Ajouter un mot',
    },
    forms: {
      create0: {
        title: 'Ajouter un mot',
        submit: 'Valider',
        ...wordForm,
        trial,
      },
      edit: {
        title: 'Modifier le mot',
        submit: 'Mettre à jour',
        warning: 'Cette action est consignée, et votre compte est signalé comme en étant l’auteur.',
        ...wordForm,
        trial,
      },
      remove: {
        title: 'Supprimer le mot',
        submit: 'Désactiver',
        warning: 'Cette action est consignée, et votre compte est signalé comme en étant l’auteur.',
        fields: {
          word: 'Nom',
        },
        trial,
      },
    },
    done: {
      create0: 'Terminé avec succès',
      edit: 'Terminé avec succès',
      remove: 'Terminé avec succès',
    },
    actions: {
      edit: 'Modifier',
      remove: 'Désactiver',
    },
  },
  dictionaries: {
    name: 'Types de dictionnaire',
    about: 'Dictionnaires du lexique.',
    empty: 'Ajoutez le premier dictionnaire.',
    fields: {
      name: 'Nom',
      words: 'Nombre de mots',
      effect: 'Dans un nom',
    },
    options: {
      effect: {
        NOTED: 'Ses mots sont signalés',
        CONSENT: 'Ses mots demandent un accord',
        REFUSED: 'Ses mots sont interdits dans un nom',
        LEFT_OUT: 'Ses mots ne comptent pas quand on compare',
      },
    },
    create: {
      label: 'Ajouter un dictionnaire',
      title: 'Ajouter un dictionnaire',
      tab0: 'Ajouter un dictionnaire',
    },
    forms: {
      create0: {
        title: 'Ajouter un dictionnaire',
        submit: 'Valider',
        fields: {
          name: 'Nom',
          effect: 'Dans un nom',
        },
        options: {
          effect: {
            NOTED: 'Ses mots sont signalés',
            CONSENT: 'Ses mots demandent un accord',
            REFUSED: 'Ses mots sont interdits dans un nom',
            LEFT_OUT: 'Ses mots ne comptent pas quand on compare',
          },
        },
        help: {
          effect: 'Ses mots sont signalés, sauf choix contraire.',
        },
      },
    },
    untold: {
      create0: 'Échec de l’ajout',
    },
    actions: {
      remove: 'Supprimer',
    },
    unavailable: {
      remove: 'La suppression d’un dictionnaire n’est pas disponible. Rien n’a été modifié.',
    },
  },
}
