const role = { name: 'Nom', description: 'Description', permissions: 'Permissions' }
const named = { name: 'Nom', description: 'Description' }
const addPermission = {
  title: 'Ajouter une permission',
  submit: 'Enregistrer',
  fields: { groupId: 'Groupe', ...named },
}

/** Roles, permission groups and who holds which role. */
export default {
  roles: {
    name: 'Gestion des permissions',
    about: "Ce que chaque rôle permet. L'accès suit les permissions, jamais le nom d'un rôle.",
    tab: 'Rôles',
    search: 'Nom ou permission',
    empty: 'Cherchez un autre nom, ou ajoutez le rôle.',
    fields: role,
    create: { label: 'Ajouter un rôle', title: 'Ajouter un rôle', tab0: 'Ajouter un rôle' },
    forms: {
      create0: { title: 'Ajouter un rôle', submit: 'Enregistrer', fields: role },
      edit: { title: 'Modifier le rôle', submit: 'Enregistrer', fields: role },
    },
    actions: { edit: 'Modifier' },
    done: { create0: 'Rôle ajouté', edit: 'Rôle modifié' },
  },
  permissionGroups: {
    name: 'Gestion des permissions',
    about: 'Les permissions par groupe.',
    tab: 'Groupes de permissions',
    search: 'Groupe ou permission',
    empty: 'Cherchez un autre nom, ou ajoutez le groupe.',
    fields: role,
    create: { label: 'Ajouter un groupe', title: 'Ajouter un groupe', tab0: 'Ajouter un groupe' },
    forms: {
      create0: { title: 'Ajouter un groupe', submit: 'Enregistrer', fields: named },
      addPermission,
      addTo: addPermission,
    },
    actions: { addPermission: 'Ajouter une permission', addTo: 'Ajouter une permission' },
    done: { create0: 'Groupe ajouté' },
  },
  staffRoles: {
    name: 'Gestion des permissions',
    about: 'Les rôles de chaque agent.',
    tab: 'Rôles des utilisateurs',
    search: 'Nom',
    empty: "Vérifiez l'orthographe, ou retirez les filtres.",
    fields: { enabled: 'État', name: 'Nom', idNumber: 'Numéro de pièce', idType: 'Type de pièce', roles: 'Rôles' },
    options: {
      enabled: { true: 'Actif', false: 'Inactif', locked: 'Verrouillé', expired: 'Habilitation terminée' },
      idType: { NATIONAL_ID: "Carte d'identité", PASSPORT: 'Passeport', ALIEN_ID: "Carte d'étranger" },
    },
    absent: { roles: 'Aucun' },
    filters: { gender: 'Sexe', accountStatus: 'État' },
    filterOptions: {
      gender: { MALE: 'Homme', FEMALE: 'Femme' },
      accountStatus: { ACTIVE: 'Actif', INACTIVE: 'Inactif' },
    },
    actions: { assign: 'Attribuer des rôles', assignTo: 'Attribuer des rôles', explain: "Expliquer l'accès" },
    forms: {
      assign: {
        title: 'Attribuer des rôles',
        submit: 'Attribuer',
        fields: { userId: 'Agent', roleId: 'Rôle' },
        search: { userId: 'Chercher un agent par son nom' },
        none: { userId: 'Aucun compte trouvé' },
      },
      assignTo: { title: 'Attribuer des rôles', submit: 'Attribuer', fields: { name: 'Agent', roleId: 'Rôle' } },
    },
    done: { assign: 'Rôle attribué', assignTo: 'Rôle attribué' },
  },
}
