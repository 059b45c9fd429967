import { documentTypes } from './documentTypes'

/** What is said about instruments, by instrument. */
export const factWords = {
  legalDocument: {
    dateOfExecution: 'Tarehe ya kusainiwa',
    amountSecured: 'Kiasi kilichodhaminiwa',
    collateral: 'Dhamana',
    oldName: 'Jina la zamani',
    newName: 'Jina jipya',
    physicalAddress: 'Anwani ya makazi',
  },
}

/** The words of the definitions of instruments; English stands in src/resources. */
export default {
  legalDocument: {
    label: 'Hati ya kisheria',
    crumb: 'Hati',
    date: 'Tarehe ya usajili',
    kinds: documentTypes,
    roles: {
      Parties: 'Wahusika',
      Beneficiary: 'Mnufaika',
      DeclarantDeponent: 'Mtoa tamko/Mwapaji',
      Borrowers: 'Wakopaji',
      Lenders: 'Wakopeshaji',
      Assigners: 'Wahamishaji haki',
      Assignees: 'Wahamishiwa haki',
      Mortgagors: 'Waweka rehani',
      Mortgagees: 'Wapokea rehani',
      Donor: 'Mtoaji',
      Donee: 'Mpokeaji',
      ConsentingPerson: 'Anayeridhia',
      Mortgagee: 'Mpokea rehani',
      Borrower: 'Mkopaji',
      Creditor: 'Mdai',
      Adviser: 'Mshauri',
      Advise: 'Mshauriwa',
    },
  },
}
