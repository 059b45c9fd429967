import type { DefinitionTable } from '../../definitionTable'
import { showPersonalData } from './personalData'

const serviceForm = {
  serviceName: 'Jina',
  taxHeadId: 'Kifungu cha Kodi',
  serviceCode: { label: 'Msimbo', help: 'Herufi, tarakimu na - . _ /' },
  serviceCost: 'Gharama',
  currencyId: 'Sarafu',
}
const sure = { question: 'Una uhakika na kitendo hiki?' }
const documentFields = { documentNumber: 'Namba ya Hati', documentName: 'Jina la Hati', amount: 'Gharama' }
const yesOrNo = { YES: 'NDIYO', NO: 'HAPANA' }
const taxHeadForm = {
  taxHeadName: 'Jina',
  taxHeadId: 'Kitambulisho cha Kifungu',
  taxHeadCode: { label: 'Kifungu cha Kodi', help: 'Msimbo wa mamlaka ya kodi' },
  taxHeadCurrency: { label: 'Sarafu', options: { UGANDA_SHILLINGS: 'Shilingi za Uganda' } },
  baseValue: 'Thamani ya Msingi',
  feesPerUnit: 'Ada kwa Kipimo',
  percentage: 'Asilimia',
  isAvailableOnPortal: { label: 'Inapatikana kwenye', options: { YES: 'NDIYO', BOTH: 'ZOTE' } },
  isActive: { label: 'Inatumika', options: yesOrNo },
  isDescriptionDisplayed: { label: 'Maelezo Yanaonyeshwa', options: yesOrNo },
  isTinMandatory: { label: 'TIN ni Lazima', options: yesOrNo },
  isReferenceTypeMandatory: { label: 'Aina ya Rejea ni Lazima', options: yesOrNo },
  level_1: { label: 'Ngazi 1', options: { LEVEL_1: 'Ngazi 1' } },
  level_2: {
    label: 'Ngazi 2',
    options: {
      DEPARTMENT_1: 'Idara 1',
      DEPARTMENT_2: 'Idara 2',
      DEPARTMENT_3: 'Idara 3',
      DEPARTMENT_4: 'Idara 4',
      DEPARTMENT_5: 'Idara 5',
    },
  },
  level_3: {
    label: 'Ngazi 3',
    options: {
      CATEGORY_1: 'Kundi 1',
      CATEGORY_2: 'Kundi 2',
      CATEGORY_3: 'Kundi 3',
      CATEGORY_4: 'Kundi 4',
      CATEGORY_5: 'Kundi 5',
      CATEGORY_6: 'Kundi 6',
      CATEGORY_7: 'Kundi 7',
      CATEGORY_8: 'Kundi 8',
      CATEGORY_9: 'Kundi 9',
      CATEGORY_10: 'Kundi 10',
      CATEGORY_11: 'Kundi 11',
      CATEGORY_12: 'Kundi 12',
      CATEGORY_13: 'Kundi 13',
      CATEGORY_14: 'Kundi 14',
      CATEGORY_15: 'Kundi 15',
      CATEGORY_16: 'Kundi 16',
    },
  },
  level_4: {
    label: 'Ngazi 4',
    options: {
      INTELLECTUAL_PROPERTY_1: 'Aina ya hakimiliki 1',
      INTELLECTUAL_PROPERTY_2: 'Aina ya hakimiliki 2',
      INTELLECTUAL_PROPERTY_3: 'Aina ya hakimiliki 3',
      INTELLECTUAL_PROPERTY_4: 'Aina ya hakimiliki 4',
      INTELLECTUAL_PROPERTY_5: 'Aina ya hakimiliki 5',
      INTELLECTUAL_PROPERTY_6: 'Aina ya hakimiliki 6',
      INTELLECTUAL_PROPERTY_7: 'Aina ya hakimiliki 7',
    },
  },
  level_5: {
    label: 'Ngazi 5',
    options: { MARK_1: 'Aina ya alama 1', MARK_2: 'Aina ya alama 2', MARK_3: 'Aina ya alama 3' },
  },
  level_6: 'Ngazi 6',
  taxHeadDescription: 'Maelezo',
}
const paymentStatuses = {
  PENDING: 'Inasubiri',
  COMPLETED: 'Imekamilika',
  CANCELLED: 'Imeghairiwa',
  FAILED: 'Imeshindikana',
}
const prnStatus = {
  label: 'Hali ya PRN',
  options: { PENDING: 'Inasubiri', CREDITED: 'Imelipwa', FAILED: 'Imeshindikana' },
}
const paymentMethod = {
  label: 'Njia ya malipo',
  options: { MOBILE_MONEY: 'Pesa ya simu', ALREADY_PAID: 'Imeshalipwa', COUNTER: 'Dirishani' },
}

/** Prices, transactions and PRNs, in Kiswahili. */
const words: DefinitionTable = {
  menu: {
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
  },
  resources: {
    'billing/service-costs': {
      label: 'Gharama za Huduma',
      search: { placeholder: 'Jina' },
      fields: { serviceName: 'Jina', taxHeadCode: 'Kifungu cha Kodi', serviceCode: 'Msimbo', serviceCost: 'Gharama' },
      notFoundHint: 'Angalia tahajia, au ongeza huduma.',
      create: {
        label: 'Huduma Mpya',
        title: 'Huduma Mpya',
        ways: [
          {
            tab: 'Huduma Mpya',
            form: {
              title: 'Huduma Mpya',
              submit: 'Wasilisha',
              fields: serviceForm,
              says: { done: 'Gharama ya huduma imeundwa', failed: 'Huduma haikuundwa' },
            },
          },
        ],
      },
      actions: {
        edit: {
          label: 'Hariri',
          form: {
            title: 'Hariri Huduma',
            submit: 'Sasisha',
            fields: serviceForm,
            says: { done: 'Gharama ya huduma imesasishwa', failed: 'Huduma haikuundwa' },
          },
        },
        remove: { label: 'Futa', confirm: sure, says: { done: 'Gharama ya huduma imeondolewa' } },
      },
    },
    'billing/document-costs': {
      label: 'Gharama za Hati',
      search: { placeholder: 'Jina' },
      fields: documentFields,
      computed: { feeCategory: { label: 'Aina ya Ada', options: { CERTIFICATION: 'UTHIBITISHO' } } },
      notFoundHint: 'Angalia tahajia, au ongeza hati.',
      create: {
        label: 'Ongeza Huduma',
        title: 'Gharama Mpya ya Hati',
        ways: [
          {
            tab: 'Gharama Mpya ya Hati',
            form: {
              title: 'Gharama Mpya ya Hati',
              submit: 'Wasilisha',
              fields: documentFields,
              says: { done: 'Gharama ya hati imeundwa', failed: 'Gharama ya hati haikuundwa' },
            },
          },
        ],
      },
      actions: {
        edit: {
          label: 'Hariri',
          form: {
            title: 'Hariri Huduma',
            submit: 'Sasisha',
            fields: documentFields,
            says: { failed: 'Gharama ya hati haikuundwa' },
          },
        },
        remove: {
          label: 'Futa',
          unavailable: 'Kufuta gharama ya hati hakupatikani. Hakuna kilichobadilishwa.',
          confirm: sure,
        },
      },
    },
    'billing/tax-heads': {
      label: 'Vifungu vya Kodi',
      search: { placeholder: 'Jina au kifungu cha kodi' },
      fields: { taxHeadName: 'Jina', taxHeadCode: 'Kifungu cha Kodi', baseValue: 'Thamani ya Msingi' },
      computed: {
        availableOn: {
          label: 'Inapatikana kwenye',
          options: { YES: 'Tathmini za OBRS', BOTH: 'Tathmini nje ya OBRS' },
        },
      },
      notFoundHint: 'Angalia tahajia, au ongeza kifungu cha kodi.',
      create: {
        label: 'Kifungu Kipya cha Kodi',
        title: 'Kifungu Kipya cha Kodi',
        ways: [
          {
            tab: 'Kifungu Kipya cha Kodi',
            form: {
              title: 'Kifungu Kipya cha Kodi',
              submit: 'Wasilisha',
              fields: taxHeadForm,
              says: { failed: 'Huduma haikuundwa' },
            },
          },
        ],
      },
      actions: {
        edit: {
          label: 'Hariri',
          form: {
            title: 'Hariri Kifungu cha Kodi',
            submit: 'Sasisha',
            fields: taxHeadForm,
            says: { failed: 'Huduma haikuundwa' },
          },
        },
      },
    },
    'billing/transactions': {
      label: 'Miamala',
      filters: {
        trackingNumber: 'Namba ya ufuatiliaji',
        prn: 'PRN',
        status: { label: 'Hali', options: paymentStatuses },
        prnStatus,
        paymentMethod,
      },
      fields: {
        prn: 'PRN',
        trackingNumber: 'Na. ya ufuatiliaji',
        grandTotal: 'Jumla',
        createdDate: 'Tarehe',
        invoiceNo: 'Namba ya ankara',
        transactionRef: 'Kumbukumbu ya muamala',
        subTotal: 'Jumla ndogo',
        totalTax: 'Kodi',
        releasedAt: 'Iliachiliwa',
      },
      computed: {
        transactionType: { label: 'Huduma' },
        entity: { label: 'Imelipiwa' },
        payer: { label: 'Imelipwa na' },
        method: paymentMethod,
        prnStanding: prnStatus,
        standing: { label: 'Hali', options: { ...paymentStatuses, CANCELED: 'Imeghairiwa' } },
        phone: 'Namba ya simu',
        answer: {
          label: 'Mfumo wa malipo',
          options: { WAITING: 'Inasubiri jibu', UNANSWERED: 'Hakuna jibu. Jaribu tena baadaye.' },
        },
      },
      sums: 'Jumla',
      notFoundHint: 'Kagua namba, au ondoa kichujio.',
      actionsLabel: 'Hatua',
      actions: {
        view: 'Tazama',
        retry: 'Jaribu tena',
        release: { label: 'Achilia', confirm: sure },
        showPersonalData,
        journey: 'Safari',
      },
    },
    'billing/prn-manager': {
      label: 'PRN',
      search: { placeholder: 'PRN' },
      fields: { prn: 'PRN', createdAt: 'Tarehe' },
      notFoundHint: 'Kagua namba, au ongeza PRN zilizotumika.',
      create: {
        label: 'Ongeza PRN',
        title: 'Ongeza PRN',
        ways: [
          {
            tab: 'Andika PRN',
            form: {
              title: 'Andika PRN',
              submit: 'Wasilisha',
              fields: { list: { label: 'PRN', help: 'Zitenganishe kwa mikato, au bandika safu ya lahajedwali.' } },
              says: { done: 'PRN zimeongezwa' },
            },
          },
          {
            tab: 'Pakia faili',
            imports: {
              columns: { prn: { label: 'PRN', patternSays: 'Weka PRN: herufi na tarakimu pekee, zisizozidi 13' } },
            },
          },
        ],
      },
      buttons: {
        remove: {
          label: 'Ondoa PRN',
          form: {
            title: 'Ondoa PRN',
            submit: 'Ondoa',
            fields: { prn: 'PRN' },
            says: { done: 'PRN imeondolewa' },
            confirm: sure,
          },
        },
      },
    },
  },
}

export default words
