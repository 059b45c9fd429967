import type { DefinitionTable } from '../../definitionTable'
import { cellFaultTexts } from '../imports'

/** Kinds of rows of a load. */
export const loadKinds = {
  entities: 'Taasisi',
  addresses: 'Anwani',
  people: 'Watu',
  roles: 'Nyadhifa',
  classes: 'Aina za hisa',
  holdings: 'Umiliki wa hisa',
  charges: 'Dhamana',
  filings: 'Mawasilisho',
  documents: 'Nyaraka',
  blacklist: 'Orodha nyeusi',
  deregistrations: 'Waliofutwa',
}

const states = {
  OPEN: 'Unaandaliwa',
  CHECKING: 'Unakaguliwa',
  CHECKED: 'Umekaguliwa',
  WRITING: 'Unaandikwa',
  WRITTEN: 'Umeandikwa',
  TAKING_BACK: 'Unarudishwa',
  TAKEN_BACK: 'Umerudishwa',
}

const outcomes = { REFUSED: 'Imekataliwa', MISSING: 'Haipo tena kwenye chanzo', KEPT: 'Imebaki' }

const reasons = {
  ...cellFaultTexts,
  'empty-cell': '%{field} haina kitu. Ijaze.',
  'malformed-brn': '%{field}: %{value} si BRN. Weka BRN kama 80020001234567 au P-100226.',
  'too-long': '%{field} ina zaidi ya herufi %{most}. Ifupishe.',
  'not-a-day': '%{field}: %{value} si siku ya kalenda. Weka siku kama 2021-05-03.',
  'before-register':
    '%{field}: %{value} ni kabla ya %{first}, siku ya kwanza ambayo rejista inaweza kuwa nayo. Kagua mwaka.',
  'day-to-come': '%{field}: %{value} bado haijafika. Rejista huandika yaliyokwisha kutokea.',
  'not-a-moment': '%{field}: %{value} si siku wala wakati. Weka kama 2021-05-03T14:30:00+03:00.',
  'not-a-whole': '%{field}: %{value} si namba kamili kati ya %{least} na %{most}.',
  'not-an-amount': '%{field}: %{value} si kiasi chenye desimali zisizozidi mbili.',
  'not-a-code': '%{field}: %{value} si msimbo. Weka kama FORM_18.',
  'not-a-file-name': '%{field}: %{value} si jina la faili chini ya documents/. Weka kama 2024/form-18.pdf.',
  'bods-rule': 'Tamko linavunja kanuni ya BODS 0.4. %{path}: %{rule}.',
  'bods-twice': 'Tamko lingine lina statementId %{value}. Kila tamko lina yake.',
  'bods-record': '%{field} inataja rekodi %{value}, ambayo upakiaji hauna tamko lake halali.',
  'bods-subject': '%{field} inataja rekodi %{value}, mtu. Mhusika wa uhusiano ni taasisi.',
  'no-file': 'Hakuna faili %{value} chini ya documents/. Iweke hapo, au rekebisha jina.',
  'empty-file': 'Faili %{value} haina kitu. Weka iliyo sahihi.',
  'file-of-other':
    'Rejista ina waraka wa taasisi nyingine kwenye faili %{value}. Weka faili za chanzo hiki kwenye folda yake.',
  'filed-otherwise':
    'Rejista ina waraka huu wenye %{fields} tofauti. Upakiaji haubadilishi waraka uliowasilishwa: upe mpya jina lake la faili.',
  'other-content':
    'Rejista ina maudhui mengine kwenye faili %{value}. Upakiaji haubadilishi waraka uliowasilishwa: upe mpya jina lake la faili.',
  'not-a-flag': '%{field}: %{value} si ndiyo wala hapana.',
  'not-a-choice': '%{field}: %{value} si mojawapo ya %{choices}.',
  'not-a-value': '%{field} ina kitu cha JSON. Weka maandishi, namba au orodha ya maandishi.',
  'not-a-record': 'Mstari si kitu cha JSON. Kagua mstari.',
  'ends-before-it-begins': 'Wadhifa unaisha %{until}, kabla ya kuanza %{since}. Kagua siku zote mbili.',
  'registered-before-created': 'Dhamana imesajiliwa %{registered}, kabla ya kuundwa %{created}. Kagua siku zote mbili.',
  'satisfied-before-registered':
    'Dhamana imelipwa %{satisfied}, kabla ya kusajiliwa %{registered}. Kagua siku zote mbili.',
  'needs-currency': 'Kiasi %{value} kinahitaji sarafu yake. Weka msimbo kama USD.',
  'unknown-currency': '%{field}: %{value} si sarafu ya ISO 4217. Weka msimbo kama USD.',
  'needs-name': 'Mtu binafsi anahitaji jina la kwanza au jina la ukoo, kampuni jina lake lililosajiliwa. Liweke.',
  'repeated-row': 'Safu %{row} ni sawa na hii. Moja inatosha.',
  'contradictory-rows': 'Safu %{row} ina ufunguo uleule na %{fields} tofauti. Acha iliyo sahihi.',
  'two-birthdays':
    'Safu %{row} pia ina namba ya kitambulisho %{value}, na tarehe nyingine ya kuzaliwa. Rekebisha isiyo sahihi.',
  'no-entity': 'Hakuna taasisi yenye BRN %{value}, si kwenye upakiaji huu wala kwenye rejista.',
  'no-person': 'Taasisi haina mtu %{value}, si kwenye upakiaji huu wala kwenye rejista.',
  'no-class': 'Taasisi haina aina ya hisa %{value}, si kwenye upakiaji huu wala kwenye rejista.',
  'unknown-isic': 'Orodha ya rejista haina msimbo wa ISIC %{value}.',
  'unknown-village': 'Orodha ya rejista haina kijiji %{value}.',
  'other-entity': 'Rejista ina namba ya ufuatiliaji %{value} kwa taasisi nyingine.',
  'owner-ring': 'Kwa umiliki huu kampuni ingejimiliki yenyewe kupitia wanahisa wake. Kagua wamiliki.',
  'changed-here':
    'Rejista imebadilisha %{fields} tangu upakiaji uliopita. Badilisha chanzo, au ondoa safu hii kwenye chanzo.',
  'removed-here': 'Rejista imeondoa safu hii tangu upakiaji uliopita. Iondoe kwenye chanzo.',
  missing: 'Chanzo hakina tena safu hii. Inabaki kwenye rejista.',
  'changed-since': 'Faili imebadilika tangu upakiaji. Inabaki kama ilivyo.',
  'used-since': 'Kitu kiliongezwa kwenye faili baada ya upakiaji. Inabaki kama ilivyo.',
}

/** Names of fields, as the host sends them. */
const hostTexts = {
  'added at': 'Iliongezwa tarehe',
  'added by': 'Iliongezwa na',
  'address in country of origin': 'Anwani katika nchi ya asili',
  'amount paid': 'Kiasi kilicholipwa',
  'amount secured': 'Kiasi kinachodhaminiwa',
  'amount unpaid': 'Kiasi kisicholipwa',
  'changed at': 'Ilibadilishwa tarehe',
  'changed by': 'Ilibadilishwa na',
  changes: 'Mabadiliko',
  'charge no': 'Namba ya dhamana',
  chargee: 'Mwenye dhamana',
  'chargee number': 'Namba ya mwenye dhamana',
  class: 'Aina ya hisa',
  'country of origin': 'Nchi ya asili',
  'created on': 'Iliundwa tarehe',
  currency: 'Sarafu',
  'date of birth': 'Tarehe ya kuzaliwa',
  'date of incorporation': 'Tarehe ya kuundwa',
  description: 'Maelezo',
  'effective on': 'Siku ya kuanza',
  email: 'Barua pepe',
  'filed at': 'Iliwasilishwa tarehe',
  file: 'Faili',
  'filed by': 'Iliwasilishwa na',
  'given name': 'Jina la kwanza',
  'id number': 'Namba ya kitambulisho',
  'id type': 'Aina ya kitambulisho',
  'isic code': 'Msimbo wa ISIC',
  kind: 'Aina',
  'locked down': 'Imefungwa',
  'middle name': 'Jina la kati',
  'missing forms': 'Fomu zinazokosekana',
  name: 'Jina',
  narrations: 'Maelezo ya ziada',
  nationality: 'Uraia',
  'nominal class': 'Aina ya kawaida',
  'number of shares': 'Idadi ya hisa',
  occupation: 'Kazi',
  'other name': 'Jina jingine',
  person: 'Mtu',
  plot: 'Kiwanja',
  'postal address': 'Anwani ya posta',
  'property charged': 'Mali iliyowekwa dhamana',
  'registered name': 'Jina lililosajiliwa',
  'registered number': 'Namba ya usajili',
  'registered on': 'Ilisajiliwa tarehe',
  role: 'Wadhifa',
  roles: 'Nyadhifa',
  'satisfied on': 'Ililipwa tarehe',
  sex: 'Jinsia',
  'share capital': 'Mtaji wa hisa',
  since: 'Tangu',
  status: 'Hali',
  street: 'Mtaa',
  'sub classes': 'Aina ndogo',
  'sub type': 'Aina ndogo ya taasisi',
  surname: 'Jina la ukoo',
  telephone: 'Simu',
  'tracking no': 'Namba ya ufuatiliaji',
  until: 'Hadi',
  value: 'Thamani',
  village: 'Kijiji',
}

/** Loads of the register, in Kiswahili. */
const words: DefinitionTable = {
  hostTexts,
  menu: {
    loads: {
      label: 'Upakiaji',
      about: 'Ingiza rejista kutoka kwenye mafaili',
    },
  },
  resources: {
    loads: {
      label: 'Upakiaji',
      filters: { state: { label: 'Hali', options: states }, source: 'Chanzo' },
      fields: {
        name: 'Mafaili',
        state: { label: 'Hali', options: states },
        rows: 'Safu',
        taken: 'Zilizochukuliwa',
        mended: 'Zilizorekebishwa',
        refused: 'Zilizokataliwa',
        startedAt: 'Ulianza',
        by: 'Ulianzishwa na',
      },
      computed: { origin: 'Chanzo' },
      emptyHint:
        'Upakiaji huingiza taasisi, watu, nyadhifa, hisa na mawasilisho kwenye rejista kutoka kwenye mafaili. Kila safu hukaguliwa kabla ya chochote kuandikwa.',
      actions: { open: 'Fungua' },
    },
    'load-findings': {
      label: 'Yaliyogunduliwa',
      filters: {
        outcome: { label: 'Matokeo', options: outcomes },
        kind: { label: 'Aina', options: loadKinds },
      },
      fields: {
        kind: { label: 'Aina', options: loadKinds },
        file: 'Faili',
        row: 'Safu',
        outcome: { label: 'Matokeo', options: outcomes },
      },
      computed: { record: 'Ufunguo', reason: { label: 'Sababu', options: reasons } },
    },
  },
}

export default words
