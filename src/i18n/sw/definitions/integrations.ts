import type { DefinitionTable } from '../../definitionTable'

const integratorFields = {
  email: 'Barua pepe',
  phoneNumber: 'Simu',
  nationality: 'Uraia',
  createdAt: 'Tarehe ya kuundwa',
  enabled: { label: 'Hali', options: { true: 'Inatumika', false: 'Haitumiki' } },
  idNumber: 'Namba ya kitambulisho',
  idType: 'Aina ya kitambulisho',
}
const integratorActions = {
  generateKeys: 'Tengeneza funguo',
  view: {
    label: 'Tazama',
    details: {
      also: {
        none: 'Hakuna funguo zilizotengenezwa bado.',
        facts: {
          apiMode: { label: 'Hali ya API', options: { SANDBOX: 'Majaribio', LIVE: 'Matumizi halisi' } },
          apiKey: 'Ufunguo wa API',
          secretKey: 'Ufunguo wa siri',
          endPoints: 'Maeneo ya ufikiaji',
        },
      },
    },
  },
}
const levelForm = {
  endPoint: {
    label: 'Anwani ya API',
    placeholder: '/entity/basic',
    help: 'Herufi ndogo, tarakimu na vistari, na mkwaju kabla ya kila sehemu',
  },
  serviceName: 'Jina la huduma',
  description: 'Maelezo',
}

/** Integrations, in Kiswahili. */
const words: DefinitionTable = {
  menu: {
    integrations: {
      label: 'Miunganisho',
      children: {
        'integrations/mdas_and_partners': { label: 'MDA na washirika', about: 'Waunganishaji wa API wa nje' },
        'integrations/credentials': {
          label: 'Vitambulisho vya siri',
          about: 'Vitambulisho vya mifumo ambayo rejista huunganishwa nayo',
        },
      },
    },
  },
  resources: {
    mdaIntegrators: {
      label: 'MDA na Washirika',
      search: { placeholder: 'Jina' },
      notFoundHint: 'Kagua tahajia, au ondoa utafutaji.',
      fields: integratorFields,
      computed: { name: 'Jina' },
      actions: integratorActions,
      tab: 'Waunganishaji wa MDA',
    },
    partnerIntegrators: {
      label: 'MDA na Washirika',
      search: { placeholder: 'Jina' },
      notFoundHint: 'Kagua tahajia, au ondoa utafutaji.',
      fields: integratorFields,
      computed: { name: 'Jina' },
      actions: integratorActions,
      tab: 'Waunganishaji Washirika',
    },
    accessLevels: {
      label: 'MDA na Washirika',
      about: 'Anwani za API ambazo taasisi zinaweza kupewa ufikiaji',
      tab: 'Mipangilio',
      search: { placeholder: 'Anwani ya API au huduma' },
      fields: { endPoint: 'Anwani ya API', serviceName: 'Jina la huduma', description: 'Maelezo' },
      notFoundHint: 'Tafuta kitu kingine, au unda kiwango cha ufikiaji.',
      create: {
        label: 'Unda Kiwango cha Ufikiaji',
        title: 'Unda Kiwango cha Ufikiaji',
        ways: [
          {
            tab: 'Unda Kiwango cha Ufikiaji',
            form: {
              title: 'Unda Kiwango cha Ufikiaji',
              submit: 'Hifadhi',
              fields: levelForm,
              says: { done: 'Kiwango cha ufikiaji kimeundwa' },
            },
          },
        ],
      },
      actions: {
        edit: {
          label: 'Hariri',
          form: {
            title: 'Hariri Kiwango cha Ufikiaji',
            submit: 'Hifadhi',
            fields: levelForm,
            unavailable: 'Viwango vya ufikiaji bado haviwezi kubadilishwa. Hakuna kilichohifadhiwa.',
          },
        },
        delete: {
          label: 'Futa',
          confirm: { question: 'Una uhakika na kitendo hiki?' },
          unavailable: 'Viwango vya ufikiaji bado haviwezi kufutwa. Hakuna kilichofutwa.',
        },
      },
    },
  },
}

export default words
