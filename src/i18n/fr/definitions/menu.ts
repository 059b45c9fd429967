import type { DefinitionTable } from '../../definitionTable'

/** The menu, in French. */
const words: DefinitionTable = {
  menu: {
    accounts: {
      label: 'Comptes',
      children: {
        'accounts/breakdown': {
          label: 'Classification',
          about: 'Clients, entreprises, personnel, organisations et séquestres officiels',
        },
        'accounts/permissions': 'Permissions',
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
        'billing/service-costs': 'Coûts des services',
        'billing/document-costs': 'Coûts des documents',
        'billing/tax-heads': 'Articles fiscaux',
        'billing/transactions': 'Transactions',
        'billing/prn-manager': 'PRN',
      },
    },
    registry: {
      label: 'Registre',
      children: {
        'registry/business': 'Liste noire',
        'registry/mda': 'Registre des MDA',
        'registry/de-registration': 'Registre des radiations',
        'registry/document': 'Registre des documents',
        'registry/practitioners': 'Registre des praticiens',
      },
    },
    'work-team': 'Équipe',
    people: 'Personnes',
    integrations: {
      label: 'Intégrations',
      children: {
        'integrations/mdas_and_partners': 'MDA et partenaires',
        'integrations/credentials': {
          label: 'Identifiants techniques',
          about: 'Identifiants des systèmes auxquels le registre se connecte',
        },
      },
    },
    'audit-trail': 'Journal d’audit',
    'access-log': 'Journal des consultations',
  },
}

export default words
