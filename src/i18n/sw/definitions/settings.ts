import type { DefinitionTable } from '../../definitionTable'
import { flagKinds } from './flagKinds'

const closingKinds = { HOLIDAY: 'Sikukuu ya kitaifa', OWN: 'Siku ya kufunga ya rejista' }

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
      label: 'Mipangilio ya Jumla',
      about: 'Sikukuu za nchi na siku za kufunga za rejista. Siku za mwisho za kazi haziziingizi wala wikendi.',
      tab: 'Siku za kufunga',
      filters: { kind: { label: 'Aina', options: closingKinds }, year: 'Mwaka' },
      fields: { day: 'Siku', name: 'Jina', addedBy: 'Imeongezwa na' },
      computed: {
        type: { label: 'Aina', options: closingKinds },
        state: { label: 'Rejista', options: { OPEN: 'Wazi', CLOSED: 'Imefungwa' } },
      },
      emptyHint: 'Chagua mwaka mwingine, au ongeza siku ya kufunga.',
      create: {
        label: 'Ongeza siku ya kufunga',
        title: 'Ongeza siku ya kufunga',
        ways: [
          {
            tab: 'Ongeza siku ya kufunga',
            form: {
              title: 'Ongeza siku ya kufunga',
              submit: 'Ongeza siku ya kufunga',
              fields: { day: 'Siku', name: 'Jina' },
            },
          },
        ],
      },
      actions: {
        openOn: {
          label: 'Fanya kazi siku hii',
          confirm: {
            question: 'Kufanya kazi katika sikukuu hii?',
            loss: 'Siku za mwisho za kazi zilizo wazi zinaweza kusogea mapema.',
          },
        },
        closeOn: {
          label: 'Funga siku hii',
          confirm: {
            question: 'Kufunga katika sikukuu hii?',
            loss: 'Siku za mwisho za kazi zilizo wazi zinaweza kusogea mbele.',
          },
        },
        remove: {
          label: 'Ondoa',
          confirm: {
            question: 'Kuondoa siku hii ya kufunga?',
            loss: 'Siku za mwisho za kazi zilizo wazi zinaweza kusogea mapema.',
          },
        },
      },
    },
    departments: {
      label: 'Mipangilio ya Jumla',
      search: { placeholder: 'Jina' },
      notFoundHint: 'Angalia tahajia, au ongeza.',
      about: 'Idara za wafanyakazi',
      tab: 'Idara',
      fields: { departmentName: 'Jina' },
      create: {
        label: 'Ongeza Idara',
        title: 'Ongeza Idara',
        ways: [
          {
            tab: 'Ongeza Idara',
            form: {
              title: 'Ongeza Idara',
              submit: 'Wasilisha',
              fields: { departmentName: 'Jina' },
              says: { done: 'Idara imeundwa', failed: 'Idara haikuundwa' },
            },
          },
        ],
      },
    },
    occupations: {
      label: 'Mipangilio ya Jumla',
      search: { placeholder: 'Jina' },
      notFoundHint: 'Angalia tahajia, au ongeza.',
      about: 'Kazi ambazo watu wanaweza kuchagua',
      tab: 'Kazi',
      fields: { name: 'Jina' },
      create: {
        label: 'Ongeza Kazi',
        title: 'Ongeza Kazi',
        ways: [
          {
            tab: 'Ongeza Kazi',
            form: {
              title: 'Ongeza Kazi',
              submit: 'Wasilisha',
              fields: { name: 'Jina' },
              says: { done: 'Kazi imeundwa', failed: 'Kazi haikuundwa' },
            },
          },
        ],
      },
    },
    countries: {
      label: 'Mipangilio ya Jumla',
      search: { placeholder: 'Jina au msimbo' },
      notFoundHint: 'Angalia tahajia, au ongeza.',
      about: 'Nchi na misimbo yake ya ISO 3166',
      tab: 'Nchi',
      fields: { name: 'Jina', code: 'Msimbo' },
      create: {
        label: 'Ongeza Nchi',
        title: 'Ongeza Nchi',
        ways: [
          {
            tab: 'Ongeza Nchi',
            form: {
              title: 'Ongeza Nchi',
              submit: 'Wasilisha',
              fields: {
                name: { label: 'Jina', help: 'Chagua nchi ili msimbo wake wa ISO 3166 ujazwe.' },
                code: { label: 'Msimbo', placeholder: 'UG' },
              },
              says: { done: 'Nchi imeundwa', failed: 'haikuundwa' },
            },
          },
        ],
      },
    },
    manuals: {
      label: 'Mipangilio ya Jumla',
      search: { placeholder: 'Jina' },
      notFoundHint: 'Angalia tahajia, au ongeza.',
      about: 'Sehemu za mwongozo wa mtumiaji, kwa mpangilio wa kusoma',
      tab: 'Miongozo ya Watumiaji',
      fields: { position: 'Nafasi', sectionName: 'Jina la Sehemu', filename: 'Faili', createdAt: 'Tarehe' },
      create: {
        label: 'Ongeza Sehemu',
        title: 'Ongeza Sehemu',
        ways: [
          {
            tab: 'Ongeza Sehemu',
            form: {
              title: 'Ongeza Sehemu',
              submit: 'Wasilisha',
              fields: { sectionName: 'Jina la Sehemu', position: 'Nafasi', file: 'Faili' },
              says: { done: 'Mwongozo umeundwa' },
            },
          },
        ],
      },
      actions: {
        view: 'Tazama',
        remove: {
          label: 'Futa',
          confirm: { question: 'Una uhakika na kitendo hiki?' },
          says: { done: 'Mwongozo umefutwa' },
        },
      },
    },
    broadcasts: {
      label: 'Ujumbe uliotumwa',
      fields: {
        createdAt: 'Tarehe',
        messageToSend: 'Ujumbe',
        recipients: 'Akaunti',
        sent: 'Zilizopata',
        failed: 'Zilizoshindwa',
        sender: 'Mtumaji',
      },
      computed: {
        kinds: {
          label: 'Wapokeaji',
          options: {
            INDIVIDUAL: 'Mtu binafsi',
            BUSINESS: 'Biashara',
            BACKOFFICE: 'Ofisi',
            MDA: 'MDA',
            PARTNER: 'Mshirika',
          },
        },
        state: {
          label: 'Hali',
          options: { SENDING: 'Unatumwa', DONE: 'Umekamilika', RECORDED: 'Umehifadhiwa, haukutumwa' },
        },
      },
    },
  },
}

export default words
