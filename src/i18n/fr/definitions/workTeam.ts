import type { DefinitionTable } from '../../definitionTable'
import { area, source, urgency } from './workOptions'

const colleagues = { search: { placeholder: 'Nom', none: 'Personne de ce nom ne peut faire ce travail' } }

/** The lists of a supervisor, in French. */
const words: DefinitionTable = {
  resources: {
    'work-people': {
      label: 'Équipe',
      tab: 'Personnes',
      search: { placeholder: 'Nom' },
      filters: { area: { label: 'Domaine', options: area } },
      fields: {
        name: 'Nom',
        owned: 'En charge',
        overdue: 'En retard',
        held: 'Ouvert maintenant',
        oldest: 'Le plus ancien depuis',
        doneWeek: 'Traité en 7 jours',
        doneMonth: 'Traité en 30 jours',
        absentFrom: 'Absent du',
        absentUntil: 'Absent jusqu’au',
      },
      emptyHint: 'Personne n’a de travail de ce domaine, et personne n’en a traité ces 30 derniers jours.',
      actions: { items: 'Voir les éléments' },
    },
    'work-items': {
      label: 'Équipe',
      about: 'Tout le travail de l’équipe. Cochez des éléments pour les confier à quelqu’un d’autre.',
      tab: 'Éléments',
      search: { placeholder: 'Numéro ou nom' },
      filters: {
        owner: { label: 'Responsable', options: { NOBODY: 'Personne' }, among: colleagues },
        area: { label: 'Domaine', options: area },
        source: { label: 'Type', options: source },
        urgency: { label: 'Échéance', options: urgency },
        age: 'Jours d’attente, au moins',
      },
      fields: {
        subject: 'Objet',
        source: { label: 'Type', options: source },
        since: 'Attend depuis',
        due: 'Jour d’échéance',
        ownerName: 'Responsable',
        holderName: 'Ouvert par',
      },
      computed: { when: { label: 'Échéance', options: urgency } },
      emptyHint: 'Choisissez un autre responsable ou domaine, ou effacez les filtres.',
      buttons: {
        reassign: {
          label: 'Réattribuer',
          form: {
            title: 'Réattribuer le travail',
            submit: 'Réattribuer',
            fields: {
              to: { label: 'Nouveau responsable', help: 'Sans choix, le travail revient à tous.', among: colleagues },
              note: { label: 'Message', help: 'Le nouveau responsable le lit.' },
            },
          },
        },
      },
    },
    'work-reassignments': {
      label: 'Équipe',
      about: 'Qui a confié du travail à qui. L’annulation rend chaque élément, sauf si quelqu’un l’a changé depuis.',
      tab: 'Réattributions',
      fields: {
        at: 'Quand',
        by: 'Par',
        count: 'Éléments',
        undoneAt: 'Annulée le',
        undoneBy: 'Annulée par',
      },
      computed: {
        receiver: { label: 'Nouveau responsable', absent: 'Tous' },
        state: { label: 'Statut', options: { IN_FORCE: 'En vigueur', UNDONE: 'Annulée' } },
      },
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
      label: 'Équipe',
      about:
        'Pendant une absence, aucun travail n’est confié à la personne. Ce qu’elle a en charge reste à elle jusqu’à une réattribution.',
      tab: 'Absences',
      fields: { person: 'Personne', from: 'Premier jour', until: 'Dernier jour' },
      emptyHint: 'Personne n’est absent.',
      create: {
        label: 'Ajouter une absence',
        title: 'Ajouter une absence',
        ways: [
          {
            tab: 'Ajouter une absence',
            form: {
              title: 'Ajouter une absence',
              submit: 'Enregistrer l’absence',
              fields: {
                personId: { label: 'Personne', among: colleagues },
                from: 'Premier jour',
                until: 'Dernier jour',
              },
            },
          },
        ],
      },
      actions: { end: { label: 'Terminer l’absence', confirm: { question: 'Terminer cette absence ?' } } },
    },
  },
}

export default words
