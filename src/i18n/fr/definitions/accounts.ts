import type { DefinitionTable } from '../../definitionTable'
import { showPersonalData } from './personalData'

const accountFilters = {
  email: 'E-mail',
  phone: 'Téléphone',
  accountStatus: { label: 'Statut', options: { ACTIVE: 'Actif', INACTIVE: 'Inactif' } },
}
const gender = { label: 'Sexe', options: { MALE: 'Masculin', FEMALE: 'Féminin' } }
const idTypeOptions = { NATIONAL_ID: 'Carte d’identité nationale', PASSPORT: 'Passeport', ALIEN_ID: 'Carte d’étranger' }
const idType = { label: 'Type de pièce', options: idTypeOptions }
const staffFilters = { ...accountFilters, idNumber: 'Numéro d’identité', gender, idType }
const accountFields = {
  createdAt: 'Date de création',
  apiAccess: { label: 'API', options: { true: 'Accordé', false: 'Non accordé' } },
  gender,
  nationality: 'Nationalité',
}
const standings = { true: 'Actif', false: 'Inactif', locked: 'Verrouillé', expired: 'Habilitation terminée' }
const enabled = { label: 'Statut', options: standings }
const contacts = { label: 'Coordonnées officielles', tick: 'Vérifié' }
const personColumns = {
  name: 'Nom',
  enabled,
  identity: { label: 'Pièce d’identité', options: idTypeOptions },
  contacts,
}
const staffMember = { search: { placeholder: 'Nom d’un membre du personnel', none: 'Aucun compte trouvé' } }
const makeReceiver = {
  label: 'Nommer séquestre officiel',
  form: {
    title: 'Nommer séquestre officiel',
    submit: 'Nommer séquestre officiel',
    fields: {
      individualAccountId: {
        label: 'Compte individuel',
        among: { search: { placeholder: 'Nom, e-mail ou téléphone d’un client', none: 'Aucun compte trouvé' } },
      },
      backOfficeAccountId: { label: 'Compte interne', among: staffMember },
    },
    says: { done: 'Le compte est devenu celui d’un séquestre officiel', untold: 'Le transfert a échoué' },
  },
}
const sure = { question: 'Confirmez-vous cette action ?' }
const accountActions = {
  edit: {
    label: 'Modifier le compte',
    form: {
      title: 'Modifier le compte',
      submit: 'Mettre à jour',
      fields: { accountName: 'Nom', email: 'E-mail', phone: 'Téléphone' },
    },
  },
  summary: 'Résumé du compte',
  activate: { label: 'Activer', confirm: sure },
  deactivate: { label: 'Désactiver', confirm: sure },
  unlock: { label: 'Déverrouiller', confirm: sure },
  activationLink: 'Renvoyer le lien d’activation',
  showPersonalData,
}
const nin = {
  faults: {
    start: 'NIN non valide [il commence par des lettres !]',
    length: 'NIN non valide [il compte 14 caractères !]',
  },
}
const staffButtons = {
  assignRoles: {
    label: 'Attribuer des rôles',
    form: {
      title: 'Attribuer des rôles',
      submit: 'Attribuer',
      says: { done: 'Rôle attribué' },
      fields: { userId: { label: 'Utilisateur', among: staffMember }, roleId: 'Rôle' },
    },
  },
}
const roles = {
  label: 'Rôles du compte',
  items: { none: 'Aucun rôle', remove: { label: 'Retirer', question: 'Confirmez-vous cette action ?' } },
}
const assignRole = {
  label: 'Attribuer des rôles',
  form: {
    title: 'Attribuer des rôles',
    submit: 'Attribuer',
    says: { done: 'Rôle attribué' },
    fields: { accountName: 'Utilisateur', roleId: 'Rôle' },
  },
}
const organisationColumns = { name: 'Nom', enabled, contacts, roles: 'Rôles', contactPerson: 'Interlocuteur' }
const organisationActions = {
  ...accountActions,
  roles,
  assignRole,
  contactPerson: {
    label: 'Modifier l’interlocuteur',
    form: {
      title: 'Modifier l’interlocuteur',
      submit: 'Mettre à jour',
      fields: { contactName: 'Nom', contactEmail: 'E-mail', contactPhone: 'Téléphone' },
    },
  },
  grantAccess: 'Accorder l’accès',
  accessAreas: 'Choisir les domaines d’accès',
  apiMode: 'Mode API',
  creditUsage: 'Utilisation du crédit',
  revokeAccess: {
    label: 'Retirer l’accès API',
    says: { done: 'Accès retiré' },
    confirm: {
      question: 'Confirmez-vous cette action ?',
      loss: 'Ses clés de bac à sable et de production cessent aussitôt de fonctionner et ne peuvent pas être rétablies.',
    },
  },
}
const addOrganisation = {
  label: 'Ajouter un compte',
  title: 'Ajouter un compte',
  ways: [
    {
      tab: 'Ajouter un compte',
      form: {
        title: 'Ajouter un compte',
        submit: 'Enregistrer',
        fields: {
          name: 'Nom',
          email: 'E-mail',
          phone: 'Téléphone',
          expiresOn: 'Expire le',
          contactNin: {
            label: 'NIN de l’interlocuteur',
            help: 'Saisissez les 14 caractères pour remplir le nom.',
            lookUp: nin,
          },
          contactName: 'Interlocuteur',
          contactEmail: 'E-mail de l’interlocuteur',
          contactPhone: 'Téléphone de l’interlocuteur',
          letterAttachment: 'Lettre d’autorisation ou protocole d’accord',
        },
        says: { done: 'Utilisateur enregistré' },
      },
    },
  ],
}
const roleFields = { name: 'Nom', description: 'Description' }
const roleForm = { name: 'Nom', description: 'Description', permissions: 'Permissions' }
const addPermission = {
  label: 'Ajouter une permission',
  form: {
    title: 'Ajouter une permission',
    submit: 'Enregistrer',
    fields: { groupId: 'Groupe', name: 'Nom', description: 'Description' },
  },
}

/** The accounts, the roles and their permissions, in French. */
const words: DefinitionTable = {
  menu: {
    accounts: {
      label: 'Comptes',
      children: {
        'accounts/breakdown': {
          label: 'Classification',
          about: 'Clients, entreprises, personnel, organisations et séquestres officiels',
        },
        'accounts/permissions': { label: 'Permissions', about: 'Rôles et permissions qu’ils accordent' },
      },
    },
  },
  resources: {
    clientAccounts: {
      label: 'Gestion des comptes',
      notFoundHint: 'Vérifiez l’orthographe ou effacez un filtre.',
      tab: 'Comptes clients',
      search: { placeholder: 'Nom' },
      filters: { ...staffFilters, nationality: 'Nationalité' },
      fields: accountFields,
      computed: personColumns,
      buttons: { makeReceiver },
      actions: {
        ...accountActions,
        idPreview: {
          label: 'Voir la pièce d’identité',
          picture: { none: 'Aucune copie de pièce d’identité n’est au dossier.' },
        },
        makeReceiverOf: makeReceiver,
      },
    },
    businessAccounts: {
      label: 'Gestion des comptes',
      notFoundHint: 'Vérifiez l’orthographe ou effacez un filtre.',
      tab: 'Comptes d’entreprises',
      search: { placeholder: 'Nom' },
      filters: { ...accountFilters, brn: 'BRN' },
      fields: { ...accountFields, brn: 'BRN' },
      computed: { name: 'Nom', enabled, contacts, type: 'Type' },
      actions: accountActions,
    },
    staffAccounts: {
      label: 'Gestion des comptes',
      notFoundHint: 'Vérifiez l’orthographe ou effacez un filtre.',
      tab: 'Comptes du personnel',
      search: { placeholder: 'Nom' },
      filters: staffFilters,
      fields: { ...accountFields, departmentName: 'Service' },
      computed: { ...personColumns, roles: 'Rôles' },
      create: {
        label: 'Ajouter un compte',
        title: 'Ajouter un compte',
        ways: [
          {
            tab: 'Ajouter un compte',
            form: {
              title: 'Ajouter un compte',
              submit: 'Enregistrer',
              fields: {
                idType,
                idNumber: {
                  label: 'Numéro d’identité',
                  help: 'Le NIN d’une carte d’identité, de 14 caractères, remplit le formulaire.',
                  lookUp: nin,
                  vacancy: { says: 'Un autre membre du personnel a ce numéro d’identité' },
                },
                surname: 'Nom de famille',
                givenName: 'Prénom',
                middleName: 'Deuxième prénom',
                gender,
                dob: 'Date de naissance',
                nationality: 'Nationalité',
                email: 'E-mail',
                phoneNumber: 'Téléphone',
                departmentId: 'Service',
                roleId: 'Rôle',
                signatureAttachment: 'Signature',
              },
              says: { done: 'Utilisateur enregistré' },
            },
          },
        ],
      },
      buttons: staffButtons,
      actions: {
        ...accountActions,
        roles,
        assignRole,
        department: {
          label: 'Changer de service',
          form: {
            title: 'Changer de service',
            submit: 'Mettre à jour',
            fields: { accountName: 'Nom', departmentId: 'Service' },
          },
        },
        signature: {
          label: 'Modifier la signature du personnel',
          form: {
            title: 'Modifier la signature du personnel',
            submit: 'Mettre à jour',
            fields: {
              signatureAttachment: {
                label: 'Signature',
                picture: { none: 'L’utilisateur n’a pas encore de signature' },
              },
            },
          },
        },
      },
    },
    mdaAccounts: {
      label: 'Gestion des comptes',
      notFoundHint: 'Vérifiez l’orthographe ou effacez un filtre.',
      fields: accountFields,
      computed: organisationColumns,
      buttons: staffButtons,
      actions: organisationActions,
      search: { placeholder: 'Nom' },
      filters: accountFilters,
      tab: 'Comptes MDA',
      create: addOrganisation,
    },
    privateOrganisations: {
      label: 'Gestion des comptes',
      notFoundHint: 'Vérifiez l’orthographe ou effacez un filtre.',
      fields: accountFields,
      computed: organisationColumns,
      buttons: staffButtons,
      actions: organisationActions,
      search: { placeholder: 'Nom' },
      filters: accountFilters,
      tab: 'Organisations privées',
      actionsLabel: 'Action',
      create: addOrganisation,
    },
    officialReceivers: {
      label: 'Gestion des comptes',
      notFoundHint: 'Vérifiez l’orthographe, ou nommez un client séquestre officiel depuis les comptes clients.',
      about: 'Clients séquestres officiels, avec leurs comptes de service',
      tab: 'Séquestres officiels',
      search: { placeholder: 'Nom ou e-mail' },
      fields: {
        createdAt: 'Date de création',
        status: { label: 'Statut', options: { ACTIVE: 'Actif', REVOKED: 'Révoqué' } },
      },
      computed: { names: 'Noms', emails: 'E-mails', phones: 'Téléphones' },
      actionsLabel: 'Action',
      actions: { revoke: { label: 'Révoquer', says: { done: 'Le séquestre a été révoqué' }, confirm: sure } },
    },
    partnerAccounts: {
      label: 'Gestion des comptes',
      notFoundHint: 'Vérifiez l’orthographe ou effacez un filtre.',
      fields: accountFields,
      computed: organisationColumns,
      buttons: staffButtons,
      actions: organisationActions,
      tab: 'Comptes de partenaires',
      create: addOrganisation,
    },
    apiRequests: {
      label: 'Appels API récents',
      computed: {
        brn: 'BRN de l’entité',
        endPoint: { label: 'Point d’accès', options: { SANDBOX: 'Bac à sable', LIVE: 'Production' } },
        feedback: { label: 'Résultat', options: { Served: 'Servi', Failed: 'Échoué' } },
        response: { label: 'Réponse', absent: 'Aucune', folded: { show: 'Afficher', hide: 'Masquer' } },
      },
    },
    roles: {
      label: 'Gestion des permissions',
      tab: 'Rôles',
      search: { placeholder: 'Nom ou permission' },
      fields: { description: 'Description' },
      computed: { name: 'Nom', permissions: 'Permissions' },
      notFoundHint: 'Cherchez un autre nom, ou ajoutez le rôle.',
      create: {
        label: 'Ajouter un rôle',
        title: 'Ajouter un rôle',
        ways: [
          {
            tab: 'Ajouter un rôle',
            form: { title: 'Ajouter un rôle', submit: 'Enregistrer', fields: roleForm, says: { done: 'Rôle ajouté' } },
          },
        ],
      },
      actions: {
        edit: {
          label: 'Modifier',
          form: { title: 'Modifier le rôle', submit: 'Enregistrer', fields: roleForm, says: { done: 'Rôle modifié' } },
        },
      },
    },
    permissionGroups: {
      label: 'Gestion des permissions',
      about: 'Les permissions par groupe',
      tab: 'Groupes de permissions',
      search: { placeholder: 'Groupe ou permission' },
      fields: roleFields,
      computed: { permissions: 'Permissions' },
      notFoundHint: 'Cherchez un autre nom, ou ajoutez le groupe.',
      buttons: { addPermission },
      create: {
        label: 'Ajouter un groupe',
        title: 'Ajouter un groupe',
        ways: [
          {
            tab: 'Ajouter un groupe',
            form: {
              title: 'Ajouter un groupe',
              submit: 'Enregistrer',
              fields: roleFields,
              says: { done: 'Groupe ajouté' },
            },
          },
        ],
      },
      actions: { addTo: addPermission },
    },
    staffRoles: {
      label: 'Gestion des permissions',
      about: 'Les rôles de chaque agent',
      tab: 'Rôles des utilisateurs',
      search: { placeholder: 'Nom' },
      filters: {
        gender: { label: 'Sexe', options: { MALE: 'Masculin', FEMALE: 'Féminin' } },
        accountStatus: { label: 'Statut', options: { ACTIVE: 'Actif', INACTIVE: 'Inactif' } },
      },
      computed: {
        enabled: { label: 'Statut', options: standings },
        name: 'Nom',
        idNumber: 'Numéro d’identité',
        idType: {
          label: 'Type de pièce',
          options: { NATIONAL_ID: 'Carte d’identité nationale', PASSPORT: 'Passeport', ALIEN_ID: 'Carte d’étranger' },
        },
        roles: { label: 'Rôles', absent: 'Aucun' },
      },
      notFoundHint: 'Vérifiez l’orthographe, ou retirez les filtres.',
      buttons: {
        assign: {
          label: 'Attribuer des rôles',
          form: {
            title: 'Attribuer des rôles',
            submit: 'Attribuer',
            fields: {
              userId: {
                label: 'Agent',
                among: { search: { placeholder: 'Rechercher un agent par son nom', none: 'Aucun compte trouvé' } },
              },
              roleId: 'Rôle',
            },
            says: { done: 'Rôle attribué' },
          },
        },
      },
      actions: {
        assignTo: {
          label: 'Attribuer des rôles',
          form: {
            title: 'Attribuer des rôles',
            submit: 'Attribuer',
            fields: { name: 'Agent', roleId: 'Rôle' },
            says: { done: 'Rôle attribué' },
          },
        },
        explain: 'Expliquer l’accès',
      },
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
        MDA: 'MDA',
        PRIVATE_ORGANIZATION: 'Organisations privées',
      },
    },
  },
}

export default words
