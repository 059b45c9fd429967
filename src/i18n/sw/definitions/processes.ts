import type { DefinitionTable } from '../../definitionTable'

/** Internal processes, in Kiswahili. */
const words: DefinitionTable = {
  menu: {
    'internal-processes': { label: 'Michakato ya ndani', about: 'Michakato ya nyuma na marekebisho ya mikono' },
  },
  resources: {
    registrationProcesses: {
      filters: { status: { unset: 'Zinazosubiri na zilizoshindikana' } },
      fields: { owner: 'Mmiliki' },
      computed: { issue: 'Aina ya suala', tries: 'Majaribio', moment: 'Tarehe na saa', answer: 'Jibu' },
      causes: 'Iliyoshindikana kwa sababu',
      actions: {
        retry: {
          says: {
            done: 'Mchakato umerudishwa kwenye foleni',
            failed: 'Mchakato haukurudishwa kwenye foleni. Jaribu tena baadaye',
          },
        },
      },
    },
    incorporationProcesses: {
      filters: { status: { unset: 'Zisizotumwa bado' } },
      fields: { actionIdToken: 'Tokeni ya kitendo' },
      computed: { tries: 'Majaribio', address: 'Anwani ya mfumo', answer: 'Jibu' },
      causes: 'Iliyoshindikana kwa sababu',
      actions: {
        redo: { label: 'Rudia', says: { failed: 'Mchakato haukurudishwa kwenye foleni. Jaribu tena baadaye.' } },
        run: 'Endesha sasa',
      },
    },
    namePushes: {
      label: 'Majina yaliyosukumwa',
      fields: { type: { label: 'Aina ya taasisi' }, subType: 'Aina ndogo ya taasisi' },
    },
    dataCorrections: {
      filters: { status: { unset: 'Yote isipokuwa yaliyofanikiwa' } },
      computed: {
        kind: { options: { CORRECT_REGISTRATION_DATE: 'Tarehe ya usajili', CORRECT_TYPE: 'Aina ndogo' } },
        found: 'Yaliyomo',
      },
      failedToast: 'Mchakato haukurudi kwenye foleni. Jaribu tena baadaye',
      causes: 'Yaliyoshindikana kwa sababu',
      actions: {
        retry: {
          says: {
            done: 'Mchakato umerudishwa kwenye foleni',
            failed: 'Mchakato haukurudi kwenye foleni. Jaribu tena baadaye',
          },
        },
        open: 'Fungua jalada la taasisi',
      },
    },
  },
  sections: {
    'internal-processes': {
      label: 'Michakato ya ndani',
      sections: {
        registration: {
          shows: {
            page: {
              figuresLabel: 'Michakato ya usajili',
              figures: { queue: 'Kwenye foleni', failed: 'Zilizoshindikana' },
            },
          },
        },
        incorporation: { tabs: { statistics: { label: 'Takwimu', shows: { cards: { kinds: { all: 'Zote' } } } } } },
        reservation: {
          label: 'Huduma ya uhifadhi',
          about: 'Hupeleka majina yaliyosajiliwa kwenye utafutaji wa majina.',
        },
        'legal-documents': { about: 'Hupeleka tena kiambatisho EDMS.' },
        'annual-returns': { label: 'Taarifa za mwaka', about: 'Huweka hali ya taarifa za mwaka za kampuni.' },
        'form-compliance': { label: 'Utimizaji wa fomu', about: 'Huweka kama kampuni imewasilisha fomu.' },
      },
    },
  },
  forms: {
    reservationPush: {
      submit: 'Sukuma',
      fields: {
        service: {
          options: { BUSINESS_NAME: 'Usajili wa jina la biashara', COMPANY: 'Uundaji wa kampuni' },
          missing: 'Chagua huduma kwanza.',
        },
        startDate: 'Tarehe ya kuanza',
        endDate: 'Tarehe ya mwisho',
      },
      says: { done: 'Matokeo ya kila jina yako hapa chini.' },
    },
    legalRetry: {
      fields: {
        instrumentNo: { label: 'Nambari ya hati', help: 'Hupeleka tena kiambatisho EDMS, kama hakikufika huko.' },
      },
    },
    annualReturns: {
      fields: {
        targetStatus: {
          label: 'Hali inayolengwa',
          options: { FILED: 'Zimewasilishwa', NOT_FILED: 'Hazijawasilishwa', OVERDUE: 'Zimechelewa' },
        },
      },
      says: { done: 'Hali ya taarifa za mwaka za kampuni imesasishwa kwa miaka iliyochaguliwa' },
    },
    formCompliance: {
      fields: {
        target: {
          label: 'Fomu inayolengwa',
          options: {
            FORM_18: 'Fomu 18',
            FORM_20: 'Fomu 20',
            FORM_24: 'Fomu 24',
            FORM_25: 'Fomu 25',
            FORM_26: 'Fomu 26',
          },
        },
        isCompliant: { label: 'Imetimiza' },
      },
      says: { done: 'Hali ya taarifa za mwaka za kampuni imesasishwa kwa fomu iliyochaguliwa' },
    },
  },
}

export default words
