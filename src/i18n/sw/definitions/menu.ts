import type { DefinitionTable } from '../../definitionTable'

/** The menu, in Kiswahili. */
const words: DefinitionTable = {
  menu: {
    accounts: {
      label: 'Akaunti',
      children: {
        'accounts/breakdown': {
          label: 'Uainishaji',
          about: 'Wateja, biashara, wafanyakazi, taasisi na wapokeaji rasmi',
        },
        'accounts/permissions': 'Ruhusa',
      },
    },
    settings: {
      label: 'Mipangilio ya jumla',
      about: 'Idara, kazi, nchi, miongozo ya watumiaji na ujumbe kwa watumiaji',
    },
    'insolvency-settings': {
      label: 'Mipangilio ya ufilisi',
      about: 'Maombi ya ufilisi, sababu za ufilisi na sifa za wafilisi',
    },
    configurations: {
      label: 'Usanidi',
      about: 'Utafutaji wa majina, kanuni za majina, muda wa kuhifadhi na shughuli za biashara',
    },
    'internal-processes': {
      label: 'Michakato ya ndani',
      about: 'Michakato ya nyuma na marekebisho ya mikono',
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
    'work-team': 'Timu',
    people: 'Watu',
    integrations: {
      label: 'Miunganisho',
      children: {
        'integrations/mdas_and_partners': 'MDA na washirika',
        'integrations/credentials': {
          label: 'Vitambulisho vya siri',
          about: 'Vitambulisho vya mifumo ambayo rejista huunganishwa nayo',
        },
      },
    },
    'audit-trail': 'Kumbukumbu za ukaguzi',
    'access-log': 'Kumbukumbu za usomaji',
  },
}

export default words
