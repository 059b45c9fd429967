import type { DefinitionTable } from '../../definitionTable'

/** The accounts, the roles and their permissions, in French. */
const words: DefinitionTable = {
  menu: {
    accounts: {
      children: {
        'accounts/breakdown': {
          label: 'Classification',
          about: 'Clients, entreprises, personnel, organisations et séquestres officiels',
        },
        'accounts/permissions': { about: 'Rôles et permissions qu’ils accordent' },
      },
    },
  },
  resources: {
    clientAccounts: {
      tab: 'Comptes clients',
      actions: {
        idPreview: {
          label: 'Voir la pièce d’identité',
          picture: { none: 'Aucune copie de pièce d’identité n’est au dossier.' },
        },
      },
    },
    businessAccounts: { tab: 'Comptes d’entreprises' },
    staffAccounts: {
      tab: 'Comptes du personnel',
      create: {
        ways: [
          {
            form: {
              fields: {
                idNumber: {
                  help: 'Le NIN d’une carte d’identité, de 14 caractères, remplit le formulaire.',
                  vacancy: { says: 'Un autre membre du personnel a ce numéro d’identité' },
                },
                surname: 'Nom de famille',
                givenName: 'Prénom',
                middleName: 'Deuxième prénom',
              },
            },
          },
        ],
      },
      actions: {
        signature: {
          form: { fields: { signatureAttachment: { picture: { none: 'L’utilisateur n’a pas encore de signature' } } } },
        },
      },
    },
    mdaAccounts: { tab: 'Comptes MDA' },
    privateOrganisations: { tab: 'Organisations privées' },
    officialReceivers: {
      notFoundHint: 'Vérifiez l’orthographe, ou nommez un client séquestre officiel depuis les comptes clients.',
      about: 'Clients séquestres officiels, avec leurs comptes du personnel',
      tab: 'Séquestres officiels',
      search: { placeholder: 'Nom ou e-mail' },
      fields: { status: { options: { REVOKED: 'Révoqué' } } },
      computed: { names: 'Noms', emails: 'E-mails', phones: 'Téléphones' },
      actions: { revoke: { label: 'Révoquer', says: { done: 'Le séquestre a été révoqué' } } },
    },
    partnerAccounts: { tab: 'Comptes de partenaires' },
    apiRequests: {
      label: 'Appels API récents',
      computed: {
        brn: 'BRN de l’entité',
        feedback: { label: 'Résultat', options: { Served: 'Servi' } },
        response: { absent: 'Aucune', folded: { hide: 'Masquer' } },
      },
    },
    roles: {
      search: { placeholder: 'Nom ou permission' },
      notFoundHint: 'Cherchez un autre nom, ou ajoutez le rôle.',
      create: { ways: [{ form: { says: { done: 'Rôle ajouté' } } }] },
      actions: { edit: { form: { title: 'Modifier le rôle', says: { done: 'Rôle modifié' } } } },
    },
    permissionGroups: {
      about: 'Les permissions par groupe',
      tab: 'Groupes de permissions',
      search: { placeholder: 'Groupe ou permission' },
      notFoundHint: 'Cherchez un autre nom, ou ajoutez le groupe.',
      create: { ways: [{ form: { says: { done: 'Groupe ajouté' } } }] },
    },
    staffRoles: {
      about: 'Les rôles de chaque agent',
      tab: 'Rôles des utilisateurs',
      computed: { roles: { absent: 'Aucun' } },
      notFoundHint: 'Vérifiez l’orthographe, ou retirez les filtres.',
      buttons: {
        assign: {
          form: { fields: { userId: { among: { search: { placeholder: 'Rechercher un agent par son nom' } } } } },
        },
      },
      actions: { explain: 'Expliquer l’accès' },
    },
  },
  pages: {
    'accounts/breakdown': {
      figuresLabel: 'Comptes par type',
      figures: {
        INDIVIDUAL: 'Particuliers',
        BACKOFFICE: 'Personnel',
        BUSINESS: 'Entreprises',
        PARTNER: 'Partenaires',
        PRIVATE_ORGANIZATION: 'Organisations privées',
      },
    },
  },
}

export default words
