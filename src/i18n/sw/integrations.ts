/** The words of the integrations: who integrates, and what access can be given to. */
const integrators = {
  name: 'MDA na Washirika',
  about: 'Waunganishaji wa API wa nje.',
  search: 'Jina',
  empty: 'Kagua tahajia, au ondoa utafutaji.',
  fields: {
    name: 'Jina',
    email: 'Barua pepe',
    phoneNumber: 'Simu',
    nationality: 'Uraia',
    createdAt: 'Tarehe ya kuundwa',
    enabled: 'Hali',
    idNumber: 'Namba ya kitambulisho',
    idType: 'Aina ya kitambulisho',
  },
  options: { enabled: { true: 'Inatumika', false: 'Haitumiki' } },
  actions: { generateKeys: 'Tengeneza funguo', view: 'Angalia' },
  also: {
    view: {
      apiMode: 'Hali ya API',
      apiKey: 'Ufunguo wa API',
      secretKey: 'Ufunguo wa siri',
      endPoints: 'Maeneo ya ufikiaji',
    },
  },
  alsoNone: { view: 'Hakuna funguo zilizotengenezwa bado.' },
}

const fields = { endPoint: 'Kituo', serviceName: 'Jina la huduma', description: 'Maelezo' }
const form = {
  submit: 'Hifadhi',
  fields,
  help: { endPoint: 'Herufi ndogo, tarakimu na vistari, kila sehemu baada ya mkwaju.' },
  placeholder: { endPoint: '/entity/basic' },
}

export const integrations = {
  mdaIntegrators: { ...integrators, tab: 'Waunganishaji wa MDA' },
  partnerIntegrators: { ...integrators, tab: 'Waunganishaji Washirika' },
  accessLevels: {
    name: 'MDA na Washirika',
    tab: 'Mipangilio',
    about: 'Vitu ambavyo taasisi zinaweza kupewa ufikiaji.',
    search: 'Kituo au huduma',
    empty: 'Tafuta kitu kingine, au unda kiwango cha ufikiaji.',
    fields,
    create: {
      label: 'Unda Kiwango cha Ufikiaji',
      title: 'Unda Kiwango cha Ufikiaji',
      tab0: 'Unda Kiwango cha Ufikiaji',
    },
    forms: {
      create0: { ...form, title: 'Unda Kiwango cha Ufikiaji' },
      edit: { ...form, title: 'Hariri Kiwango cha Ufikiaji' },
    },
    actions: { edit: 'Hariri', delete: 'Futa' },
    confirm: { delete: 'Una uhakika na kitendo hiki?' },
    done: { create0: 'Kiwango cha ufikiaji kimeundwa' },
    unavailable: {
      edit: 'Viwango vya ufikiaji bado haviwezi kubadilishwa. Hakuna kilichohifadhiwa.',
      delete: 'Viwango vya ufikiaji bado haviwezi kufutwa. Hakuna kilichofutwa.',
    },
  },
}
