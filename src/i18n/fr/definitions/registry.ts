import type { DefinitionTable } from '../../definitionTable'

const entityFields = { dateOfRegistration: 'Date d’immatriculation' }

/** The registries, the search for an entity, complaints and legal documents, in French. */
const words: DefinitionTable = {
  menu: {
    registry: {
      about: 'Trouvez une entité par son numéro ou son nom, et ouvrez son dossier.',
      children: {
        'registry/business': { about: 'Sociétés radiées et interdites d’enregistrement' },
        'registry/mda': { about: 'Ministères, départements et agences de l’État' },
        'registry/de-registration': { about: 'Sociétés retirées du registre' },
        'registry/document': { about: 'Actes juridiques et documents déposés au registre' },
        'registry/practitioners': { about: 'Praticiens de l’insolvabilité agréés' },
      },
    },
  },
  resources: {
    'registry/business': {
      notFoundHint: 'Vérifiez l’orthographe, ou radiez une société pour l’ajouter ici.',
      create: {
        label: 'Radier/Mettre sur liste noire',
        title: 'Radier/Mettre une société sur liste noire',
        ways: [
          {
            form: {
              submitFor: { label: 'Radier %{name}' },
              fields: {
                brn: { lookUp: { faults: { listed: 'Figure déjà sur la liste' } } },
                reason: { help: 'Affiché dans l’historique' },
              },
            },
          },
          { imports: { says: { done: 'Fichiers ajoutés à la liste noire' } } },
        ],
      },
      actions: {
        history: { history: { changeWords: { removed: 'Retiré de la liste noire' } } },
        reverse: { label: 'Retirer de la liste', says: { done: 'Retiré de la liste noire' } },
      },
    },
    'registry/de-registration': {
      failedToast: 'Échec du chargement des données du registre',
      notFoundHint: 'Vérifiez l’orthographe, ou envoyez une liste de sociétés à radier.',
      create: { ways: [{ imports: { says: { done: 'Données envoyées avec succès' } } }] },
      actions: {
        history: { history: { changeWords: { removed: 'Retiré de la liste des radiations' } } },
        reverse: { label: 'Annuler la radiation', says: { done: 'Retiré de la liste des radiations' } },
      },
    },
    'registry/document': {
      search: { placeholder: 'Numéro de l’acte ou objet' },
      fields: { instrumentNumber: 'N° de l’acte', filingDate: 'Date de dépôt' },
      computed: { type: { options: { MINUTES: 'Procès-verbal' } }, status: { options: { Registered: 'Enregistré' } } },
      notFoundHint: 'Vérifiez le numéro de l’acte, ou choisissez un autre type de document.',
    },
    'registry/mda': {
      computed: { number: 'Numéro' },
      notFoundHint: 'Vérifiez l’orthographe, ou ajoutez l’entité au registre.',
      create: { label: 'Ajouter un MDA/une entité' },
      actions: {
        edit: {
          form: {
            title: 'Modifier les informations de l’entité',
            says: { done: 'Informations de l’entité mises à jour' },
          },
        },
      },
    },
    'registry/practitioners': {
      search: { placeholder: 'Nom ou numéro de praticien' },
      fields: { registrationDate: 'Date d’enregistrement' },
      computed: { profession: { absent: 'Aucune' } },
      notFoundHint: 'Vérifiez le nom ou le numéro de praticien.',
    },
    complaints: {
      label: 'Plaintes',
      computed: { status: { options: { RESOLVED: 'Résolue', DISMISSED: 'Rejetée' } } },
      create: {
        ways: [
          {
            form: {
              fields: {
                complainantName: { missing: 'le nom du plaignant manque' },
                uniquePractitionerNumber: { missing: 'le numéro de praticien manque' },
                complaint: { missing: 'la plainte manque' },
                description: {
                  tooShort: 'La description doit compter au moins 10 caractères',
                  missing: 'la description manque',
                },
              },
            },
          },
        ],
      },
    },
    companies: { tab: 'Sociétés', fields: entityFields },
    businessNames: { tab: 'Noms commerciaux', fields: entityFields },
    buildingSocieties: { tab: 'Sociétés de construction', fields: entityFields },
  },
}

export default words
