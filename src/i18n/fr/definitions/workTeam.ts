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
      actions: { items: 'Voir les tâches' },
    },
    'work-items': {
      about: 'Tout le travail de l’équipe. Cochez des tâches pour les confier à quelqu’un d’autre.',
      tab: 'Tâches',
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
      about: 'Le travail noté comme réglé, avec le motif. Cochez des tâches pour les rendre.',
      tab: 'Réglées',
      search: { placeholder: 'Numéro entier' },
      fields: { at: 'Réglée le', by: 'Réglée par', key: 'Numéro', undoneBy: 'Rendue par' },
      emptyHint: 'Rien n’a été noté comme réglé.',
      buttons: {
        giveBack: {
          label: 'Rendre',
          form: {
            title: 'Rendre du travail réglé',
            submit: 'Rendre',
            says: { done: 'Les tâches sont de nouveau à traiter, là où leur fiche attend encore.' },
          },
        },
      },
    },
    'work-reassignments': {
      about: 'Qui a confié du travail à qui. L’annulation rend chaque tâche, sauf si quelqu’un l’a changée depuis.',
      tab: 'Réattributions',
      fields: { by: 'Par', count: 'Tâches', undoneAt: 'Annulée le', undoneBy: 'Annulée par' },
      computed: { receiver: { absent: 'Tous' } },
      emptyHint: 'Cochez des tâches dans l’onglet Tâches pour les réattribuer.',
      actions: {
        undo: {
          label: 'Annuler la réattribution',
          confirm: {
            question: 'Rendre ces tâches à leurs responsables d’avant ?',
            loss: 'Les tâches que quelqu’un a changées depuis restent telles quelles. Celles qui sont ouvertes aussi.',
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
