const form = { brn: 'BRN', rationale: 'Sababu' }
const returns = { FILED: 'Zimewasilishwa', NOT_FILED: 'Hazijawasilishwa', OVERDUE: 'Zimechelewa' }
const forms = { FORM_18: 'Fomu 18', FORM_20: 'Fomu 20', FORM_24: 'Fomu 24', FORM_25: 'Fomu 25', FORM_26: 'Fomu 26' }
const confirm = { page: 'Unataka kubadilisha kinachosemwa na rejista?' }
const statuses = {
  PENDING: 'Inasubiri',
  FAILED: 'Imeshindikana',
  PAUSED: 'Imesimamishwa',
  IN_PROGRESS: 'Inaendelea',
  Sent: 'Imetumwa',
  Success: 'Imefanikiwa',
}

/** The words of what is put right by hand in Internal Processes, by definition. */
export default {
  reservationPush: {
    forms: {
      page: {
        submit: 'Sukuma',
        fields: { service: 'Huduma', brn: 'BRN', startDate: 'Tarehe ya kuanza', endDate: 'Tarehe ya mwisho' },
        options: {
          service: { BUSINESS_NAME: 'Usajili wa jina la biashara', COMPANY: 'Uundaji wa kampuni' },
        },
        missing: { service: 'Chagua huduma kwanza.' },
      },
    },
    done: { page: 'Tazama hapa chini kila jina lilivyokwenda.' },
  },
  namePushes: {
    name: 'Majina yaliyosukumwa',
    fields: { brn: 'BRN', name: 'Jina', type: 'Aina ya taasisi', subType: 'Aina ndogo ya taasisi', standing: 'Hali' },
    options: {
      type: {
        COMPANY: 'Kampuni',
        FOREIGN_COMPANY: 'Kampuni ya kigeni',
        BUSINESS_NAME: 'Jina la biashara',
        BUILDING_SOCIETY: 'Chama cha ujenzi',
      },
      standing: { PENDING: 'Inasubiri', SENT: 'Imetumwa', FAILED: 'Imeshindikana' },
    },
  },
  legalRetry: {
    forms: {
      page: {
        submit: 'Jaribu tena',
        fields: { instrumentNo: 'Nambari ya hati' },
        help: { instrumentNo: 'Hupeleka tena kiambatisho EDMS, kama hakikufika huko.' },
      },
    },
  },
  annualReturns: {
    forms: {
      page: {
        submit: 'Wasilisha',
        fields: { ...form, years: 'Miaka', targetStatus: 'Hali inayolengwa' },
        options: { targetStatus: returns },
      },
    },
    confirm,
    done: { page: 'Hali ya taarifa za mwaka za kampuni imesasishwa kwa miaka iliyochaguliwa' },
  },
  formCompliance: {
    forms: {
      page: {
        submit: 'Wasilisha',
        fields: { ...form, target: 'Fomu inayolengwa', isCompliant: 'Imetimiza' },
        options: { target: forms, isCompliant: { true: 'Ndiyo', false: 'Hapana' } },
      },
    },
    confirm,
    done: { page: 'Hali ya taarifa za mwaka za kampuni imesasishwa kwa fomu iliyochaguliwa' },
  },
  dataCorrections: {
    name: 'Marekebisho ya data',
    search: 'Tafuta kwa BRN',
    empty: 'Kagua nambari, chagua hali nyingine, au ondoa tarehe.',
    failed: 'Mchakato haukurudi kwenye foleni. Jaribu tena baadaye',
    causes: 'Yaliyoshindikana kwa sababu',
    fields: {
      brn: 'BRN',
      retries: 'Idadi ya majaribio',
      createdAt: 'Tarehe',
      updatedAt: 'Ilifanyika mwisho',
      kind: 'Aina',
      standing: 'Hali',
      why: 'Sababu',
      found: 'Yaliyomo',
    },
    options: {
      kind: {
        CORRECT_NAME: 'Jina',
        CORRECT_ADDRESS: 'Anwani',
        CORRECT_REGISTRATION_DATE: 'Tarehe ya usajili',
        CORRECT_TYPE: 'Aina ndogo',
      },
      standing: { ...statuses, SENT: 'Imetumwa', SUCCESS: 'Imefanikiwa' },
    },
    filters: { status: 'Hali', start_date: 'Tarehe ya kuanza', end_date: 'Tarehe ya mwisho' },
    filterUnset: { status: 'Yote isipokuwa yaliyofanikiwa' },
    filterOptions: { status: statuses },
    actions: { retry: 'Jaribu tena', view: 'Tazama', open: 'Fungua jalada la taasisi' },
    done: { retry: 'Mchakato umerudishwa kwenye foleni' },
    failedWrite: { retry: 'Mchakato haukurudi kwenye foleni. Jaribu tena baadaye' },
  },
}

/** The sections of Internal Processes where they are put right. */
export const repairSections = {
  reservation: { label: 'Huduma ya uhifadhi', about: 'Hupeleka majina yaliyosajiliwa kwenye utafutaji wa majina.' },
  'legal-documents': { label: 'Hati za kisheria', about: 'Hupeleka tena kiambatisho EDMS.' },
  'annual-returns': { label: 'Taarifa za mwaka', about: 'Huweka hali ya taarifa za kampuni kwa mkono.' },
  'form-compliance': { label: 'Utimizaji wa fomu', about: 'Husema kwa mkono kama kampuni imewasilisha fomu.' },
  'data-correction': { label: 'Marekebisho ya data' },
}
