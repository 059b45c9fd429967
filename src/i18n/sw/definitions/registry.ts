import type { DefinitionTable } from '../../definitionTable'

/** The registries, the search for an entity, complaints and legal documents, in Kiswahili. */
const words: DefinitionTable = {
  menu: {
    registry: {
      about: 'Tafuta taasisi kwa namba au jina, kisha fungua faili lake.',
      children: {
        'registry/business': { about: 'Kampuni zilizofutwa kwenye rejista na kuzuiwa kusajiliwa' },
        'registry/mda': { about: 'Wizara, idara na wakala wa serikali' },
        'registry/de-registration': { about: 'Kampuni zilizoondolewa kwenye rejista' },
        'registry/document': { about: 'Nyaraka na hati za kisheria zilizowasilishwa kwenye rejista' },
        'registry/practitioners': { about: 'Wafilisi wenye leseni' },
      },
    },
  },
  resources: {
    'registry/business': {
      notFoundHint: 'Kagua tahajia, au futa kampuni kwenye rejista ili iongezwe hapa.',
      create: {
        ways: [
          {
            form: {
              submitFor: { label: 'Futa %{name} kwenye rejista' },
              fields: {
                brn: { lookUp: { faults: { listed: 'Tayari ipo kwenye orodha' } } },
                reason: { help: 'Inaonekana kwenye Historia' },
              },
            },
          },
          { imports: { says: { done: 'Mafaili yameongezwa kwenye orodha nyeusi' } } },
        ],
      },
      actions: {
        history: { history: { changeWords: { removed: 'Imeondolewa kwenye orodha nyeusi' } } },
        reverse: { label: 'Tengua', says: { done: 'Imeondolewa kwenye orodha nyeusi' } },
      },
    },
    'registry/de-registration': {
      failedToast: 'Data ya rejista haikuweza kupakiwa',
      notFoundHint: 'Kagua tahajia, au pakia orodha ya kampuni za kufutiwa usajili.',
      create: { ways: [{ imports: { says: { done: 'Data imepakiwa kikamilifu' } } }] },
      actions: {
        history: { history: { changeWords: { removed: 'Imeondolewa kwenye orodha ya waliofutwa' } } },
        reverse: { label: 'Tengua', says: { done: 'Imeondolewa kwenye orodha ya waliofutwa' } },
      },
    },
    'registry/document': {
      search: { placeholder: 'Namba ya hati au mada' },
      fields: { instrumentNumber: 'Namba ya hati', subjectMatter: 'Mada', filingDate: 'Tarehe ya kuwasilishwa' },
      computed: { type: { options: { MINUTES: 'Kumbukumbu za mkutano' } } },
      notFoundHint: 'Kagua namba ya hati, au chagua aina nyingine ya nyaraka.',
    },
    'registry/mda': {
      notFoundHint: 'Kagua tahajia, au ongeza taasisi kwenye rejista.',
      create: { label: 'Ongeza MDA/Taasisi' },
      actions: {
        edit: { form: { title: 'Hariri maelezo ya taasisi', says: { done: 'Maelezo ya taasisi yamesasishwa' } } },
      },
    },
    'registry/practitioners': {
      search: { placeholder: 'Jina au namba ya mfilisi' },
      notFoundHint: 'Kagua jina au namba ya mfilisi.',
    },
    complaints: {
      label: 'Malalamiko',
      computed: {
        complaint: 'Lalamiko',
        status: { options: { RESOLVED: 'Imetatuliwa', DISMISSED: 'Imetupiliwa mbali' } },
      },
      create: {
        ways: [
          {
            form: {
              fields: {
                complainantName: { missing: 'jina la mlalamikaji halipo' },
                uniquePractitionerNumber: { missing: 'namba ya mfilisi haipo' },
                complaint: { label: 'Lalamiko', missing: 'lalamiko halipo' },
                description: { tooShort: 'Maelezo lazima yawe na angalau herufi 10', missing: 'maelezo hayapo' },
              },
            },
          },
        ],
      },
    },
    companies: { tab: 'Kampuni' },
    businessNames: { tab: 'Majina ya biashara' },
    buildingSocieties: { tab: 'Vyama vya ujenzi' },
  },
}

export default words
