import type { DefinitionTable } from '../../definitionTable'

const nominalClass = { label: 'Catégorie' }

/** Charges, which every kind of file has. */
const charges = {
  label: 'Sûretés',
  fields: { outstanding: 'Sûretés en cours', satisfied: 'Sûretés levées' },
  tables: {
    charges: {
      title: 'Sûretés enregistrées',
      none: 'Aucune sûreté n’est enregistrée',
      columns: {
        number: 'Numéro de la sûreté',
        kind: {
          label: 'Type',
          options: {
            FIXED: 'Sûreté fixe',
            FLOATING: 'Sûreté flottante',
            FIXED_AND_FLOATING: 'Sûreté fixe et flottante',
            MORTGAGE: 'Hypothèque',
            DEBENTURE: 'Débenture',
            PLEDGE: 'Gage',
            OTHER: 'Autre sûreté',
          },
        },
        chargee: 'Créancier garanti',
        chargeeNumber: 'Numéro du créancier garanti',
        property: 'Bien grevé',
        amount: 'Montant garanti',
        currency: { label: 'Devise', options: { ALL_MONEYS: 'Toutes sommes dues' } },
        createdOn: 'Créée le',
        registeredOn: 'Enregistrée le',
        satisfiedOn: 'Levée le',
      },
    },
  },
}

/** Files of entities, in French. */
const words: DefinitionTable = {
  files: {
    company: {
      kinds: {
        foreignCompany: { tabs: { charges } },
        company: {
          tabs: {
            charges,
            subscribers: { label: 'Souscripteurs' },
            shares: {
              label: 'Actions',
              fields: { shareCapital: 'Capital social', unallotted: 'Actions non attribuées' },
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
                    nominalClass,
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
      kinds: {
        businessName: {
          tabs: { charges, partners: { label: 'Associés' }, documents: { resendOne: { label: 'Renvoyer' } } },
        },
      },
    },
    'building-society': {
      label: 'Société de construction',
      kinds: {
        buildingSociety: {
          tabs: {
            charges,
            documents: {
              note: 'Les documents sont en cours de migration vers l’EDMS et apparaîtront dans les 15 minutes',
            },
          },
        },
      },
    },
  },
  instruments: {
    legalDocument: {
      label: 'Acte juridique',
      dateLabel: 'Date d’enregistrement',
      kinds: { MINUTES: 'Procès-verbal' },
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
      facts: {
        amountSecured: 'Montant garanti',
        collateral: 'Bien donné en garantie',
        oldName: 'Ancien nom',
        newName: 'Nouveau nom',
      },
    },
  },
}

export default words
