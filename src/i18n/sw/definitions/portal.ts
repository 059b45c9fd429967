import type { DefinitionTable } from '../../definitionTable'
import { auditCalls } from './auditCalls'

const kind = { OPEN: 'Imefunguliwa', REVEAL: 'Imefichuliwa', EXPORT: 'Imehamishwa', PRINT: 'Imechapishwa' }
const fileKind = {
  ENTITY: 'Taasisi',
  PERSON: 'Mtu',
  PRACTITIONER: 'Mfilisi',
  LEGAL_DOCUMENT: 'Hati ya kisheria',
  APPLICATION: 'Ombi la ufilisi',
  ACCOUNT: 'Akaunti',
  PAYMENT: 'Malipo',
  DOCUMENT: 'Kiambatisho',
  PEOPLE_SEARCH: 'Utafutaji wa watu',
  ACCESS_LOG: 'Kumbukumbu za usomaji',
}
const person = {
  label: 'Mtu',
  among: { search: { placeholder: 'Jina', none: 'Hakuna mtu wa jina hilo kwenye kumbukumbu' } },
}
const marks = { SEEN: 'Imeonekana', QUESTIONED: 'Imehojiwa' }
const accessFields = {
  at: 'Lini',
  actorName: 'Nani',
  kind: { label: 'Usomaji', options: kind },
  address: 'Kutoka',
  call: 'Ombi',
  resource: 'Orodha au ukurasa',
  reference: 'Rejea',
}
const accessColumns = {
  fileType: { label: 'Aina ya faili', options: fileKind },
  file: 'Namba ya faili',
  about: 'Faili',
  reason: {
    label: 'Sababu',
    options: {
      ENQUIRY: 'Ulizo',
      COURT_ORDER: 'Amri ya mahakama',
      CORRECTION: 'Marekebisho',
      INVESTIGATION: 'Uchunguzi',
      COMPLAINT: 'Malalamiko',
    },
  },
}
const openFile = {
  open: 'Fungua faili',
  openApplication: 'Fungua ombi',
  openPayment: 'Fungua muamala',
  openPerson: 'Fungua mtu',
}

/** The audit trail and the access log, in Kiswahili. */
const words: DefinitionTable = {
  menu: {
    people: { label: 'Watu', about: 'Watu katika taasisi zote' },
    'audit-trail': {
      label: 'Kumbukumbu za ukaguzi',
      about: 'Mabadiliko yote kwenye rejista: nani, lini, kutoka wapi, na thamani za awali',
    },
    'access-log': {
      label: 'Kumbukumbu za usomaji',
      about:
        'Nani alifungua, alifichua, alihamisha au alichapisha faili, lini na kutoka wapi. Thamani hazirekodiwi kamwe.',
    },
  },
  resources: {
    'person-pairs': {
      label: 'Watu',
      tab: 'Yaelekea ni mtu yuleyule',
      filters: { certainty: { label: 'Uhakika', options: { near: 'Yaelekea', possible: 'Huenda' } } },
      computed: {
        one: 'Mtu',
        oneBorn: 'Tarehe ya kuzaliwa',
        other: 'Mtu mwingine',
        otherBorn: 'Tarehe ya kuzaliwa ya mwingine',
        certainty: { label: 'Uhakika', options: { near: 'Yaelekea', possible: 'Huenda' } },
        reason: {
          label: 'Sababu',
          options: {
            numberSpelling: 'Namba ya kitambulisho imeandikwa tofauti',
            numberDigit: 'Herufi moja ya namba ya kitambulisho ni tofauti',
            sameName: 'Jina na tarehe ya kuzaliwa vilevile',
            nameSpelling: 'Jina linalofanana, tarehe ileile ya kuzaliwa',
            namePart: 'Sehemu ya jina, tarehe ileile ya kuzaliwa',
          },
        },
      },
      emptyHint: 'Hakuna watu wawili wanaoelekea kuwa mmoja, au wote wameamuliwa.',
      actions: { compare: 'Linganisha', open: 'Fungua ukurasa wa mtu' },
    },
    'person-decisions': {
      label: 'Watu',
      tab: 'Maamuzi',
      filters: { kind: { label: 'Uamuzi', options: { MERGE: 'Mtu mmoja', APART: 'Wametenganishwa' } } },
      fields: {
        oneName: 'Mtu',
        otherName: 'Mtu mwingine',
        reason: 'Sababu',
        decidedBy: 'Aliyeamua',
        decidedAt: 'Tarehe',
      },
      computed: {
        decision: { label: 'Uamuzi', options: { MERGE: 'Mtu mmoja', APART: 'Wametenganishwa' } },
        state: { label: 'Hali', options: { IN_FORCE: 'Unatumika', UNDONE: 'Umetenguliwa' } },
      },
      emptyHint: 'Bado hakuna aliyeamua kuhusu watu wawili.',
      actions: {
        undo: { label: 'Tengua', form: { title: 'Tengua uamuzi', submit: 'Tengua', fields: { reason: 'Sababu' } } },
        open: 'Fungua ukurasa wa mtu',
      },
    },
    'audit-trail': {
      label: 'Kumbukumbu za ukaguzi',
      search: { placeholder: 'Mtu, jambo au ombi' },
      filters: {
        actorId: {
          label: 'Mtu',
          among: { search: { placeholder: 'Jina', none: 'Hakuna mtu wa jina hilo kwenye kumbukumbu' } },
        },
        call: { label: 'Ombi', options: auditCalls },
        subject: 'Mwanzo wa jambo',
        field: 'Sehemu iliyobadilishwa',
        from: 'Tarehe ya kuanza',
        to: 'Tarehe ya mwisho',
      },
      fields: {
        at: 'Lini',
        actorName: 'Nani',
        address: { label: 'Kutoka', options: { 'the server': 'Seva', 'the command line': 'Mstari wa amri' } },
        call: 'Ombi',
        subject: 'Jambo',
      },
      notFoundHint: 'Jaribu neno lingine, au ondoa vichujio.',
      actions: { details: 'Maelezo' },
    },
    'access-log': {
      label: 'Kumbukumbu za usomaji',
      tab: { label: 'Maingizo' },
      filters: {
        actorId: person,
        fileKind: accessColumns.fileType,
        fileKey: { label: 'Namba ya faili', placeholder: 'BRN au namba nyingine kamili' },
        kind: { label: 'Usomaji', options: kind },
        from: 'Tarehe ya kuanza',
        to: 'Tarehe ya mwisho',
      },
      fields: accessFields,
      computed: accessColumns,
      notFoundHint: 'Hakiki namba, chagua siku nyingine, au ondoa vichujio.',
      actions: { ...openFile, details: 'Maelezo' },
    },
    'access-sample': {
      label: 'Kumbukumbu za usomaji',
      about:
        'Ufichuaji ishirini wa kila wiki, uliochaguliwa kwa bahati. Weka kila mmoja alama ya kuonekana, au uuhoji kwa maelezo.',
      tab: { label: 'Sampuli ya wiki' },
      filters: { state: { label: 'Ukaguzi', options: { UNMARKED: 'Ya kukaguliwa', ...marks } }, actorId: person },
      fields: { ...accessFields, week: 'Wiki ya', note: 'Maelezo', markedBy: 'Imekaguliwa na' },
      computed: { ...accessColumns, review: { label: 'Ukaguzi', options: { UNMARKED: 'Ya kukaguliwa', ...marks } } },
      emptyHint: 'Sampuli huchaguliwa mwanzoni mwa kila wiki, kutoka ufichuaji wa wiki iliyotangulia.',
      actions: {
        review: {
          label: 'Kagua',
          form: {
            title: 'Kagua ufichuaji',
            submit: 'Hifadhi ukaguzi',
            fields: {
              mark: { label: 'Ukaguzi', options: marks },
              note: {
                label: 'Maelezo',
                help: 'Yanahitajika kwa ufichuaji unaohojiwa. Aliyefichua haoni maelezo haya.',
              },
            },
          },
        },
        ...openFile,
        details: 'Maelezo',
      },
    },
  },
}

export default words
