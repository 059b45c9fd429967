import type { DefinitionTable } from '../../definitionTable'

/** Integrations, in Kiswahili. */
const words: DefinitionTable = {
  menu: {
    integrations: {
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
    mdaIntegrators: { tab: 'Waunganishaji wa MDA' },
    partnerIntegrators: { tab: 'Waunganishaji Washirika' },
    accessLevels: {
      about: 'Anwani za API ambazo taasisi zinaweza kupewa ufikiaji',
      tab: 'Mipangilio',
      search: { placeholder: 'Anwani ya API au huduma' },
      notFoundHint: 'Tafuta kitu kingine, au unda kiwango cha ufikiaji.',
      create: { ways: [{ form: { says: { done: 'Kiwango cha ufikiaji kimeundwa' } } }] },
      actions: {
        edit: {
          form: {
            title: 'Hariri Kiwango cha Ufikiaji',
            unavailable: 'Viwango vya ufikiaji bado haviwezi kubadilishwa. Hakuna kilichohifadhiwa.',
          },
        },
        delete: { unavailable: 'Viwango vya ufikiaji bado haviwezi kufutwa. Hakuna kilichofutwa.' },
      },
    },
  },
}

export default words
