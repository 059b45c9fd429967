import { documentTypes, offeredTypes } from './documentTypes'

/** Labels of the facts above the history of an entry. */
const historyFacts = { 0: 'Tarehe ya kuongezwa', 1: 'Tarehe ya kusasishwa', 2: 'Aliyeongeza' }

/** Words that the black list and the de-registration list share. */
const strikes = {
  search: 'BRN au jina',
  fields: { brn: 'BRN', companyName: 'Jina', createdAt: 'Tarehe', addedBy: 'Aliyeongeza' },
  import: {
    columns: { brn: 'BRN', companyName: 'Jina' },
    patterns: { brn: 'Hii si BRN: herufi, tarakimu, - na / pekee, na angalau tarakimu moja' },
  },
  actions: { history: 'Historia', reverse: 'Tengua' },
}

/** The words of the definitions, by resource; English stands in src/resources. */
export default {
  'audit-trail': {
    name: 'Kumbukumbu za ukaguzi',
    about: 'Kila badiliko kwenye rejista: nani, lini, kutoka wapi, na ilivyokuwa kabla.',
    search: 'Mtu, jambo au ombi',
    empty: 'Jaribu neno lingine, au ondoa vichujio.',
    fields: { at: 'Lini', actorName: 'Nani', address: 'Kutoka', call: 'Ombi', subject: 'Jambo' },
    actions: { details: 'Maelezo' },
  },
  'registry/business': {
    ...strikes,
    history: {
      history: {
        facts: historyFacts,
        changes: { added: 'Imeongezwa kwenye orodha nyeusi', removed: 'Imeondolewa kwenye orodha nyeusi' },
      },
    },
    name: 'Rejista ya orodha nyeusi',
    about: 'Kampuni zilizofutwa na kuzuiwa kusajiliwa.',
    empty: 'Kagua tahajia, au futa kampuni ili iongezwe hapa.',
    create: {
      label: 'Futa/Weka kampuni orodha nyeusi',
      title: 'Futa/Weka kampuni orodha nyeusi',
      tab0: 'Andika BRN',
      tab1: 'Pakia faili',
    },
    forms: { create0: { title: 'Andika BRN', submit: 'Wasilisha', fields: { brn: 'BRN' } } },
    done: {
      create0: 'Imeongezwa kwenye orodha nyeusi',
      create1: 'Mafaili yameongezwa kwenye orodha nyeusi',
      reverse: 'Imeondolewa kwenye orodha nyeusi',
    },
  },
  'registry/de-registration': {
    ...strikes,
    history: {
      history: {
        facts: historyFacts,
        changes: {
          added: 'Imeongezwa kwenye orodha ya waliofutwa',
          removed: 'Imeondolewa kwenye orodha ya waliofutwa',
        },
      },
    },
    name: 'Rejista ya waliofutwa',
    about: 'Kampuni zilizoondolewa kwenye rejista.',
    empty: 'Kagua tahajia, au pakia orodha ya kampuni za kufuta.',
    failed: 'Data ya rejista haikuweza kupakiwa',
    create: { label: 'Futa usajili wa kampuni', title: 'Futa usajili wa kampuni', tab0: 'Pakia faili' },
    done: { create0: 'Data imepakiwa kikamilifu', reverse: 'Imeondolewa kwenye orodha ya waliofutwa' },
  },
  'registry/document': {
    name: 'Rejista ya nyaraka',
    about: 'Nyaraka na hati za kisheria zilizowasilishwa kwenye rejista.',
    search: 'Namba ya hati au mada',
    empty: 'Kagua namba ya hati, au chagua aina nyingine ya nyaraka.',
    fields: {
      instrumentNumber: 'Namba ya hati',
      subjectMatter: 'Mada',
      filingDate: 'Tarehe ya kuwasilishwa',
      dateOfExecution: 'Tarehe ya kusainiwa',
      type: 'Aina ya nyaraka',
      status: 'Hali',
    },
    options: { type: documentTypes, status: { Registered: 'Imesajiliwa' } },
    filters: { type: 'Aina ya nyaraka' },
    filterOptions: { type: offeredTypes },
    actions: { view: 'Tazama' },
  },
  'registry/mda': {
    name: 'Rejista ya MDA',
    about: 'Wizara, idara na wakala wa serikali.',
    search: 'Jina',
    empty: 'Kagua tahajia, au ongeza taasisi kwenye rejista.',
    fields: { name: 'Jina', createdAt: 'Tarehe', status: 'Hali', number: 'Namba' },
    create: {
      label: 'Ongeza MDA/Taasisi',
      title: 'Ongeza MDA mpya kwenye rejista',
      tab0: 'Ongeza MDA mpya kwenye rejista',
    },
    forms: {
      create0: { title: 'Ongeza MDA mpya kwenye rejista', submit: 'Wasilisha', fields: { name: 'Jina' } },
      edit: { title: 'Hariri maelezo ya taasisi', submit: 'Sasisha', fields: { name: 'Jina' } },
    },
    actions: { edit: 'Hariri' },
    done: { edit: 'Maelezo ya taasisi yamesasishwa' },
  },
  'registry/practitioners': {
    name: 'Rejista ya wafilisi',
    about: 'Wataalamu wa ufilisi wenye leseni.',
    search: 'Jina au namba ya mfilisi',
    empty: 'Kagua jina au namba ya mfilisi.',
    fields: {
      uniquePractitionerNumber: 'Namba ya mfilisi',
      phoneNumber: 'Simu',
      registrationDate: 'Tarehe ya usajili',
      active: 'Hali',
      name: 'Jina',
      profession: 'Taaluma',
    },
    options: { active: { true: 'Hai', false: 'Si hai' } },
    absent: { profession: 'Hakuna' },
    actions: { view: 'Tazama' },
  },
  complaints: {
    name: 'Malalamiko',
    fields: {
      trackingNumber: 'Namba ya ufuatiliaji',
      complainantName: 'Mlalamikaji',
      dateOfApplication: 'Tarehe',
      uniquePractitionerNumber: 'Namba ya mfilisi',
      complaint: 'Lalamiko',
      status: 'Hali',
    },
    options: {
      status: {
        PENDING: 'Inasubiri',
        RESOLVED: 'Imetatuliwa',
        DISMISSED: 'Imetupiliwa mbali',
      },
    },
    create: {
      label: 'Wasilisha malalamiko',
      title: 'Wasilisha malalamiko',
      tab0: 'Wasilisha malalamiko',
    },
    forms: {
      create0: {
        title: 'Wasilisha malalamiko',
        submit: 'Hifadhi',
        fields: {
          complainantName: 'Mlalamikaji',
          uniquePractitionerNumber: 'Namba ya mfilisi',
          complaint: 'Lalamiko',
          description: 'Maelezo',
        },
        tooShort: {
          description: 'Maelezo lazima yawe na angalau herufi 10',
        },
        missing: {
          complainantName: 'jina la mlalamikaji halipo',
          uniquePractitionerNumber: 'namba ya mfilisi haipo',
          complaint: 'lalamiko halipo',
          description: 'maelezo hayapo',
        },
      },
    },
  },
}
