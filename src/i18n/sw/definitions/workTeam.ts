import type { DefinitionTable } from '../../definitionTable'
import { area, source } from './workOptions'

/** The lists of a supervisor, in Kiswahili. */
const words: DefinitionTable = {
  resources: {
    'work-people': {
      filters: { area: { options: area } },
      fields: {
        owned: 'Anamiliki',
        overdue: 'Zilizochelewa',
        held: 'Zimefunguliwa sasa',
        oldest: 'Ya zamani zaidi tangu',
        doneWeek: 'Zilizokamilika siku 7',
        doneMonth: 'Zilizokamilika siku 30',
        absentFrom: 'Hayupo kuanzia',
      },
      emptyHint: 'Hakuna anayemiliki kazi za eneo hili, na hakuna aliyefanya katika siku 30 zilizopita.',
      actions: { items: 'Onyesha kazi' },
    },
    'work-items': {
      about: 'Kazi zote za timu. Weka alama kwenye kazi ili kumpa mtu mwingine.',
      tab: 'Kazi',
      search: { placeholder: 'Namba au jina' },
      filters: {
        owner: { label: 'Mwenye kazi', options: { NOBODY: 'Hakuna' } },
        area: { options: area },
        source: { options: source },
        age: 'Siku za kusubiri, angalau',
      },
      fields: {
        source: { options: source },
        since: 'Inasubiri tangu',
        ownerName: 'Mwenye kazi',
        holderName: 'Imefunguliwa na',
      },
      emptyHint: 'Chagua mwenye kazi au eneo lingine, au ondoa vichujio.',
      buttons: {
        reassign: {
          form: {
            title: 'Gawa kazi upya',
            fields: {
              to: { help: 'Bila chaguo, kazi zinarudi kwa wote.' },
              note: { help: 'Mwenye kazi mpya anausoma.' },
            },
          },
        },
      },
    },
    'work-settlements': {
      about: 'Kazi zilizoandikwa kuwa zimemalizwa, pamoja na sababu. Weka alama kwenye kazi ili kuzirudisha.',
      tab: 'Zilizomalizwa',
      search: { placeholder: 'Namba nzima' },
      fields: {
        source: { options: source },
        at: 'Ilimalizwa lini',
        by: 'Ilimalizwa na',
        key: 'Namba',
        undoneBy: 'Ilirudishwa na',
      },
      emptyHint: 'Hakuna kilichoandikwa kuwa kimemalizwa.',
      buttons: {
        giveBack: {
          label: 'Rudisha',
          form: {
            title: 'Rudisha kazi iliyomalizwa',
            submit: 'Rudisha',
            says: { done: 'Kazi zimerudi, pale ambapo rekodi zake bado zinasubiri.' },
          },
        },
      },
    },
    'work-reassignments': {
      about: 'Nani alimpa nani kazi. Kutengua kunarudisha kila kazi, isipokuwa kama mtu ameibadilisha tangu hapo.',
      tab: 'Ugawaji upya',
      fields: { by: 'Na', count: 'Kazi', undoneAt: 'Ilitenguliwa lini', undoneBy: 'Ilitenguliwa na' },
      computed: { receiver: { absent: 'Wote' } },
      emptyHint: 'Weka alama kwenye kazi katika kichupo cha Kazi ili kuzigawa upya.',
      actions: {
        undo: {
          label: 'Tengua',
          confirm: {
            question: 'Rudisha kazi hizi kwa wenye kazi wa awali?',
            loss: 'Kazi ambazo mtu amezibadilisha tangu hapo zinabaki zilivyo. Vivyo hivyo kazi zilizofunguliwa sasa.',
          },
        },
      },
    },
    'work-absences': {
      about: 'Wakati mtu hayupo, hapewi kazi. Anachomiliki kinabaki chake hadi kigawiwe upya.',
      tab: 'Kutokuwepo',
      emptyHint: 'Hakuna asiyekuwepo.',
      create: { ways: [{ form: { submit: 'Hifadhi kutokuwepo' } }] },
      actions: { end: { label: 'Maliza kutokuwepo', confirm: { question: 'Kumaliza kutokuwepo huku?' } } },
    },
  },
}

export default words
