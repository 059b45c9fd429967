import type { DefinitionTable } from '../../definitionTable'

/** The menu, in Kiswahili. */
const words: DefinitionTable = {
  menu: {
    work: { label: 'Kazi', about: 'Kila kinachomsubiri mtu, cha haraka zaidi kwanza' },
    accounts: {
      label: 'Akaunti',
      children: {
        'accounts/breakdown': {
          label: 'Uainishaji',
          about: 'Wateja, biashara, wafanyakazi, taasisi na wapokeaji rasmi',
        },
        'accounts/permissions': { label: 'Ruhusa', about: 'Majukumu na ruhusa yanazotoa' },
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
        'billing/service-costs': { label: 'Gharama za huduma', about: 'Bei na kifungu cha kodi cha kila huduma' },
        'billing/document-costs': { label: 'Gharama za hati', about: 'Bei ya nakala iliyothibitishwa ya kila hati' },
        'billing/tax-heads': {
          label: 'Vifungu vya kodi',
          about: 'Vifungu vya kodi vya malipo, na mahali pa kutumia kila kimoja',
        },
        'billing/transactions': { label: 'Miamala', about: 'Malipo ya huduma na hali yake' },
        'billing/prn-manager': {
          label: 'PRN',
          about: 'Namba za malipo zilizokwisha kutumika na zisizopokea malipo tena',
        },
      },
    },
    registry: {
      label: 'Rejista',
      about: 'Tafuta taasisi kwa namba au jina, kisha fungua faili lake.',
      children: {
        'registry/business': { label: 'Rejista ya orodha nyeusi', about: 'Kampuni zilizofutwa na kuzuiwa kusajiliwa' },
        'registry/mda': { label: 'Rejista ya MDA', about: 'Wizara, idara na wakala wa serikali' },
        'registry/de-registration': { label: 'Rejista ya waliofutwa', about: 'Kampuni zilizoondolewa kwenye rejista' },
        'registry/document': {
          label: 'Rejista ya nyaraka',
          about: 'Nyaraka na hati za kisheria zilizowasilishwa kwenye rejista',
        },
        'registry/practitioners': { label: 'Rejista ya wafilisi', about: 'Wafilisi wenye leseni' },
      },
    },
    'work-team': { label: 'Timu', about: 'Anachomiliki kila mmoja, alichofungua na alichokamilisha' },
    people: { label: 'Watu', about: 'Watu katika taasisi zote' },
    integrations: {
      label: 'Miunganisho',
      children: {
        'integrations/mdas_and_partners': { label: 'MDA na washirika', about: 'Waunganishaji wa API wa nje' },
        'integrations/credentials': {
          label: 'Vitambulisho vya siri',
          about: 'Vitambulisho vya mifumo ambayo rejista huunganishwa nayo',
        },
      },
    },
    'audit-trail': {
      label: 'Kumbukumbu za ukaguzi',
      about: 'Mabadiliko yote kwenye rejista: nani, lini, kutoka wapi, na thamani za awali',
    },
    'access-log': {
      label: 'Kumbukumbu za usomaji',
      about:
        'Nani alifungua, alifichua, alihamisha au alichapisha faili, lini na kutoka wapi. Thamani hazirekodiwi kamwe.',
    },
  },
}

export default words
