import type { DefinitionTable } from '../../definitionTable'
import workTeam from './workTeam'

/** The list of work, in French. */
const words: DefinitionTable = {
  menu: {
    work: { about: 'Tout ce qui attend quelqu’un, le plus urgent d’abord' },
    'work-team': { about: 'Ce que chaque collègue a en charge, a ouvert et a traité' },
  },
  resources: {
    ...workTeam.resources,
    work: {
      search: { placeholder: 'Nom, numéro ou erreur' },
      filters: { age: 'Jours d’attente, au moins' },
      fields: { since: 'Depuis', holderName: 'Ouvert par' },
      computed: { number: 'Numéro' },
      emptyHint: 'Rien n’attend ici. Choisissez une autre vue ou effacez les filtres.',
      actions: {
        open: 'Ouvrir',
        take: { label: 'Prendre', says: { done: 'À vous pour 15 minutes' } },
        passOn: { form: { fields: { to: { label: 'Collègue' } } } },
        giveBack: 'Rendre à tous',
        snooze: {
          form: { fields: { until: { label: 'Jusqu’au', help: 'Elle revient le matin de ce jour ouvrable.' } } },
        },
        wake: 'Mettre fin au report',
      },
    },
  },
}

export default words
