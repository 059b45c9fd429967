import type { DefinitionTable } from '../../definitionTable'

/** The lists of a supervisor, in French. */
const words: DefinitionTable = {
  resources: {
    'work-people': {
      fields: {
        owned: 'En charge',
        held: 'Ouvert maintenant',
        oldest: 'Le plus ancien depuis',
        doneWeek: 'Traité en 7 jours',
        doneMonth: 'Traité en 30 jours',
        absentFrom: 'Absent du',
      },
      emptyHint: 'Personne n’a de travail de ce domaine, et personne n’en a traité ces 30 derniers jours.',
      actions: { items: 'Voir les éléments' },
    },
    'work-items': {
      about: 'Tout le travail de l’équipe. Cochez des éléments pour les confier à quelqu’un d’autre.',
      tab: 'Éléments',
      search: { placeholder: 'Numéro ou nom' },
      filters: { age: 'Jours d’attente, au moins' },
      fields: { since: 'Attend depuis', holderName: 'Ouvert par' },
      emptyHint: 'Choisissez un autre responsable ou domaine, ou effacez les filtres.',
      buttons: {
        reassign: {
          form: {
            title: 'Réattribuer le travail',
            fields: {
              to: { help: 'Sans choix, le travail revient à tous.' },
              note: { help: 'Le nouveau responsable le lit.' },
            },
          },
        },
      },
    },
    'work-settlements': {
      about: 'Le travail noté comme réglé, avec le motif. Cochez des éléments pour les rendre.',
      tab: 'Réglés',
      search: { placeholder: 'Numéro entier' },
      fields: { at: 'Réglé le', by: 'Réglé par', key: 'Numéro', undoneBy: 'Rendu par' },
      emptyHint: 'Rien n’a été noté comme réglé.',
      buttons: {
        giveBack: {
          label: 'Rendre',
          form: {
            title: 'Rendre du travail réglé',
            submit: 'Rendre',
            says: { done: 'Les éléments sont de nouveau du travail, là où leur enregistrement attend encore.' },
          },
        },
      },
    },
    'work-reassignments': {
      about: 'Qui a confié du travail à qui. L’annulation rend chaque élément, sauf si quelqu’un l’a changé depuis.',
      tab: 'Réattributions',
      fields: { by: 'Par', count: 'Éléments', undoneAt: 'Annulée le', undoneBy: 'Annulée par' },
      computed: { receiver: { absent: 'Tous' } },
      emptyHint: 'Cochez des éléments dans l’onglet Éléments pour les réattribuer.',
      actions: {
        undo: {
          label: 'Annuler la réattribution',
          confirm: {
            question: 'Rendre ces éléments à leurs responsables d’avant ?',
            loss: 'Les éléments que quelqu’un a changés depuis restent tels quels. Ceux qui sont ouverts aussi.',
          },
        },
      },
    },
    'work-absences': {
      about:
        'Pendant une absence, aucun travail n’est confié à la personne. Ce qu’elle a en charge reste à elle jusqu’à une réattribution.',
      tab: 'Absences',
      emptyHint: 'Personne n’est absent.',
      create: { ways: [{ form: { submit: 'Enregistrer l’absence' } }] },
      actions: { end: { label: 'Terminer l’absence', confirm: { question: 'Terminer cette absence ?' } } },
    },
  },
}

export default words
