import type { DefinitionTable } from '../../definitionTable'

/** The audit trail, in French. */
const words: DefinitionTable = {
  resources: {
    'audit-trail': {
      label: 'Journal d’audit',
      about: 'Toutes les modifications du registre : auteur, date, origine et anciennes valeurs',
      search: { placeholder: 'Personne, objet ou appel' },
      fields: { at: 'Quand', actorName: 'Qui', address: 'Depuis', call: 'Appel', subject: 'Objet' },
      emptyHint: 'Essayez un autre mot, ou effacez les filtres.',
      actions: { details: 'Détails' },
    },
  },
}

export default words
