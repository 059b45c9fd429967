import type { DefinitionTable } from '../../definitionTable'

export const urgency = {
  OVERDUE: 'Imechelewa',
  TODAY: 'Leo',
  WEEK: 'Wiki hii',
  LATER: 'Baadaye',
  PAUSED: 'Inamsubiri mteja',
  SNOOZED: 'Imeahirishwa',
}
export const area = {
  PRACTITIONERS: 'Wafilisi',
  PROCESSES: 'Michakato ya ndani',
  BILLING: 'Ankara',
  DOCUMENTS: 'Hati',
  INSOLVENCY: 'Ufilisi',
  INTEGRATIONS: 'Miunganisho',
  NOTES: 'Vikumbusho',
}
export const source = {
  COMPLAINT: 'Lalamiko',
  PRACTITIONER_APPLICATION: 'Ombi la mfilisi',
  PROCESS: 'Mchakato uliosimama',
  CORRECTION: 'Marekebisho yaliyoshindikana',
  PAYMENT: 'Malipo yasiyokamilika',
  DOCUMENT: 'Hati isiyo EDMS',
  INSOLVENCY_APPLICATION: 'Ombi la ufilisi',
  GO_LIVE: 'Ombi la kuanza kazi',
  REMINDER: 'Kikumbusho',
}
const colleague = { search: { placeholder: 'Jina', none: 'Hakuna mtu wa jina hilo anayeweza kuifanya' } }

/** The list of work, in Kiswahili. */
const words: DefinitionTable = {
  resources: {
    work: {
      label: 'Kazi',
      about: 'Kila kinachomsubiri mtu, cha haraka zaidi kwanza',
      search: { placeholder: 'Jina, namba au hitilafu' },
      filters: {
        urgency: { label: 'Mwisho', options: urgency },
        area: {
          label: 'Eneo',
          options: area,
        },
        source: { label: 'Aina', options: source },
        owner: { label: 'Mwenye kazi', options: { NOBODY: 'Hakuna mtu' }, among: colleague },
        age: 'Siku za kusubiri, angalau',
      },
      fields: {
        urgency: { label: 'Mwisho', options: urgency },
        source: { label: 'Aina', options: source },
        due: 'Siku ya mwisho',
        since: 'Tangu',
        ownerName: 'Mwenye kazi',
        holderName: 'Imefunguliwa na',
      },
      computed: { what: 'Jambo', number: 'Namba' },
      emptyHint: 'Hakuna kinachosubiri hapa. Chagua mwonekano mwingine au ondoa vichujio.',
      actions: {
        open: 'Fungua',
        take: { label: 'Chukua', says: { done: 'Ni yako kwa dakika 15' } },
        release: 'Achilia',
        passOn: {
          label: 'Mpe mwingine',
          form: {
            title: 'Mpe mwingine',
            submit: 'Mpe mwingine',
            fields: { to: { label: 'Mwenzako', among: colleague }, note: 'Ujumbe' },
          },
        },
        giveBack: 'Rudisha kwa wote',
        snooze: {
          label: 'Ahirisha',
          form: {
            title: 'Ahirisha',
            submit: 'Ahirisha',
            fields: { until: { label: 'Hadi', help: 'Inarudi asubuhi ya siku hii ya kazi.' }, reason: 'Sababu' },
          },
        },
        wake: 'Maliza kuahirisha',
      },
    },
  },
  menu: { work: { label: 'Kazi', about: 'Kila kinachomsubiri mtu, cha haraka zaidi kwanza' } },
}

export default words
