import type { DefinitionTable } from '../../definitionTable'
import { documentTypes, offeredTypes } from './documentTypes'

const strikeFields = { brn: 'BRN', companyName: 'Jina', createdAt: 'Tarehe', addedBy: 'Aliyeongeza' }
const importColumns = {
  brn: {
    label: 'BRN',
    patternSays: 'Muundo wa BRN si sahihi. Iandike kama 80020001234567, au kama P-100226 kwa ya zamani',
  },
  companyName: 'Jina',
}
const historyFacts = ['Tarehe ya kuongezwa', 'Tarehe ya kusasishwa', 'Aliyeongeza']
const standing = { label: 'Hali', options: { Registered: 'Imesajiliwa', Insolvent: 'Imefilisika', Ceased: 'Imekoma' } }
const entityFilters = { status: standing }
const entityFields = { brn: 'BRN', name: 'Jina', dateOfRegistration: 'Tarehe ya usajili' }
const entityColumns = { type: 'Aina', standing }

/** The registries, the search for an entity, complaints and legal documents, in Kiswahili. */
const words: DefinitionTable = {
  menu: {
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
  },
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
              submitFor: { label: 'Futa %{name}' },
              fields: {
                brn: {
                  label: 'BRN',
                  lookUp: {
                    facts: {
                      type: {
                        options: {
                          COMPANY: 'Kampuni',
                          FOREIGN_COMPANY: 'Kampuni ya kigeni',
                          BUSINESS_NAME: 'Jina la biashara',
                          BUILDING_SOCIETY: 'Chama cha ujenzi',
                        },
                      },
                      status: { options: { REGISTERED: 'Imesajiliwa', INSOLVENT: 'Imefilisika', CEASED: 'Imekoma' } },
                    },
                    faults: { listed: 'Tayari ipo kwenye orodha' },
                  },
                },
                companyName: 'Jina',
                reason: { label: 'Sababu', help: 'Inaonekana kwenye Historia' },
              },
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
        reverse: {
          label: 'Tengua',
          says: { done: 'Imeondolewa kwenye orodha nyeusi' },
          undo: { says: { done: 'Imeongezwa kwenye orodha nyeusi' } },
        },
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
        reverse: {
          label: 'Tengua',
          says: { done: 'Imeondolewa kwenye orodha ya waliofutwa' },
          undo: { says: { done: 'Imeongezwa kwenye orodha ya waliofutwa' } },
        },
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
}

export default words
