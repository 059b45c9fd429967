import type { DefinitionTable } from '../../definitionTable'

/** The menu, in Kiswahili. */
const words: DefinitionTable = {
  menu: {
    accounts: {
      label: 'Akaunti',
      children: {
        'accounts/breakdown': {
          label: 'Uainishaji',
          about: 'Wateja, biashara, wafanyakazi, taasisi na wapokeaji rasmi.',
        },
        'accounts/permissions': 'Ruhusa',
      },
    },
    settings: {
      label: 'Mipangilio ya jumla',
      about: 'Idara, kazi, nchi, miongozo ya watumiaji na ujumbe kwa watumiaji.',
    },
    'insolvency-settings': {
      label: 'Mipangilio ya ufilisi',
      about: 'Maombi ya ufilisi, sababu za kufunga kampuni, na masomo yanayohitajika kwa wafilisi.',
    },
    configurations: {
      label: 'Usanidi',
      about: 'Jinsi majina yanavyotafutwa, kuamuliwa na kuhifadhiwa, na shughuli za biashara.',
    },
    'internal-processes': {
      label: 'Michakato ya ndani',
      about: 'Kinachoendeshwa nyuma ya rejista, na kinachorekebishwa kwa mkono.',
    },
    billing: {
      label: 'Ankara na mapato',
      children: {
        'billing/service-costs': 'Gharama za huduma',
        'billing/document-costs': 'Gharama za hati',
        'billing/tax-heads': 'Vifungu vya kodi',
        'billing/transactions': 'Miamala',
        'billing/prn-manager': 'PRN',
      },
    },
    registry: {
      label: 'Rejista',
      children: {
        'registry/business': 'Rejista ya orodha nyeusi',
        'registry/mda': 'Rejista ya MDA',
        'registry/de-registration': 'Rejista ya waliofutwa',
        'registry/document': 'Rejista ya nyaraka',
        'registry/practitioners': 'Rejista ya wafilisi',
      },
    },
    integrations: {
      label: 'Miunganisho',
      children: {
        'integrations/mdas_and_partners': 'MDA na washirika',
        'integrations/credentials': {
          label: 'Vitambulisho vya siri',
          about: 'Vinavyofungua mifumo ambayo rejista hufanya nayo kazi.',
        },
      },
    },
    'audit-trail': 'Kumbukumbu za ukaguzi',
  },
}

export default words
