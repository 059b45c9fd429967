import type { DefinitionTable } from '../../definitionTable'

/** The menu, in French. */
const words: DefinitionTable = {
  menu: {
    work: { label: 'Travail', about: 'Tout ce qui attend quelqu’un, le plus urgent d’abord' },
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
    settings: {
      label: 'Paramètres généraux',
      about: 'Départements, professions, pays, manuels et messages aux utilisateurs',
    },
    'insolvency-settings': {
      label: 'Paramètres d’insolvabilité',
      about: 'Demandes d’insolvabilité, motifs de liquidation et qualifications des praticiens',
    },
    configurations: {
      label: 'Configurations',
      about: 'Recherche de noms, règles des noms, durées de réservation et activités',
    },
    'internal-processes': {
      label: 'Traitement interne',
      about: 'Processus en arrière-plan et corrections manuelles',
    },
    billing: {
      label: 'Facturation et recettes',
      children: {
        'billing/service-costs': { label: 'Coûts des services', about: 'Prix et article fiscal de chaque service' },
        'billing/document-costs': {
          label: 'Coûts des documents',
          about: 'Prix d’une copie certifiée de chaque document',
        },
        'billing/tax-heads': {
          label: 'Articles fiscaux',
          about: 'Articles fiscaux des paiements, et où chacun peut servir',
        },
        'billing/transactions': { label: 'Transactions', about: 'Paiements des services et leur statut' },
        'billing/prn-manager': {
          label: 'PRN',
          about: 'Numéros de référence de paiement déjà utilisés, qui n’acceptent plus de paiement',
        },
      },
    },
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
    'work-team': { label: 'Équipe', about: 'Ce que chaque collègue a en charge, a ouvert et a traité' },
    people: { label: 'Personnes', about: 'Personnes physiques de toutes les entités' },
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
    'audit-trail': {
      label: 'Journal d’audit',
      about: 'Toutes les modifications du registre : auteur, date, origine et anciennes valeurs',
    },
    'access-log': {
      label: 'Journal des consultations',
      about:
        'Qui a ouvert, révélé, exporté ou imprimé un dossier, quand et depuis où. Les valeurs ne sont jamais enregistrées.',
    },
  },
}

export default words
