const registrationStatuses = { PENDING: 'Inasubiri', Success: 'Imefaulu', Sent: 'Imetumwa', Failed: 'Imeshindikana' }
const statuses = {
  PENDING: 'Inasubiri',
  PAUSED: 'Imesitishwa',
  IN_PROGRESS: 'Inaendelea',
  SENT: 'Imetumwa',
  EXPIRED: 'Muda umeisha',
}
const kinds = {
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
}

const list = {
  search: 'Tafuta kwa BRN',
  empty: 'Kagua namba, chagua hali nyingine, au ondoa tarehe.',
  causes: 'Walioshindwa kwa sababu',
}
const shared = { brn: 'BRN', createdAt: 'Tarehe', standing: 'Hali', why: 'Sababu', sent: 'Ombi', answer: 'Jibu' }

/** The words of internal processes; English stands in src/resources/processes. */
export const processes = {
  registrationProcesses: {
    actionsLabel: 'Hatua',
    name: 'Huduma ya usajili',
    ...list,
    fields: {
      ...shared,
      description: 'Aina',
      owner: 'Mmiliki',
      retries: 'Mara za kujaribu tena',
      updatedAt: 'Iliendeshwa mwisho',
      issue: 'Aina ya suala',
      entityName: 'Jina la taasisi',
      tries: 'Idadi ya majaribio',
      moment: 'Tarehe na saa',
    },
    options: { standing: registrationStatuses },
    filters: { status: 'Hali', start_date: 'Tarehe ya kuanza', end_date: 'Tarehe ya mwisho' },
    filterUnset: { status: 'Zinazosubiri na zilizoshindikana' },
    filterOptions: { status: registrationStatuses },
    actions: { retry: 'Jaribu tena', view: 'Tazama' },
    done: { retry: 'Mchakato umerudishwa kwenye foleni' },
    failedWrite: { retry: 'Mchakato haukurudishwa kwenye foleni. Jaribu tena baadaye' },
  },
  incorporationProcesses: {
    actionsLabel: 'Hatua',
    name: 'Huduma ya uanzishaji',
    ...list,
    fields: {
      ...shared,
      retryCount: 'Mara za kujaribu tena',
      lastRanAt: 'Iliendeshwa mwisho',
      actionIdToken: 'Tokeni ya kitendo',
      owner: 'Jina la taasisi',
      kind: 'Aina',
      tries: 'Majaribio',
      address: 'Anwani ya mfumo',
    },
    options: { kind: kinds, standing: { ...statuses, FAILED: 'Imeshindikana' } },
    filters: { status: 'Hali', startDate: 'Tarehe ya kuanza', endDate: 'Tarehe ya mwisho' },
    filterUnset: { status: 'Zisizotumwa bado' },
    filterOptions: { status: statuses },
    actions: { redo: 'Rudia', view: 'Tazama', run: 'Endesha sasa' },
    failedWrite: { redo: 'Mchakato haukurudishwa kwenye foleni. Jaribu tena baadaye.' },
  },
}

export const processSections = {
  'internal-processes': {
    name: 'Michakato ya ndani',
    registration: { label: 'Huduma ya usajili' },
    incorporation: {
      label: 'Huduma ya uanzishaji',
      processes: { label: 'Michakato' },
      statistics: {
        label: 'Takwimu',
        kinds: {
          all: 'Zote',
          ...Object.fromEntries(Object.entries(kinds).map(([kind, words]) => [kind.toLowerCase(), words])),
        },
        figures: {
          pending: statuses.PENDING,
          sent: statuses.SENT,
          paused: statuses.PAUSED,
          expired: statuses.EXPIRED,
          in_progress: statuses.IN_PROGRESS,
        },
      },
    },
  },
}

export const processPages = {
  'internal-processes/registration': {
    figures: 'Michakato ya usajili',
    figure: { queue: 'Kwenye foleni', failed: 'Zilizoshindikana' },
  },
}
