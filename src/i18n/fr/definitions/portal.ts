import type { DefinitionTable } from '../../definitionTable'

/** The audit trail, in French. */
const words: DefinitionTable = {
  resources: {
    'audit-trail': {
      label: 'Journal d’audit',
      about: 'Chaque modification du registre : qui, quand, d’où, et ce qu’il y avait avant.',
      search: { placeholder: 'Personne, objet ou appel' },
      fields: { at: 'Quand', actorName: 'Qui', address: 'Depuis', call: 'Appel', subject: 'Objet' },
      emptyHint: 'Essayez un autre mot, ou effacez les filtres.',
      actions: { details: 'Détails' },
    },
  },
}

export default words
