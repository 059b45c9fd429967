/** The words of the integrations: who integrates, and what access can be given to. */
const integrators = {
  name: 'MDA et partenaires',
  about: 'Intégrateurs tiers de l’API.',
  search: 'Nom',
  empty: 'Vérifiez l’orthographe, ou effacez la recherche.',
  fields: {
    name: 'Nom',
    email: 'E-mail',
    phoneNumber: 'Téléphone',
    nationality: 'Nationalité',
    createdAt: 'Date de création',
    enabled: 'Statut',
    idNumber: 'Numéro d’identité',
    idType: 'Type de pièce',
  },
  options: { enabled: { true: 'Actif', false: 'Inactif' } },
  actions: { generateKeys: 'Générer les clés', view: 'Voir' },
  also: {
    view: { apiMode: 'Mode de l’API', apiKey: 'Clé de l’API', secretKey: 'Clé secrète', endPoints: 'Domaines d’accès' },
  },
  alsoNone: { view: 'Aucune clé n’a encore été générée.' },
}

const fields = { endPoint: 'Point d’accès', serviceName: 'Nom du service', description: 'Description' }
const form = {
  submit: 'Enregistrer',
  fields,
  help: { endPoint: 'Petites lettres, chiffres et tirets, chaque partie après une barre oblique.' },
  placeholder: { endPoint: '/entity/basic' },
}

export const integrations = {
  mdaIntegrators: { ...integrators, tab: 'Intégrateurs MDA' },
  partnerIntegrators: { ...integrators, tab: 'Intégrateurs partenaires' },
  accessLevels: {
    name: 'MDA et partenaires',
    tab: 'Paramètres',
    about: 'Ce à quoi les organisations peuvent recevoir accès.',
    search: 'Point d’accès ou service',
    empty: 'Cherchez autre chose, ou créez le niveau d’accès.',
    fields,
    create: { label: 'Créer un niveau d’accès', title: 'Créer un niveau d’accès', tab0: 'Créer un niveau d’accès' },
    forms: {
      create0: { ...form, title: 'Créer un niveau d’accès' },
      edit: { ...form, title: 'Modifier le niveau d’accès' },
    },
    actions: { edit: 'Modifier', delete: 'Supprimer' },
    confirm: { delete: 'Confirmez-vous cette action ?' },
    done: { create0: 'Niveau d’accès créé' },
    unavailable: {
      edit: 'Les niveaux d’accès ne peuvent pas encore être modifiés. Rien n’a été enregistré.',
      delete: 'Les niveaux d’accès ne peuvent pas encore être supprimés. Rien n’a été supprimé.',
    },
  },
}
