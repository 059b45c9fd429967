import type { DefinitionTable } from '../../definitionTable'
import { documentTypes, offeredTypes } from './documentTypes'

const strikeFields = { brn: 'BRN', companyName: 'Nom', createdAt: 'Date', addedBy: 'Ajouté par' }
const importColumns = {
  brn: {
    label: 'BRN',
    patternSays: 'Ce n’est pas la forme d’un BRN. Saisissez-le comme 80020001234567, ou comme P-100226 pour un ancien',
  },
  companyName: 'Nom',
}
const historyFacts = ['Date d’ajout', 'Date de mise à jour', 'Ajouté par']
const standing = { label: 'Statut', options: { Registered: 'Immatriculée', Insolvent: 'Insolvable', Ceased: 'Cessée' } }
const entityFilters = { status: standing }
const entityFields = { brn: 'BRN', name: 'Nom', dateOfRegistration: 'Date d’immatriculation' }
const entityColumns = { type: 'Type', standing }

/** The registries, the search for an entity, complaints and legal documents, in French. */
const words: DefinitionTable = {
  menu: {
    registry: {
      label: 'Registre',
      about: 'Trouvez une entité par son numéro ou son nom, et ouvrez son dossier.',
      children: {
        'registry/business': { label: 'Liste noire', about: 'Sociétés radiées et interdites d’enregistrement' },
        'registry/mda': { label: 'Registre des MDA', about: 'Ministères, départements et agences de l’État' },
        'registry/de-registration': { label: 'Registre des radiations', about: 'Sociétés retirées du registre' },
        'registry/document': {
          label: 'Registre des documents',
          about: 'Actes juridiques et documents déposés au registre',
        },
        'registry/practitioners': { label: 'Registre des praticiens', about: 'Praticiens de l’insolvabilité agréés' },
      },
    },
  },
  resources: {
    'registry/business': {
      label: 'Liste noire',
      search: { placeholder: 'BRN ou nom' },
      fields: strikeFields,
      notFoundHint: 'Vérifiez l’orthographe, ou radiez une société pour l’ajouter ici.',
      create: {
        label: 'Radier/Inscrire une société',
        title: 'Radier/Inscrire une société sur la liste noire',
        ways: [
          {
            tab: 'Saisir le BRN',
            form: {
              title: 'Saisir le BRN',
              submit: 'Valider',
              submitFor: { label: 'Radier %{name}' },
              fields: {
                brn: {
                  label: 'BRN',
                  lookUp: {
                    facts: {
                      type: {
                        options: {
                          COMPANY: 'Société',
                          FOREIGN_COMPANY: 'Société étrangère',
                          BUSINESS_NAME: 'Nom commercial',
                          BUILDING_SOCIETY: 'Société de construction',
                        },
                      },
                      status: { options: { REGISTERED: 'Immatriculée', INSOLVENT: 'Insolvable', CEASED: 'Cessée' } },
                    },
                    faults: { listed: 'Figure déjà sur la liste' },
                  },
                },
                companyName: 'Nom',
                reason: { label: 'Motif', help: 'Affiché dans l’historique' },
              },
              says: { done: 'Ajouté à la liste noire' },
            },
          },
          {
            tab: 'Envoyer un fichier',
            imports: { columns: importColumns, says: { done: 'Fichiers ajoutés à la liste noire' } },
          },
        ],
      },
      actions: {
        history: {
          label: 'Historique',
          history: {
            facts: historyFacts,
            changeWords: { added: 'Ajouté à la liste noire', removed: 'Retiré de la liste noire' },
          },
        },
        reverse: {
          label: 'Annuler l’inscription',
          says: { done: 'Retiré de la liste noire' },
          undo: { says: { done: 'Ajouté à la liste noire' } },
        },
      },
    },
    'registry/de-registration': {
      label: 'Registre des radiations',
      search: { placeholder: 'BRN ou nom' },
      fields: strikeFields,
      failedToast: 'Échec du chargement des données du registre',
      notFoundHint: 'Vérifiez l’orthographe, ou envoyez une liste de sociétés à radier.',
      create: {
        label: 'Radier une société',
        title: 'Radier une société',
        ways: [
          {
            tab: 'Envoyer un fichier',
            imports: { columns: importColumns, says: { done: 'Données envoyées avec succès' } },
          },
        ],
      },
      actions: {
        history: {
          label: 'Historique',
          history: {
            facts: historyFacts,
            changeWords: { added: 'Ajouté à la liste des radiations', removed: 'Retiré de la liste des radiations' },
          },
        },
        reverse: {
          label: 'Annuler l’inscription',
          says: { done: 'Retiré de la liste des radiations' },
          undo: { says: { done: 'Ajouté à la liste des radiations' } },
        },
      },
    },
    'registry/document': {
      label: 'Registre des documents',
      search: { placeholder: 'Numéro de l’acte ou objet' },
      filters: { type: { label: 'Type de document', options: offeredTypes } },
      fields: {
        instrumentNumber: 'N° de l’acte',
        subjectMatter: 'Objet',
        filingDate: 'Date de dépôt',
        dateOfExecution: 'Date de signature',
      },
      computed: {
        type: { label: 'Type de document', options: documentTypes },
        status: { label: 'Statut', options: { Registered: 'Enregistré' } },
      },
      notFoundHint: 'Vérifiez le numéro de l’acte, ou choisissez un autre type de document.',
      actions: { view: 'Voir' },
    },
    'registry/mda': {
      label: 'Registre des MDA',
      search: { placeholder: 'Nom' },
      fields: { name: 'Nom', createdAt: 'Date', status: 'Statut' },
      computed: { number: 'Numéro' },
      notFoundHint: 'Vérifiez l’orthographe, ou ajoutez l’entité au registre.',
      create: {
        label: 'Ajouter un MDA/une entité',
        title: 'Ajouter un nouveau MDA au registre',
        ways: [
          {
            tab: 'Ajouter un nouveau MDA au registre',
            form: { title: 'Ajouter un nouveau MDA au registre', submit: 'Valider', fields: { name: 'Nom' } },
          },
        ],
      },
      actions: {
        edit: {
          label: 'Modifier',
          form: {
            title: 'Modifier les informations de l’entité',
            submit: 'Mettre à jour',
            fields: { name: 'Nom' },
            says: { done: 'Informations de l’entité mises à jour' },
          },
        },
      },
    },
    'registry/practitioners': {
      label: 'Registre des praticiens',
      search: { placeholder: 'Nom ou numéro de praticien' },
      fields: {
        uniquePractitionerNumber: 'N° de praticien',
        phoneNumber: 'Téléphone',
        registrationDate: 'Date d’enregistrement',
        active: { label: 'Statut', options: { true: 'Actif', false: 'Inactif' } },
      },
      computed: { name: 'Nom', profession: { label: 'Profession', absent: 'Aucune' } },
      notFoundHint: 'Vérifiez le nom ou le numéro de praticien.',
      actions: { view: 'Voir' },
    },
    complaints: {
      label: 'Plaintes',
      fields: {
        trackingNumber: 'N° de suivi',
        complainantName: 'Plaignant',
        dateOfApplication: 'Date',
        uniquePractitionerNumber: 'N° de praticien',
      },
      computed: {
        complaint: 'Plainte',
        status: { label: 'Statut', options: { PENDING: 'En attente', RESOLVED: 'Résolue', DISMISSED: 'Rejetée' } },
      },
      create: {
        label: 'Déposer une plainte',
        title: 'Déposer une plainte',
        ways: [
          {
            tab: 'Déposer une plainte',
            form: {
              title: 'Déposer une plainte',
              submit: 'Enregistrer',
              fields: {
                complainantName: { label: 'Plaignant', missing: 'le nom du plaignant manque' },
                uniquePractitionerNumber: { label: 'N° de praticien', missing: 'le numéro de praticien manque' },
                complaint: { label: 'Plainte', missing: 'la plainte manque' },
                description: {
                  label: 'Description',
                  tooShort: 'La description doit compter au moins 10 caractères',
                  missing: 'la description manque',
                },
              },
            },
          },
        ],
      },
    },
    companies: {
      label: 'Recherche d’entités',
      tab: 'Sociétés',
      search: { placeholder: 'BRN ou nom' },
      filters: entityFilters,
      fields: entityFields,
      computed: entityColumns,
      notFoundHint: 'Vérifiez le numéro ou l’orthographe, ou cherchez parmi les autres types.',
      actions: { view: 'Voir', journey: 'Parcours' },
    },
    businessNames: {
      label: 'Recherche d’entités',
      tab: 'Noms commerciaux',
      search: { placeholder: 'BRN ou nom' },
      filters: entityFilters,
      fields: entityFields,
      computed: entityColumns,
      notFoundHint: 'Vérifiez le numéro ou l’orthographe, ou cherchez parmi les autres types.',
      actions: { view: 'Voir', journey: 'Parcours' },
    },
    buildingSocieties: {
      label: 'Recherche d’entités',
      tab: 'Sociétés de construction',
      search: { placeholder: 'BRN ou nom' },
      filters: entityFilters,
      fields: entityFields,
      computed: entityColumns,
      notFoundHint: 'Vérifiez le numéro ou l’orthographe, ou cherchez parmi les autres types.',
      actions: { view: 'Voir', journey: 'Parcours' },
    },
  },
}

export default words
