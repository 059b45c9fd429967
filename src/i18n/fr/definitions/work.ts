import type { DefinitionTable } from '../../definitionTable'
import { area, source, urgency } from './workOptions'
import workTeam from './workTeam'

const colleague = {
  aboutLabel: 'Absent jusqu’au',
  search: { placeholder: 'Nom', none: 'Personne de ce nom ne peut la faire' },
}

/** The list of work, in French. */
const words: DefinitionTable = {
  menu: {
    work: { label: 'Travail', about: 'Tout ce qui attend quelqu’un, le plus urgent d’abord' },
    'work-team': { label: 'Équipe', about: 'Ce que chaque collègue a en charge, a ouvert et a traité' },
  },
  resources: {
    ...workTeam.resources,
    work: {
      label: 'Travail',
      search: { placeholder: 'Nom, numéro ou erreur' },
      filters: {
        urgency: { label: 'Échéance', options: urgency },
        area: {
          label: 'Domaine',
          options: area,
        },
        source: { label: 'Type', options: source },
        owner: { label: 'Responsable', options: { NOBODY: 'Personne' }, among: colleague },
        age: 'Jours d’attente, au moins',
      },
      fields: {
        urgency: { label: 'Échéance', options: urgency },
        source: { label: 'Type', options: source },
        due: 'Jour d’échéance',
        since: 'Depuis',
        ownerName: 'Responsable',
        holderName: 'Ouvert par',
      },
      computed: { what: 'Objet', number: 'Numéro' },
      emptyHint: 'Rien n’attend ici. Choisissez une autre vue ou effacez les filtres.',
      actions: {
        open: 'Ouvrir',
        take: { label: 'Prendre', says: { done: 'À vous pour 15 minutes' } },
        release: 'Libérer',
        passOn: {
          label: 'Transmettre',
          form: {
            title: 'Transmettre',
            submit: 'Transmettre',
            fields: { to: { label: 'Collègue', among: colleague }, note: 'Message' },
          },
        },
        giveBack: 'Rendre à tous',
        snooze: {
          label: 'Reporter',
          form: {
            title: 'Reporter',
            submit: 'Reporter',
            fields: {
              until: { label: 'Jusqu’au', help: 'Elle revient le matin de ce jour ouvrable.' },
              reason: 'Motif',
            },
          },
        },
        wake: 'Mettre fin au report',
      },
    },
  },
}

export default words
