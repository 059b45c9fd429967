import type { DefinitionTable } from '../../definitionTable'

/** Integrations, in French. */
const words: DefinitionTable = {
  menu: {
    integrations: {
      children: {
        'integrations/mdas_and_partners': { about: 'Intégrateurs tiers de l’API' },
        'integrations/credentials': {
          label: 'Identifiants techniques',
          about: 'Identifiants des systèmes auxquels le registre se connecte',
        },
      },
    },
  },
  resources: {
    mdaIntegrators: { tab: 'Intégrateurs MDA' },
    partnerIntegrators: { tab: 'Intégrateurs partenaires' },
    accessLevels: {
      about: 'Points d’accès ouverts aux organisations',
      tab: 'Paramètres',
      search: { placeholder: 'Point d’accès ou service' },
      notFoundHint: 'Cherchez autre chose, ou créez le niveau d’accès.',
      create: { ways: [{ form: { says: { done: 'Niveau d’accès créé' } } }] },
      actions: {
        edit: {
          form: {
            title: 'Modifier le niveau d’accès',
            unavailable: 'Les niveaux d’accès ne peuvent pas encore être modifiés. Rien n’a été enregistré.',
          },
        },
        delete: { unavailable: 'Les niveaux d’accès ne peuvent pas encore être supprimés. Rien n’a été supprimé.' },
      },
    },
  },
}

export default words
