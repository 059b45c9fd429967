import { documentTypes } from './documentTypes'

/** What is said about instruments, by instrument. */
export const factWords = {
  legalDocument: {
    dateOfExecution: 'Date de signature',
    amountSecured: 'Montant garanti',
    collateral: 'Bien donné en garantie',
    oldName: 'Ancien nom',
    newName: 'Nouveau nom',
    physicalAddress: 'Adresse physique',
  },
}

/** The words of the definitions of instruments; English stands in src/resources. */
export default {
  legalDocument: {
    label: 'Document juridique',
    crumb: 'Document',
    date: 'Date d’enregistrement',
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
  },
}
