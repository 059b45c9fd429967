import type { DefinitionTable } from '../../definitionTable'

const registrationStatuses = { PENDING: 'Inasubiri', Success: 'Imefanikiwa', Sent: 'Imetumwa', Failed: 'Imeshindikana' }
const incorporationStatuses = {
  PENDING: 'Inasubiri',
  PAUSED: 'Imesitishwa',
  IN_PROGRESS: 'Inaendelea',
  SENT: 'Imetumwa',
  EXPIRED: 'Muda umeisha',
}
const correctionStatuses = {
  PENDING: 'Inasubiri',
  FAILED: 'Imeshindikana',
  PAUSED: 'Imesitishwa',
  IN_PROGRESS: 'Inaendelea',
  Sent: 'Imetumwa',
  Success: 'Imefanikiwa',
}

/** Internal processes, in Kiswahili. */
const words: DefinitionTable = {
  menu: {
    'internal-processes': {
      label: 'Michakato ya ndani',
      about: 'Michakato ya nyuma na marekebisho ya mikono',
    },
  },
  resources: {
    registrationProcesses: {
      notFoundHint: 'Kagua namba, chagua hali nyingine, au ondoa tarehe.',
      label: 'Huduma ya usajili',
      search: { placeholder: 'Tafuta kwa BRN' },
      filters: {
        status: { label: 'Hali', options: registrationStatuses, unset: 'Zinazosubiri na zilizoshindikana' },
        start_date: 'Tarehe ya kuanza',
        end_date: 'Tarehe ya mwisho',
      },
      fields: {
        brn: 'BRN',
        description: 'Aina',
        owner: 'Mmiliki',
        retries: 'Majaribio',
        createdAt: 'Tarehe',
        updatedAt: 'Iliendeshwa mwisho',
      },
      computed: {
        standing: { label: 'Hali', options: registrationStatuses },
        issue: 'Aina ya suala',
        entityName: 'Jina la taasisi',
        tries: 'Majaribio',
        moment: 'Tarehe na saa',
        why: 'Sababu',
        sent: 'Ombi',
        answer: 'Jibu',
      },
      causes: 'Iliyoshindikana kwa sababu',
      actionsLabel: 'Hatua',
      actions: {
        retry: {
          label: 'Jaribu tena',
          says: {
            done: 'Mchakato umerudishwa kwenye foleni',
            failed: 'Mchakato haukurudishwa kwenye foleni. Jaribu tena baadaye',
          },
        },
        view: 'Tazama',
        journey: 'Safari',
      },
    },
    incorporationProcesses: {
      notFoundHint: 'Kagua namba, chagua hali nyingine, au ondoa tarehe.',
      label: 'Huduma ya uanzishaji',
      search: { placeholder: 'Tafuta kwa BRN' },
      filters: {
        status: { label: 'Hali', options: incorporationStatuses, unset: 'Zisizotumwa bado' },
        startDate: 'Tarehe ya kuanza',
        endDate: 'Tarehe ya mwisho',
      },
      fields: {
        brn: 'BRN',
        retryCount: 'Majaribio',
        createdAt: 'Tarehe',
        lastRanAt: 'Iliendeshwa mwisho',
        actionIdToken: 'Tokeni ya kitendo',
        owner: 'Jina la taasisi',
      },
      computed: {
        kind: {
          label: 'Aina',
          options: {
            CERTIFICATES: 'Vyeti',
            DIGITAL_SIGNING: 'Sahihi ya kidijitali',
            EDMS: 'EDMS',
            BUSINESS_ACCOUNT: 'Akaunti ya biashara',
            BUSINESS_ACCOUNT_SUB_TYPE: 'Aina ndogo ya akaunti ya biashara',
            BUSINESS_ACCOUNT_NAME: 'Jina la akaunti ya biashara',
            CENTRAL_REGISTRY: 'Rejista kuu',
            DOCUMENT_ID_TO_REGISTRY: 'Namba ya hati kwa rejista',
            LEGAL_DOCUMENTS: 'Hati za kisheria',
            INSTANT_TIN: 'TIN ya papo hapo',
            UPDATE_REGISTRY: 'Kusasisha rejista',
          },
        },
        standing: { label: 'Hali', options: { ...incorporationStatuses, FAILED: 'Imeshindikana' } },
        tries: 'Majaribio',
        address: 'Anwani ya mfumo',
        why: 'Sababu',
        sent: 'Ombi',
        answer: 'Jibu',
      },
      causes: 'Iliyoshindikana kwa sababu',
      actionsLabel: 'Hatua',
      actions: {
        redo: { label: 'Rudia', says: { failed: 'Mchakato haukurudishwa kwenye foleni. Jaribu tena baadaye.' } },
        view: 'Tazama',
        run: 'Endesha sasa',
        journey: 'Safari',
      },
    },
    namePushes: {
      label: 'Majina yaliyosukumwa',
      fields: {
        brn: 'BRN',
        name: 'Jina',
        type: {
          label: 'Aina ya taasisi',
          options: {
            COMPANY: 'Kampuni',
            FOREIGN_COMPANY: 'Kampuni ya kigeni',
            BUSINESS_NAME: 'Jina la biashara',
            BUILDING_SOCIETY: 'Chama cha ujenzi',
          },
        },
        subType: 'Aina ndogo ya taasisi',
      },
      computed: {
        standing: { label: 'Hali', options: { PENDING: 'Inasubiri', SENT: 'Imetumwa', FAILED: 'Imeshindikana' } },
      },
    },
    dataCorrections: {
      notFoundHint: 'Kagua namba, chagua hali nyingine, au ondoa tarehe.',
      label: 'Marekebisho ya data',
      search: { placeholder: 'Tafuta kwa BRN' },
      filters: {
        status: { label: 'Hali', options: correctionStatuses, unset: 'Yote isipokuwa yaliyofanikiwa' },
        start_date: 'Tarehe ya kuanza',
        end_date: 'Tarehe ya mwisho',
      },
      fields: { brn: 'BRN', retries: 'Majaribio', createdAt: 'Tarehe', updatedAt: 'Iliendeshwa mwisho' },
      computed: {
        kind: {
          label: 'Aina',
          options: {
            CORRECT_NAME: 'Jina',
            CORRECT_ADDRESS: 'Anwani',
            CORRECT_REGISTRATION_DATE: 'Tarehe ya usajili',
            CORRECT_TYPE: 'Aina ndogo',
          },
        },
        standing: { label: 'Hali', options: { ...correctionStatuses, SENT: 'Imetumwa', SUCCESS: 'Imefanikiwa' } },
        why: 'Sababu',
        found: 'Yaliyomo',
      },
      failedToast: 'Mchakato haukurudi kwenye foleni. Jaribu tena baadaye',
      causes: 'Yaliyoshindikana kwa sababu',
      actions: {
        retry: {
          label: 'Jaribu tena',
          says: {
            done: 'Mchakato umerudishwa kwenye foleni',
            failed: 'Mchakato haukurudi kwenye foleni. Jaribu tena baadaye',
          },
        },
        view: 'Tazama',
        journey: 'Safari',
        open: 'Fungua jalada la taasisi',
      },
    },
  },
  sections: {
    'internal-processes': {
      label: 'Michakato ya ndani',
      sections: {
        registration: {
          label: 'Huduma ya usajili',
          shows: {
            page: {
              figuresLabel: 'Michakato ya usajili',
              figures: { queue: 'Kwenye foleni', failed: 'Zilizoshindikana' },
            },
          },
        },
        incorporation: {
          label: 'Huduma ya uanzishaji',
          tabs: {
            processes: 'Michakato',
            statistics: {
              label: 'Takwimu',
              shows: {
                cards: {
                  kinds: {
                    all: 'Zote',
                    certificates: 'Vyeti',
                    digital_signing: 'Sahihi ya kidijitali',
                    edms: 'EDMS',
                    business_account: 'Akaunti ya biashara',
                    business_account_sub_type: 'Aina ndogo ya akaunti ya biashara',
                    business_account_name: 'Jina la akaunti ya biashara',
                    central_registry: 'Rejista kuu',
                    document_id_to_registry: 'Namba ya hati kwa rejista',
                    legal_documents: 'Hati za kisheria',
                    instant_tin: 'TIN ya papo hapo',
                    update_registry: 'Kusasisha rejista',
                  },
                  figures: {
                    pending: 'Inasubiri',
                    sent: 'Imetumwa',
                    paused: 'Imesitishwa',
                    expired: 'Muda umeisha',
                    in_progress: 'Inaendelea',
                  },
                },
              },
            },
          },
        },
        reservation: {
          label: 'Huduma ya uhifadhi',
          about: 'Hupeleka majina yaliyosajiliwa kwenye utafutaji wa majina.',
        },
        'legal-documents': { label: 'Hati za kisheria', about: 'Hupeleka tena kiambatisho EDMS.' },
        'annual-returns': { label: 'Taarifa za mwaka', about: 'Huweka hali ya taarifa za mwaka za kampuni.' },
        'form-compliance': { label: 'Utimizaji wa fomu', about: 'Huweka kama kampuni imewasilisha fomu.' },
        'data-correction': 'Marekebisho ya data',
      },
    },
  },
  forms: {
    reservationPush: {
      submit: 'Sukuma',
      fields: {
        service: {
          label: 'Huduma',
          options: { BUSINESS_NAME: 'Usajili wa jina la biashara', COMPANY: 'Uundaji wa kampuni' },
          missing: 'Chagua huduma kwanza.',
        },
        brn: 'BRN',
        startDate: 'Tarehe ya kuanza',
        endDate: 'Tarehe ya mwisho',
      },
      says: { done: 'Matokeo ya kila jina yako hapa chini.' },
    },
    legalRetry: {
      submit: 'Jaribu tena',
      fields: {
        instrumentNo: { label: 'Nambari ya hati', help: 'Hupeleka tena kiambatisho EDMS, kama hakikufika huko.' },
      },
    },
    annualReturns: {
      submit: 'Wasilisha',
      fields: {
        brn: 'BRN',
        rationale: 'Sababu',
        years: 'Miaka',
        targetStatus: {
          label: 'Hali inayolengwa',
          options: { FILED: 'Zimewasilishwa', NOT_FILED: 'Hazijawasilishwa', OVERDUE: 'Zimechelewa' },
        },
      },
      confirm: { question: 'Unataka kubadilisha kinachosemwa na rejista?' },
      says: { done: 'Hali ya taarifa za mwaka za kampuni imesasishwa kwa miaka iliyochaguliwa' },
    },
    formCompliance: {
      submit: 'Wasilisha',
      fields: {
        brn: 'BRN',
        rationale: 'Sababu',
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
        isCompliant: { label: 'Imetimiza', options: { true: 'Ndiyo', false: 'Hapana' } },
      },
      confirm: { question: 'Unataka kubadilisha kinachosemwa na rejista?' },
      says: { done: 'Hali ya taarifa za mwaka za kampuni imesasishwa kwa fomu iliyochaguliwa' },
    },
  },
}

export default words
