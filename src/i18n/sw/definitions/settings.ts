import type { DefinitionTable } from '../../definitionTable'
import { flagKinds } from './flagKinds'

/** General Settings, in Kiswahili. */
const words: DefinitionTable = {
  menu: {
    settings: {
      label: 'Mipangilio ya jumla',
      about: 'Idara, kazi, nchi, miongozo ya watumiaji na ujumbe kwa watumiaji',
    },
  },
  resources: {
    'flag-kinds': flagKinds,
    'closing-days': {
      about: 'Sikukuu za nchi na siku za kufunga za rejista. Siku za mwisho za kazi haziziingizi wala wikendi.',
      tab: 'Siku za kufunga',
      filters: { year: 'Mwaka' },
      fields: { addedBy: 'Imeongezwa na' },
      computed: { state: { options: { OPEN: 'Wazi', CLOSED: 'Imefungwa' } } },
      emptyHint: 'Chagua mwaka mwingine, au ongeza siku ya kufunga.',
      actions: {
        openOn: { label: 'Fanya kazi siku hii', confirm: { question: 'Kufanya kazi katika sikukuu hii?' } },
        closeOn: {
          label: 'Funga siku hii',
          confirm: {
            question: 'Kufunga katika sikukuu hii?',
            loss: 'Siku za mwisho za kazi zilizo wazi zinaweza kusogea mbele.',
          },
        },
        remove: { confirm: { question: 'Kuondoa siku hii ya kufunga?' } },
      },
    },
    departments: {
      about: 'Idara za wafanyakazi',
      tab: 'Idara',
      create: { ways: [{ form: { says: { done: 'Idara imeundwa', failed: 'Idara haikuundwa' } } }] },
    },
    occupations: {
      about: 'Kazi ambazo watu wanaweza kuchagua',
      tab: 'Kazi',
      create: { ways: [{ form: { says: { done: 'Kazi imeundwa', failed: 'Kazi haikuundwa' } } }] },
    },
    countries: {
      search: { placeholder: 'Jina au msimbo' },
      about: 'Nchi na misimbo yake ya ISO 3166',
      tab: 'Nchi',
      create: {
        ways: [
          {
            form: {
              fields: {
                name: { help: 'Chagua nchi ili msimbo wake wa ISO 3166 ujazwe.' },
                code: { placeholder: 'UG' },
              },
              says: { done: 'Nchi imeundwa', failed: 'haikuundwa' },
            },
          },
        ],
      },
    },
    manuals: {
      about: 'Sehemu za mwongozo wa mtumiaji, kwa mpangilio wa kusoma',
      tab: 'Miongozo ya Watumiaji',
      create: { ways: [{ form: { says: { done: 'Mwongozo umeundwa' } } }] },
      actions: { remove: { says: { done: 'Mwongozo umefutwa' } } },
    },
    broadcasts: {
      label: 'Ujumbe uliotumwa',
      fields: { sent: 'Zilizopata', failed: 'Zilizoshindwa', sender: 'Mtumaji' },
      computed: {
        kinds: { label: 'Wapokeaji', options: { BACKOFFICE: 'Ofisi', PARTNER: 'Mshirika' } },
        state: { options: { SENDING: 'Unatumwa', DONE: 'Umekamilika', RECORDED: 'Umehifadhiwa, haukutumwa' } },
      },
    },
  },
}

export default words
