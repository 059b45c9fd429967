import type { DefinitionTable } from '../../definitionTable'
import { auditCalls } from './auditCalls'

/** The audit trail, in French. */
const words: DefinitionTable = {
  resources: {
    'audit-trail': {
      label: 'Journal d’audit',
      about: 'Toutes les modifications du registre : auteur, date, origine et anciennes valeurs',
      search: { placeholder: 'Personne, objet ou appel' },
      filters: {
        actorId: {
          label: 'Personne',
          among: { search: { placeholder: 'Nom', none: 'Aucune personne de ce nom dans le journal' } },
        },
        call: { label: 'Appel', options: auditCalls },
        subject: 'Début de l’objet',
        field: 'Champ modifié',
        from: 'Date de début',
        to: 'Date de fin',
      },
      fields: { at: 'Quand', actorName: 'Qui', address: 'Depuis', call: 'Appel', subject: 'Objet' },
      emptyHint: 'Essayez un autre mot, ou effacez les filtres.',
      actions: { details: 'Détails' },
    },
  },
}

export default words
