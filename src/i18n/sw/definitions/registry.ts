import type { DefinitionTable } from '../../definitionTable'
import { personKinds } from './personKinds'

const strikeFields = { brn: 'BRN', companyName: 'Jina', createdAt: 'Tarehe', addedBy: 'Aliyeongeza' }
const importColumns = {
  brn: { label: 'BRN', patternSays: 'Weka BRN: herufi, tarakimu, - na / pekee, na angalau tarakimu moja' },
  companyName: 'Jina',
}
const historyFacts = ['Tarehe ya kuongezwa', 'Tarehe ya kusasishwa', 'Aliyeongeza']
const offeredTypes = {
  AGREEMENT: 'Makubaliano',
  GUARANTEE: 'Dhamana',
  POWER_OF_ATTORNEY: 'Hati ya uwakilishi',
  AFFIDAVIT: 'Hati ya kiapo',
  STATUTORY_DECLARATION: 'Tamko la kisheria',
  CHATTEL: 'Rehani ya mali inayohamishika',
  DEBENTURE: 'Hati ya deni',
  DEMAND_PROMISSORY_NOTE: 'Hati ya ahadi ya malipo',
  REPORT_OF_DIRECTORS: 'Ripoti ya wakurugenzi',
  CONSTITUTION: 'Katiba',
  FACILITY_LETTER: 'Barua ya mkopo',
  DEED_OF_ASSIGNMENT: 'Hati ya uhamisho wa haki',
  DEED_POLL: 'Hati ya kubadili jina',
  MORTGAGE_DEED: 'Hati ya rehani',
  SPOUSAL_CONSENT: 'Ridhaa ya mwenzi',
  WILL: 'Wosia',
  INDEPENDENT_ADVICE_FORM: 'Fomu ya ushauri huru',
  resolution: 'Azimio',
  OTHER: 'Nyingine',
}
const documentTypes = {
  ...offeredTypes,
  MINUTES: 'Kumbukumbu za mkutano',
  RESOLUTION_AS_A_DOCUMENT: 'Azimio kama hati',
  DEED_OF_INTER_VIVOS: 'Hati ya uhamisho wakati wa uhai',
  DEED_OF_VARIATION: 'Hati ya mabadiliko',
  DEED_OF_GIFT: 'Hati ya zawadi',
  DEED_OF_INDEMNITY: 'Hati ya fidia',
  DEED_OF_TRUST: 'Hati ya amana',
}
const standing = { label: 'Hali', options: { Registered: 'Imesajiliwa', Insolvent: 'Imefilisika', Ceased: 'Imekoma' } }
const entityFilters = { status: standing }
const entityFields = { brn: 'BRN', name: 'Jina', dateOfRegistration: 'Tarehe ya usajili' }
const entityColumns = { type: 'Aina', standing }

/** The registries, the search for an entity, complaints and legal documents, in Kiswahili. */
const words: DefinitionTable = {
  resources: {
    'registry/business': {
      label: 'Rejista ya orodha nyeusi',
      search: { placeholder: 'BRN au jina' },
      fields: strikeFields,
      notFoundHint: 'Kagua tahajia, au futa kampuni ili iongezwe hapa.',
      create: {
        label: 'Futa/Weka kampuni orodha nyeusi',
        title: 'Futa/Weka kampuni orodha nyeusi',
        ways: [
          {
            tab: 'Andika BRN',
            form: {
              title: 'Andika BRN',
              submit: 'Wasilisha',
              fields: { brn: 'BRN' },
              says: { done: 'Imeongezwa kwenye orodha nyeusi' },
            },
          },
          {
            tab: 'Pakia faili',
            imports: { columns: importColumns, says: { done: 'Mafaili yameongezwa kwenye orodha nyeusi' } },
          },
        ],
      },
      actions: {
        history: {
          label: 'Historia',
          history: {
            facts: historyFacts,
            changeWords: { added: 'Imeongezwa kwenye orodha nyeusi', removed: 'Imeondolewa kwenye orodha nyeusi' },
          },
        },
        reverse: { label: 'Tengua', says: { done: 'Imeondolewa kwenye orodha nyeusi' } },
      },
    },
    'registry/de-registration': {
      label: 'Rejista ya waliofutwa',
      search: { placeholder: 'BRN au jina' },
      fields: strikeFields,
      failedToast: 'Data ya rejista haikuweza kupakiwa',
      notFoundHint: 'Kagua tahajia, au pakia orodha ya kampuni za kufuta.',
      create: {
        label: 'Futa usajili wa kampuni',
        title: 'Futa usajili wa kampuni',
        ways: [
          { tab: 'Pakia faili', imports: { columns: importColumns, says: { done: 'Data imepakiwa kikamilifu' } } },
        ],
      },
      actions: {
        history: {
          label: 'Historia',
          history: {
            facts: historyFacts,
            changeWords: {
              added: 'Imeongezwa kwenye orodha ya waliofutwa',
              removed: 'Imeondolewa kwenye orodha ya waliofutwa',
            },
          },
        },
        reverse: { label: 'Tengua', says: { done: 'Imeondolewa kwenye orodha ya waliofutwa' } },
      },
    },
    'registry/document': {
      label: 'Rejista ya nyaraka',
      search: { placeholder: 'Namba ya hati au mada' },
      filters: { type: { label: 'Aina ya nyaraka', options: offeredTypes } },
      fields: {
        instrumentNumber: 'Namba ya hati',
        subjectMatter: 'Mada',
        filingDate: 'Tarehe ya kuwasilishwa',
        dateOfExecution: 'Tarehe ya kusainiwa',
      },
      computed: {
        type: { label: 'Aina ya nyaraka', options: documentTypes },
        status: { label: 'Hali', options: { Registered: 'Imesajiliwa' } },
      },
      notFoundHint: 'Kagua namba ya hati, au chagua aina nyingine ya nyaraka.',
      actions: { view: 'Tazama' },
    },
    'registry/mda': {
      label: 'Rejista ya MDA',
      search: { placeholder: 'Jina' },
      fields: { name: 'Jina', createdAt: 'Tarehe', status: 'Hali' },
      computed: { number: 'Namba' },
      notFoundHint: 'Kagua tahajia, au ongeza taasisi kwenye rejista.',
      create: {
        label: 'Ongeza MDA/Taasisi',
        title: 'Ongeza MDA mpya kwenye rejista',
        ways: [
          {
            tab: 'Ongeza MDA mpya kwenye rejista',
            form: { title: 'Ongeza MDA mpya kwenye rejista', submit: 'Wasilisha', fields: { name: 'Jina' } },
          },
        ],
      },
      actions: {
        edit: {
          label: 'Hariri',
          form: {
            title: 'Hariri maelezo ya taasisi',
            submit: 'Sasisha',
            fields: { name: 'Jina' },
            says: { done: 'Maelezo ya taasisi yamesasishwa' },
          },
        },
      },
    },
    'registry/practitioners': {
      label: 'Rejista ya wafilisi',
      search: { placeholder: 'Jina au namba ya mfilisi' },
      fields: {
        uniquePractitionerNumber: 'Namba ya mfilisi',
        phoneNumber: 'Simu',
        registrationDate: 'Tarehe ya usajili',
        active: { label: 'Hali', options: { true: 'Inatumika', false: 'Haitumiki' } },
      },
      computed: { name: 'Jina', profession: { label: 'Taaluma', absent: 'Hakuna' } },
      notFoundHint: 'Kagua jina au namba ya mfilisi.',
      actions: { view: 'Tazama' },
    },
    complaints: {
      label: 'Malalamiko',
      fields: {
        trackingNumber: 'Namba ya ufuatiliaji',
        complainantName: 'Mlalamikaji',
        dateOfApplication: 'Tarehe',
        uniquePractitionerNumber: 'Namba ya mfilisi',
      },
      computed: {
        complaint: 'Lalamiko',
        status: {
          label: 'Hali',
          options: { PENDING: 'Inasubiri', RESOLVED: 'Imetatuliwa', DISMISSED: 'Imetupiliwa mbali' },
        },
      },
      create: {
        label: 'Wasilisha malalamiko',
        title: 'Wasilisha malalamiko',
        ways: [
          {
            tab: 'Wasilisha malalamiko',
            form: {
              title: 'Wasilisha malalamiko',
              submit: 'Hifadhi',
              fields: {
                complainantName: { label: 'Mlalamikaji', missing: 'jina la mlalamikaji halipo' },
                uniquePractitionerNumber: { label: 'Namba ya mfilisi', missing: 'namba ya mfilisi haipo' },
                complaint: { label: 'Lalamiko', missing: 'lalamiko halipo' },
                description: {
                  label: 'Maelezo',
                  tooShort: 'Maelezo lazima yawe na angalau herufi 10',
                  missing: 'maelezo hayapo',
                },
              },
            },
          },
        ],
      },
    },
    companies: {
      label: 'Tafuta taasisi',
      tab: 'Kampuni',
      search: { placeholder: 'BRN au jina' },
      filters: entityFilters,
      fields: entityFields,
      computed: entityColumns,
      notFoundHint: 'Hakiki namba au tahajia, au angalia katika aina nyingine.',
      actions: { view: 'Tazama', journey: 'Safari' },
    },
    businessNames: {
      label: 'Tafuta taasisi',
      tab: 'Majina ya biashara',
      search: { placeholder: 'BRN au jina' },
      filters: entityFilters,
      fields: entityFields,
      computed: entityColumns,
      notFoundHint: 'Hakiki namba au tahajia, au angalia katika aina nyingine.',
      actions: { view: 'Tazama', journey: 'Safari' },
    },
    buildingSocieties: {
      label: 'Tafuta taasisi',
      tab: 'Vyama vya ujenzi',
      search: { placeholder: 'BRN au jina' },
      filters: entityFilters,
      fields: entityFields,
      computed: entityColumns,
      notFoundHint: 'Hakiki namba au tahajia, au angalia katika aina nyingine.',
      actions: { view: 'Tazama', journey: 'Safari' },
    },
  },
  instruments: {
    legalDocument: {
      label: 'Hati ya kisheria',
      crumb: 'Hati',
      dateLabel: 'Tarehe ya usajili',
      kinds: documentTypes,
      roles: {
        Parties: 'Wahusika',
        Beneficiary: 'Mnufaika',
        DeclarantDeponent: 'Mtoa tamko/Mwapaji',
        Borrowers: 'Wakopaji',
        Lenders: 'Wakopeshaji',
        Assigners: 'Wahamishaji haki',
        Assignees: 'Wahamishiwa haki',
        Mortgagors: 'Waweka rehani',
        Mortgagees: 'Wapokea rehani',
        Donor: 'Mtoaji',
        Donee: 'Mpokeaji',
        ConsentingPerson: 'Anayeridhia',
        Mortgagee: 'Mpokea rehani',
        Borrower: 'Mkopaji',
        Creditor: 'Mdai',
        Adviser: 'Mshauri',
        Advise: 'Mshauriwa',
      },
      partyKinds: personKinds,
      facts: {
        dateOfExecution: 'Tarehe ya kusainiwa',
        amountSecured: 'Kiasi kilichodhaminiwa',
        collateral: 'Dhamana',
        oldName: 'Jina la zamani',
        newName: 'Jina jipya',
        physicalAddress: 'Anwani ya makazi',
      },
    },
  },
}

export default words
