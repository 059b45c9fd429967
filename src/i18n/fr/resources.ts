import { documentTypes, offeredTypes } from './documentTypes'

/** Labels of the facts above the history of an entry. */
const historyFacts = { 0: 'Date d’ajout', 1: 'Date de mise à jour', 2: 'Ajouté par' }

/** Words that the black list and the de-registration list share. */
const strikes = {
  search: 'BRN ou nom',
  fields: { brn: 'BRN', companyName: 'Nom', createdAt: 'Date', addedBy: 'Ajouté par' },
  import: {
    columns: { brn: 'BRN', companyName: 'Nom' },
    patterns: { brn: 'Ceci n’est pas un BRN : lettres, chiffres, - et / uniquement, avec au moins un chiffre' },
  },
  actions: { history: 'Historique', reverse: 'Annuler l’inscription' },
}

/** The words of the definitions, by resource; English stands in src/resources. */
export default {
  'audit-trail': {
    name: 'Journal d’audit',
    about: 'Chaque modification du registre : qui, quand, d’où, et ce qu’il y avait avant.',
    search: 'Personne, objet ou appel',
    empty: 'Essayez un autre mot, ou effacez les filtres.',
    fields: { at: 'Quand', actorName: 'Qui', address: 'Depuis', call: 'Appel', subject: 'Objet' },
    actions: { details: 'Détails' },
  },
  'registry/business': {
    ...strikes,
    history: {
      history: {
        facts: historyFacts,
        changes: { added: 'Ajouté à la liste noire', removed: 'Retiré de la liste noire' },
      },
    },
    name: 'Liste noire',
    about: 'Sociétés radiées et interdites d’enregistrement.',
    empty: 'Vérifiez l’orthographe, ou radiez une société pour l’ajouter ici.',
    create: {
      label: 'Radier/Inscrire une société',
      title: 'Radier/Inscrire une société sur la liste noire',
      tab0: 'Saisir le BRN',
      tab1: 'Envoyer un fichier',
    },
    forms: { create0: { title: 'Saisir le BRN', submit: 'Valider', fields: { brn: 'BRN' } } },
    done: {
      create0: 'Ajouté à la liste noire',
      create1: 'Fichiers ajoutés à la liste noire',
      reverse: 'Retiré de la liste noire',
    },
  },
  'registry/de-registration': {
    ...strikes,
    history: {
      history: {
        facts: historyFacts,
        changes: { added: 'Ajouté à la liste des radiations', removed: 'Retiré de la liste des radiations' },
      },
    },
    name: 'Registre des radiations',
    about: 'Sociétés retirées du registre.',
    empty: 'Vérifiez l’orthographe, ou envoyez une liste de sociétés à radier.',
    failed: 'Échec du chargement des données du registre',
    create: { label: 'Radier une société', title: 'Radier une société', tab0: 'Envoyer un fichier' },
    done: { create0: 'Données envoyées avec succès', reverse: 'Retiré de la liste des radiations' },
  },
  'registry/document': {
    name: 'Registre des documents',
    about: 'Documents juridiques et actes déposés au registre.',
    search: 'Numéro de l’acte ou objet',
    empty: 'Vérifiez le numéro de l’acte, ou choisissez un autre type de document.',
    fields: {
      instrumentNumber: 'N° de l’acte',
      subjectMatter: 'Objet',
      filingDate: 'Date de dépôt',
      dateOfExecution: 'Date de signature',
      type: 'Type de document',
      status: 'Statut',
    },
    options: { type: documentTypes, status: { Registered: 'Enregistré' } },
    filters: { type: 'Type de document' },
    filterOptions: { type: offeredTypes },
    actions: { view: 'Voir' },
  },
  'registry/mda': {
    name: 'Registre des MDA',
    about: 'Ministères, départements et agences de l’État.',
    search: 'Nom',
    empty: 'Vérifiez l’orthographe, ou ajoutez l’entité au registre.',
    fields: { name: 'Nom', createdAt: 'Date', status: 'Statut', number: 'Numéro' },
    create: {
      label: 'Ajouter un MDA/une entité',
      title: 'Ajouter un nouveau MDA au registre',
      tab0: 'Ajouter un nouveau MDA au registre',
    },
    forms: {
      create0: { title: 'Ajouter un nouveau MDA au registre', submit: 'Valider', fields: { name: 'Nom' } },
      edit: { title: 'Modifier les informations de l’entité', submit: 'Mettre à jour', fields: { name: 'Nom' } },
    },
    actions: { edit: 'Modifier' },
    done: { edit: 'Informations de l’entité mises à jour' },
  },
  'registry/practitioners': {
    name: 'Registre des praticiens',
    about: 'Praticiens de l’insolvabilité agréés.',
    search: 'Nom ou numéro de praticien',
    empty: 'Vérifiez le nom ou le numéro de praticien.',
    fields: {
      uniquePractitionerNumber: 'N° de praticien',
      phoneNumber: 'Téléphone',
      registrationDate: 'Date d’enregistrement',
      active: 'Statut',
      name: 'Nom',
      profession: 'Profession',
    },
    options: { active: { true: 'Actif', false: 'Inactif' } },
    absent: { profession: 'Aucune' },
    actions: { view: 'Voir' },
  },
  complaints: {
    name: 'Plaintes',
    fields: {
      trackingNumber: 'N° de suivi',
      complainantName: 'Plaignant',
      dateOfApplication: 'Date',
      uniquePractitionerNumber: 'N° de praticien',
      complaint: 'Plainte',
      status: 'Statut',
    },
    options: {
      status: {
        PENDING: 'En attente',
        RESOLVED: 'Résolue',
        DISMISSED: 'Rejetée',
      },
    },
    create: {
      label: 'Déposer une plainte',
      title: 'Déposer une plainte',
      tab0: 'Déposer une plainte',
    },
    forms: {
      create0: {
        title: 'Déposer une plainte',
        submit: 'Enregistrer',
        fields: {
          complainantName: 'Plaignant',
          uniquePractitionerNumber: 'N° de praticien',
          complaint: 'Plainte',
          description: 'Description',
        },
        tooShort: {
          description: 'La description doit compter au moins 10 caractères',
        },
        missing: {
          complainantName: 'le nom du plaignant manque',
          uniquePractitionerNumber: 'le numéro de praticien manque',
          complaint: 'la plainte manque',
          description: 'la description manque',
        },
      },
    },
  },
}
