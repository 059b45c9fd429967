import type { DefinitionTable } from '../../definitionTable'
import { documentTypes } from './documentTypes'
import { personKinds } from './personKinds'

const statuses = { Registered: 'Immatriculée', Insolvent: 'Insolvable', Ceased: 'Cessée' }
const address = {
  country: 'Pays',
  region: 'Région',
  district: 'District',
  subcounty: 'Sous-comté',
  parish: 'Paroisse',
  village: 'Village',
}
const resent = { done: 'Document renvoyé', failed: 'Échec du renvoi du document' }
const documents = {
  label: 'Documents',
  list: { paged: { search: 'Rechercher un nom de document' } },
  columns: { name: 'Document', edms: { label: 'EDMS', options: { Yes: 'Oui', No: 'Non' } }, date: 'Date' },
  resend: { label: 'Renvoyer le certificat', says: resent },
}
const filingHistory = {
  label: 'Historique des dépôts',
  words: {
    DORMANCY: 'A déclaré sa mise en sommeil',
    CHANGE_OF_NAME: 'A changé la dénomination de la société',
    CHANGE_OF_ADDRESS: 'A changé l’adresse de la société',
    CHANGE_OF_SECRETARIES: 'A nommé un nouveau secrétaire de la société',
    CHANGE_OF_DIRECTORS: 'A changé les administrateurs de la société',
    CHANGE_OF_MEMBERSHIP: 'A changé les membres de la société',
    CHANGE_SHARE_CAPITAL: 'A changé le capital de la société',
    APPEND_INFORMATION: 'A déposé une résolution',
    FILE_FORM_18: 'A déposé le formulaire 18 donnant l’adresse de la société',
    FILE_FORM_20: 'A déposé le formulaire 20 donnant les administrateurs et le secrétaire de la société',
    FILE_FORM_10: 'A déposé le formulaire 10 attribuant les actions de la société',
    FORM_13: 'A déposé des sûretés',
    FORM_14: 'A déposé des sûretés',
    FORM_15: 'A déposé des sûretés',
    FORM_17: 'A déposé des sûretés',
  },
  number: 'N° de suivi',
  none: 'Pas encore d’historique de dépôts',
}
const foreignTabs = {
  directors: { label: 'Administrateurs', kinds: personKinds, none: 'Aucune personne enregistrée' },
  secretary: { label: 'Secrétaire', kinds: personKinds, none: 'Aucune personne enregistrée' },
  address: {
    label: 'Adresse',
    fields: {
      ...address,
      plot: 'Parcelle',
      street: 'Rue',
      postalAddress: 'Adresse postale',
      description: 'Description',
    },
    notices: {
      form18: { label: 'Le formulaire 18 n’est pas encore déposé', link: 'Déposer des résolutions' },
      lost: 'Le formulaire 18 est déposé, mais son adresse n’a pas pu être lue',
      lockDown: 'Il pourra être déposé une fois le compte réactivé',
    },
  },
  documents,
  'filing-history': filingHistory,
}
const members = { label: 'Membres', kinds: personKinds, none: 'Aucune personne enregistrée' }
const nominalClass = { label: 'Catégorie', options: { Ordinary: 'Ordinaires', Preference: 'Privilégiées' } }
const addressTab = {
  label: 'Adresse',
  fields: { plot: 'Parcelle', street: 'Rue', postalAddress: 'Adresse postale' },
  more: { label: 'Adresse', fields: address },
}

/** Files of entities, in French. */
const words: DefinitionTable = {
  files: {
    company: {
      label: 'Société',
      crumb: 'Entreprise',
      statuses,
      kinds: {
        foreignCompany: { tabs: foreignTabs },
        company: {
          tabs: {
            ...foreignTabs,
            subscribers: { label: 'Souscripteurs', kinds: personKinds, none: 'Aucune personne enregistrée' },
            members,
            shares: {
              label: 'Actions',
              fields: {
                shareCapital: 'Capital social',
                numberOfShares: 'Nombre d’actions',
                unallotted: 'Actions non attribuées',
              },
              notices: { overAllotted: 'Plus d’actions sont attribuées que la société n’en a' },
              tables: {
                classes: {
                  title: 'Catégories d’actions',
                  none: 'Aucune catégorie d’actions n’est inscrite',
                  columns: {
                    nominalClass,
                    number: 'Nombre',
                    value: 'Valeur (%{registryCurrency})',
                    subClasses: 'Sous-catégories',
                  },
                },
                shareholders: {
                  title: 'Actionnaires',
                  none: 'Aucun actionnaire n’est inscrit',
                  columns: {
                    name: 'Nom',
                    nominalClass,
                    numberOfShares: 'Nombre d’actions',
                    amountPaid: 'Versé (%{registryCurrency})',
                    amountUnPaid: 'Non versé (%{registryCurrency})',
                  },
                },
              },
            },
          },
        },
      },
    },
    business: {
      label: 'Nom commercial',
      crumb: 'Entreprise',
      statuses,
      kinds: {
        businessName: {
          tabs: {
            partners: { label: 'Associés', kinds: personKinds, none: 'Aucune personne enregistrée' },
            details: addressTab,
            documents: { ...documents, resendOne: { label: 'Renvoyer', says: resent } },
            'filing-history': filingHistory,
          },
        },
      },
    },
    'building-society': {
      label: 'Société de construction',
      crumb: 'Entreprise',
      statuses,
      kinds: {
        buildingSociety: {
          tabs: {
            members,
            details: addressTab,
            documents: {
              label: 'Documents',
              columns: { documentName: 'Nom' },
              note: 'Les documents sont en cours de migration vers l’EDMS et apparaîtront dans les 15 minutes',
            },
            'filing-history': filingHistory,
          },
        },
      },
    },
  },
  instruments: {
    legalDocument: {
      label: 'Acte juridique',
      crumb: 'Document',
      dateLabel: 'Date d’enregistrement',
      kinds: documentTypes,
      roles: {
        Parties: 'Parties',
        Beneficiary: 'Bénéficiaire',
        DeclarantDeponent: 'Déclarant/Déposant',
        Borrowers: 'Emprunteurs',
        Lenders: 'Prêteurs',
        Assigners: 'Cédants',
        Assignees: 'Cessionnaires',
        Mortgagors: 'Débiteurs hypothécaires',
        Mortgagees: 'Créanciers hypothécaires',
        Donor: 'Mandant ou donateur',
        Donee: 'Mandataire ou donataire',
        ConsentingPerson: 'Personne consentante',
        Mortgagee: 'Créancier hypothécaire',
        Borrower: 'Emprunteur',
        Creditor: 'Créancier',
        Adviser: 'Conseiller',
        Advise: 'Personne conseillée',
      },
      partyKinds: personKinds,
      facts: {
        dateOfExecution: 'Date de signature',
        amountSecured: 'Montant garanti',
        collateral: 'Bien donné en garantie',
        oldName: 'Ancien nom',
        newName: 'Nouveau nom',
        physicalAddress: 'Adresse physique',
      },
    },
  },
}

export default words
