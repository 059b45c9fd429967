import type { DefinitionTable } from '../../definitionTable'

/** The audit trail, in Kiswahili. */
const words: DefinitionTable = {
  resources: {
    'audit-trail': {
      label: 'Kumbukumbu za ukaguzi',
      about: 'Mabadiliko yote kwenye rejista: nani, lini, kutoka wapi, na thamani za awali',
      search: { placeholder: 'Mtu, jambo au ombi' },
      fields: { at: 'Lini', actorName: 'Nani', address: 'Kutoka', call: 'Ombi', subject: 'Jambo' },
      emptyHint: 'Jaribu neno lingine, au ondoa vichujio.',
      actions: { details: 'Maelezo' },
    },
  },
}

export default words
