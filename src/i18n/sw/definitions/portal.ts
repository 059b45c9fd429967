import type { DefinitionTable } from '../../definitionTable'
import { auditCalls } from './auditCalls'

/** The audit trail, in Kiswahili. */
const words: DefinitionTable = {
  resources: {
    'audit-trail': {
      label: 'Kumbukumbu za ukaguzi',
      about: 'Mabadiliko yote kwenye rejista: nani, lini, kutoka wapi, na thamani za awali',
      search: { placeholder: 'Mtu, jambo au ombi' },
      filters: {
        actorId: {
          label: 'Mtu',
          among: { search: { placeholder: 'Jina', none: 'Hakuna mtu wa jina hilo kwenye kumbukumbu' } },
        },
        call: { label: 'Ombi', options: auditCalls },
        subject: 'Mwanzo wa jambo',
        field: 'Sehemu iliyobadilishwa',
        from: 'Tarehe ya kuanza',
        to: 'Tarehe ya mwisho',
      },
      fields: { at: 'Lini', actorName: 'Nani', address: 'Kutoka', call: 'Ombi', subject: 'Jambo' },
      emptyHint: 'Jaribu neno lingine, au ondoa vichujio.',
      actions: { details: 'Maelezo' },
    },
  },
}

export default words
