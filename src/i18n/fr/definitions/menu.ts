import type { DefinitionTable } from '../../definitionTable'

/** The menu, in French. */
const words: DefinitionTable = {
  menu: {
    accounts: {
      label: 'Comptes',
      children: {
        'accounts/breakdown': {
          label: 'Classification',
          about: 'Clients, entreprises, personnel, organisations et séquestres officiels.',
        },
        'accounts/permissions': 'Permissions',
      },
    },
    settings: {
      label: 'Paramètres généraux',
      about: 'Départements, professions, pays, manuels et messages aux utilisateurs.',
    },
    'insolvency-settings': {
      label: 'Paramètres d’insolvabilité',
      about: 'Demandes d’insolvabilité, motifs de liquidation et diplômes exigés des praticiens.',
    },
    configurations: {
      label: 'Configurations',
      about: 'Comment les noms sont cherchés, jugés et réservés, et les activités des entreprises.',
    },
    'internal-processes': {
      label: 'Traitement interne',
      about: 'Ce qui tourne derrière le registre, et ce qui se corrige à la main.',
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
    integrations: {
      label: 'Intégrations',
      children: {
        'integrations/mdas_and_partners': 'MDA et partenaires',
        'integrations/credentials': {
          label: 'Identifiants techniques',
          about: 'Ce qui ouvre les systèmes avec lesquels le registre travaille.',
        },
      },
    },
    'audit-trail': 'Journal d’audit',
  },
}

export default words
