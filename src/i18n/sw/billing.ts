const statuses = { PENDING: 'Inasubiri', COMPLETED: 'Imekamilika', CANCELLED: 'Imeghairiwa', FAILED: 'Imeshindikana' }
const prnStatuses = { PENDING: 'Inasubiri', CREDITED: 'Imelipwa', FAILED: 'Imeshindikana' }
const methods = { MOBILE_MONEY: 'Pesa ya simu', ALREADY_PAID: 'Imeshalipwa', COUNTER: 'Dirishani' }

/** The words of transactions and PRNs; English stands in src/resources/billing. */
export default {
  'billing/transactions': {
    actionsLabel: 'Hatua',
    name: 'Miamala',
    about: 'Malipo ya huduma, na yalivyokwenda.',
    empty: 'Kagua namba, au ondoa kichujio.',
    sums: 'Jumla',
    filters: {
      trackingNumber: 'Namba ya ufuatiliaji',
      prn: 'PRN',
      status: 'Hali',
      prnStatus: 'Hali ya PRN',
      paymentMethod: 'Njia ya malipo',
    },
    filterOptions: { status: statuses, prnStatus: prnStatuses, paymentMethod: methods },
    fields: {
      prn: 'PRN',
      trackingNumber: 'Na. ya ufuatiliaji',
      transactionType: 'Huduma',
      grandTotal: 'Jumla',
      createdDate: 'Tarehe',
      invoiceNo: 'Namba ya ankara',
      transactionRef: 'Kumbukumbu ya muamala',
      subTotal: 'Jumla ndogo',
      totalTax: 'Kodi',
      releasedAt: 'Iliachiliwa',
      method: 'Njia ya malipo',
      prnStanding: 'Hali ya PRN',
      standing: 'Hali',
      phone: 'Namba ya simu',
      answer: 'Mfumo wa malipo',
    },
    options: {
      method: methods,
      prnStanding: prnStatuses,
      standing: { ...statuses, CANCELED: statuses.CANCELLED },
      answer: {
        WAITING: 'Unaulizwa: jibu linakuja',
        UNANSWERED: 'Haukujibu; jaribu tena baadaye',
      },
    },
    actions: { view: 'Tazama', retry: 'Jaribu tena', release: 'Achilia' },
    confirm: { release: 'Una uhakika na kitendo hiki?' },
  },
  'billing/prn-manager': {
    name: 'PRN',
    about: 'Namba za malipo zilizotumika: hakuna kinachoweza kulipwa kwazo tena.',
    search: 'PRN',
    empty: 'Kagua namba, au ongeza PRN zilizotumika.',
    fields: { prn: 'PRN', createdAt: 'Tarehe' },
    create: { label: 'Ongeza PRN', title: 'Ongeza PRN', tab0: 'Andika PRN', tab1: 'Pakia faili' },
    forms: {
      create0: {
        title: 'Andika PRN',
        submit: 'Wasilisha',
        fields: { list: 'PRN' },
        help: { list: 'Zitenganishe kwa mikato, au bandika safu ya lahajedwali.' },
      },
      remove: { title: 'Ondoa PRN', submit: 'Ondoa', fields: { prn: 'PRN' } },
    },
    import: { columns: { prn: 'PRN' }, patterns: { prn: 'Hii si PRN: herufi na tarakimu pekee, zisizozidi 13' } },
    actions: { remove: 'Ondoa PRN' },
    confirm: { remove: 'Una uhakika na kitendo hiki?' },
    done: { create0: 'PRN zimeongezwa', remove: 'PRN imeondolewa' },
  },
}
