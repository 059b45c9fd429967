import type { DefinitionTable } from '../../definitionTable'
import { area, source } from './workOptions'
import workTeam from './workTeam'

/** The list of work, in Kiswahili. */
const words: DefinitionTable = {
  menu: {
    jobs: {
      label: 'Kazi ndefu',
      about: 'Hatua kwa safu nyingi, uingizaji na uhamishaji: zimefika wapi, na faili zake kwa siku 7',
    },
    work: { about: 'Kila kinachomsubiri mtu, cha haraka zaidi kwanza' },
    'work-team': { about: 'Anachomiliki kila mmoja, alichofungua na alichokamilisha' },
  },
  resources: {
    ...workTeam.resources,
    jobs: {
      label: 'Kazi ndefu',
      filters: {
        kind: {
          label: 'Aina',
          options: { BULK: 'Hatua kwa safu nyingi', IMPORT: 'Uingizaji', EXPORT: 'Uhamishaji', LOAD: 'Upakiaji' },
        },
        state: {
          label: 'Hali',
          options: { RUNNING: 'Inaendelea', DONE: 'Imekamilika', CANCELLED: 'Imesimamishwa', FAILED: 'Imeshindikana' },
        },
        whose: { label: 'Za nani', options: { OWN: 'Zangu', ALL: 'Za wote' } },
      },
      fields: {
        kind: {
          label: 'Aina',
          options: { BULK: 'Hatua kwa safu nyingi', IMPORT: 'Uingizaji', EXPORT: 'Uhamishaji', LOAD: 'Upakiaji' },
        },
        state: {
          label: 'Hali',
          options: { RUNNING: 'Inaendelea', DONE: 'Imekamilika', CANCELLED: 'Imesimamishwa', FAILED: 'Imeshindikana' },
        },
        refused: 'Zilizokataliwa',
        by: 'Imeanzishwa na',
        startedAt: 'Ilianza',
      },
      computed: { what: 'Kazi ndefu', rows: 'Safu' },
      emptyHint: 'Hatua kwa safu nyingi, uingizaji na uhamishaji zitaonekana hapa.',
      actions: {
        open: 'Maelezo',
        fetchFile: 'Pakua faili',
        stop: {
          label: 'Simamisha',
          says: { done: 'Imesimamishwa' },
          confirm: {
            question: 'Uisimamishe kazi hii?',
            loss: 'Safu zilizofikiwa zinabaki zilivyo. Uingizaji hauhifadhi chochote.',
          },
        },
      },
    },
    work: {
      search: { placeholder: 'Jina, namba au hitilafu' },
      filters: {
        area: { options: area },
        source: { options: source },
        owner: { label: 'Mwenye kazi', options: { NOBODY: 'Hakuna mtu' } },
        age: 'Siku za kusubiri, angalau',
      },
      fields: { source: { options: source }, since: 'Tangu', ownerName: 'Mwenye kazi', holderName: 'Imefunguliwa na' },
      emptyHint: 'Hakuna kinachosubiri hapa. Chagua mwonekano mwingine au ondoa vichujio.',
      actions: {
        open: 'Fungua',
        fileDocument: {
          label: 'Pakia hati',
          form: {
            title: 'Pakia hati',
            submit: 'Wasilisha hati',
            fields: { file: 'Faili ya hati' },
            warning: 'Inakuwa hati hii ya taasisi kwenye EDMS, na haiwezi kubadilishwa hapa.',
          },
        },
        take: { label: 'Chukua', says: { done: 'Ni yako kwa dakika 15' } },
        passOn: { form: { fields: { to: { label: 'Mwenzako' } } } },
        giveBack: 'Rudisha kwa wote',
        snooze: { form: { fields: { until: { label: 'Hadi', help: 'Inarudi asubuhi ya siku hii ya kazi.' } } } },
        wake: 'Maliza kuahirisha',
      },
    },
  },
}

export default words
