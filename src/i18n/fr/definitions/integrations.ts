import type { DefinitionTable } from '../../definitionTable'

const integratorFields = {
  email: 'E-mail',
  phoneNumber: 'Téléphone',
  nationality: 'Nationalité',
  createdAt: 'Date de création',
  enabled: { label: 'Statut', options: { true: 'Actif', false: 'Inactif' } },
  idNumber: 'Numéro d’identité',
  idType: 'Type de pièce',
}
const integratorActions = {
  generateKeys: 'Générer les clés',
  view: {
    label: 'Voir',
    details: {
      also: {
        none: 'Aucune clé n’a encore été générée.',
        facts: {
          apiMode: { label: 'Mode de l’API', options: { SANDBOX: 'Bac à sable', LIVE: 'Production' } },
          apiKey: 'Clé de l’API',
          secretKey: 'Clé secrète',
          endPoints: 'Domaines d’accès',
        },
      },
    },
  },
}
const levelForm = {
  endPoint: {
    label: 'Point d’accès',
    placeholder: '/entity/basic',
    help: 'Minuscules, chiffres et traits d’union, avec une barre oblique avant chaque partie',
  },
  serviceName: 'Nom du service',
  description: 'Description',
}

/** Integrations, in French. */
const words: DefinitionTable = {
  menu: {
    integrations: {
      label: 'Intégrations',
      children: {
        'integrations/mdas_and_partners': { label: 'MDA et partenaires', about: 'Intégrateurs tiers de l’API' },
        'integrations/credentials': {
          label: 'Identifiants techniques',
          about: 'Identifiants des systèmes auxquels le registre se connecte',
        },
      },
    },
  },
  resources: {
    mdaIntegrators: {
      label: 'MDA et partenaires',
      search: { placeholder: 'Nom' },
      notFoundHint: 'Vérifiez l’orthographe, ou effacez la recherche.',
      fields: integratorFields,
      computed: { name: 'Nom' },
      actions: integratorActions,
      tab: 'Intégrateurs MDA',
    },
    partnerIntegrators: {
      label: 'MDA et partenaires',
      search: { placeholder: 'Nom' },
      notFoundHint: 'Vérifiez l’orthographe, ou effacez la recherche.',
      fields: integratorFields,
      computed: { name: 'Nom' },
      actions: integratorActions,
      tab: 'Intégrateurs partenaires',
    },
    accessLevels: {
      label: 'MDA et partenaires',
      about: 'Points d’accès ouverts aux organisations',
      tab: 'Paramètres',
      search: { placeholder: 'Point d’accès ou service' },
      fields: { endPoint: 'Point d’accès', serviceName: 'Nom du service', description: 'Description' },
      notFoundHint: 'Cherchez autre chose, ou créez le niveau d’accès.',
      create: {
        label: 'Créer un niveau d’accès',
        title: 'Créer un niveau d’accès',
        ways: [
          {
            tab: 'Créer un niveau d’accès',
            form: {
              title: 'Créer un niveau d’accès',
              submit: 'Enregistrer',
              fields: levelForm,
              says: { done: 'Niveau d’accès créé' },
            },
          },
        ],
      },
      actions: {
        edit: {
          label: 'Modifier',
          form: {
            title: 'Modifier le niveau d’accès',
            submit: 'Enregistrer',
            fields: levelForm,
            unavailable: 'Les niveaux d’accès ne peuvent pas encore être modifiés. Rien n’a été enregistré.',
          },
        },
        delete: {
          label: 'Supprimer',
          confirm: { question: 'Confirmez-vous cette action ?' },
          unavailable: 'Les niveaux d’accès ne peuvent pas encore être supprimés. Rien n’a été supprimé.',
        },
      },
    },
  },
}

export default words
