import type { DefinitionTable } from '../../definitionTable'
import { area, source, urgency } from './workOptions'

const colleagues = { search: { placeholder: 'Jina', none: 'Hakuna mtu wa jina hilo anayeweza kufanya kazi hii' } }

/** The lists of a supervisor, in Kiswahili. */
const words: DefinitionTable = {
  resources: {
    'work-people': {
      label: 'Timu',
      tab: 'Watu',
      search: { placeholder: 'Jina' },
      filters: { area: { label: 'Eneo', options: area } },
      fields: {
        name: 'Jina',
        owned: 'Anamiliki',
        overdue: 'Zilizochelewa',
        held: 'Zimefunguliwa sasa',
        oldest: 'Ya zamani zaidi tangu',
        doneWeek: 'Zilizokamilika siku 7',
        doneMonth: 'Zilizokamilika siku 30',
        absentFrom: 'Hayupo kuanzia',
        absentUntil: 'Hayupo hadi',
      },
      emptyHint: 'Hakuna anayemiliki kazi za eneo hili, na hakuna aliyefanya katika siku 30 zilizopita.',
      actions: { items: 'Onyesha kazi' },
    },
    'work-items': {
      label: 'Timu',
      about: 'Kazi zote za timu. Weka alama kwenye kazi ili kumpa mtu mwingine.',
      tab: 'Kazi',
      search: { placeholder: 'Namba au jina' },
      filters: {
        owner: { label: 'Mmiliki', options: { NOBODY: 'Hakuna' }, among: colleagues },
        area: { label: 'Eneo', options: area },
        source: { label: 'Aina', options: source },
        urgency: { label: 'Mwisho', options: urgency },
        age: 'Siku za kusubiri, angalau',
      },
      fields: {
        subject: 'Jambo',
        source: { label: 'Aina', options: source },
        since: 'Inasubiri tangu',
        due: 'Siku ya mwisho',
        ownerName: 'Mmiliki',
        holderName: 'Imefunguliwa na',
      },
      computed: { when: { label: 'Mwisho', options: urgency } },
      emptyHint: 'Chagua mmiliki au eneo lingine, au ondoa vichujio.',
      buttons: {
        reassign: {
          label: 'Gawa upya',
          form: {
            title: 'Gawa kazi upya',
            submit: 'Gawa upya',
            fields: {
              to: { label: 'Mmiliki mpya', help: 'Bila chaguo, kazi zinarudi kwa wote.', among: colleagues },
              note: { label: 'Ujumbe', help: 'Mmiliki mpya anausoma.' },
            },
          },
        },
      },
    },
    'work-reassignments': {
      label: 'Timu',
      about: 'Nani alimpa nani kazi. Kutengua kunarudisha kila kazi, isipokuwa kama mtu ameibadilisha tangu hapo.',
      tab: 'Ugawaji upya',
      fields: {
        at: 'Lini',
        by: 'Na',
        count: 'Kazi',
        undoneAt: 'Ilitenguliwa lini',
        undoneBy: 'Ilitenguliwa na',
      },
      computed: {
        receiver: { label: 'Mmiliki mpya', absent: 'Wote' },
        state: { label: 'Hali', options: { IN_FORCE: 'Unatumika', UNDONE: 'Umetenguliwa' } },
      },
      emptyHint: 'Weka alama kwenye kazi katika kichupo cha Kazi ili kuzigawa upya.',
      actions: {
        undo: {
          label: 'Tengua',
          confirm: {
            question: 'Rudisha kazi hizi kwa wamiliki wa awali?',
            loss: 'Kazi ambazo mtu amezibadilisha tangu hapo zinabaki zilivyo. Vivyo hivyo kazi zilizofunguliwa sasa.',
          },
        },
      },
    },
    'work-absences': {
      label: 'Timu',
      about: 'Wakati mtu hayupo, hapewi kazi. Anachomiliki kinabaki chake hadi kigawiwe upya.',
      tab: 'Kutokuwepo',
      fields: { person: 'Mtu', from: 'Siku ya kwanza', until: 'Siku ya mwisho' },
      emptyHint: 'Hakuna asiyekuwepo.',
      create: {
        label: 'Ongeza kutokuwepo',
        title: 'Ongeza kutokuwepo',
        ways: [
          {
            tab: 'Ongeza kutokuwepo',
            form: {
              title: 'Ongeza kutokuwepo',
              submit: 'Hifadhi kutokuwepo',
              fields: {
                personId: { label: 'Mtu', among: colleagues },
                from: 'Siku ya kwanza',
                until: 'Siku ya mwisho',
              },
            },
          },
        ],
      },
      actions: { end: { label: 'Maliza kutokuwepo', confirm: { question: 'Kumaliza kutokuwepo huku?' } } },
    },
  },
}

export default words
