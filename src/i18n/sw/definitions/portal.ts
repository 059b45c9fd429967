import type { DefinitionTable } from '../../definitionTable'
import { auditCalls } from './auditCalls'
import { accessSentences, auditSentences } from './auditSentences'

const accessFields = { address: 'Kutoka' }
const accessColumns = { reason: { options: { COMPLAINT: 'Malalamiko' } }, event: { options: accessSentences } }

const origins = { 'the server': 'Seva', 'the command line': 'Mstari wa amri' }

/** The audit trail and the access log, in Kiswahili. */
const words: DefinitionTable = {
  menu: {
    doctor: { label: 'Ukaguzi wa mfumo', about: 'Kasoro za usakinishaji huu, na kinachosaidia' },
    people: { about: 'Watu katika taasisi zote' },
    'audit-trail': { about: 'Mabadiliko yote kwenye rejista: nani, lini, kutoka wapi, na thamani za awali' },
    'access-log': {
      about:
        'Nani alifungua, alifichua, alihamisha au alichapisha faili, lini na kutoka wapi. Thamani hazirekodiwi kamwe.',
    },
  },
  resources: {
    'person-pairs': {
      tab: 'Yaelekea ni mtu yuleyule',
      computed: {
        otherBorn: 'Tarehe ya kuzaliwa ya mwingine',
        reason: {
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
      actions: { compare: 'Linganisha' },
    },
    'person-decisions': {
      tab: 'Maamuzi',
      fields: { decidedBy: 'Aliyeamua' },
      emptyHint: 'Bado hakuna aliyeamua kuhusu watu wawili.',
      actions: { undo: { label: 'Tengua', form: { title: 'Tengua uamuzi', submit: 'Tengua' } } },
    },
    'audit-trail': {
      search: { placeholder: 'Mtu, jambo au ombi' },
      filters: {
        actorId: { among: { search: { none: 'Hakuna mtu wa jina hilo kwenye kumbukumbu' } } },
        call: { options: auditCalls },
        subject: 'Mwanzo wa jambo',
        field: 'Sehemu iliyobadilishwa',
      },
      fields: { address: { label: 'Kutoka', options: origins }, call: { options: auditCalls } },
      computed: { actorName: { options: origins }, event: { options: auditSentences } },
      notFoundHint: 'Jaribu neno lingine, au ondoa vichujio.',
    },
    'access-log': {
      tab: { label: 'Maingizo' },
      filters: { fileKey: { placeholder: 'BRN au namba nyingine kamili' } },
      fields: accessFields,
      computed: accessColumns,
      notFoundHint: 'Hakiki namba, chagua siku nyingine, au ondoa vichujio.',
    },
    'access-sample': {
      about:
        'Ufichuaji ishirini wa kila wiki, uliochaguliwa kwa bahati. Weka kila mmoja alama ya kuonekana, au uuhoji kwa maelezo.',
      tab: { label: 'Sampuli ya wiki' },
      fields: { ...accessFields, week: 'Wiki ya', markedBy: 'Imekaguliwa na' },
      computed: accessColumns,
      emptyHint: 'Sampuli huchaguliwa mwanzoni mwa kila wiki, kutoka ufichuaji wa wiki iliyotangulia.',
      actions: {
        review: {
          label: 'Kagua',
          form: {
            title: 'Kagua ufichuaji',
            submit: 'Hifadhi ukaguzi',
            fields: { note: { help: 'Yanahitajika kwa ufichuaji unaohojiwa. Aliyefichua haoni maelezo haya.' } },
          },
        },
      },
    },
  },
}

export default words
