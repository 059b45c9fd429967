import { companyTexts } from './companyTexts'
import { advocate, deed, type LegalText, law, notices } from './legalText'
import { lendingTexts } from './lendingTexts'

const commissioner = 'A commissioner for oaths'
const sworn = 'What is stated above is true and correct to the best of my knowledge and belief.'
const agreement: LegalText = {
  title: 'Agreement',
  opening: ['THIS AGREEMENT is made on {made} between the parties named below.'],
  clauses: [
    'The first party sells and the other buys what is described in the schedule, free of any charge or claim of others.',
    'The price has been agreed between the parties. One half was paid at the signing of this agreement, which is acknowledged, and the balance falls due within sixty days.',
    'Possession passes on payment of the balance, and with it every risk.',
    'Each party declares that it has full power to enter into this agreement, and that nothing stands in the way of its performance.',
    notices,
    law,
  ],
  close: deed,
  witness: advocate,
}
const affidavit: LegalText = {
  title: 'Affidavit',
  called: { DeclarantDeponent: 'the Deponent' },
  opening: ['I, {DeclarantDeponent}, being an adult of sound mind, do solemnly swear and state as follows:'],
  clauses: [
    'I am the person named above and swear this affidavit in that capacity.',
    'The particulars of my identity stated above are those that appear on my national identity card.',
    'I make this affidavit to confirm the facts set out in the subject of this document, and for no other purpose.',
    'I know that whoever swears falsely commits an offence.',
  ],
  close: sworn,
  witness: commissioner,
}
const gift: LegalText = {
  title: 'Deed of Gift',
  called: { Donor: 'the Donor', Donee: 'the Donee' },
  opening: ['THIS DEED is made on {made} between the Donor and the Donee named below.'],
  clauses: [
    'In consideration of natural love and affection the Donor gives to the Donee the property described in the schedule, to hold for ever.',
    'The Donor makes this gift freely, in sound mind, and without having been asked for anything in return.',
    'The Donee accepts the gift with gratitude, subject to every law that applies to the property.',
    'The Donor will sign whatever else is needed to perfect the title of the Donee.',
  ],
  close: deed,
  witness: advocate,
}
const advice: LegalText = {
  title: 'Independent Advice Form',
  called: { Adviser: 'the Adviser', Advise: 'the person advised' },
  opening: ['This form records the independent advice that {Adviser} gave to {Advise} on {made}.'],
  clauses: [
    'The Adviser explained the nature and the effect of the transaction in a language that the person advised understands.',
    'The person advised was told which property may be lost if the sum secured is not repaid, and that nobody is bound to consent.',
    'The person advised confirms having understood the advice and enters into the transaction freely.',
    'The Adviser has no interest in the transaction, and was paid for this advice alone.',
  ],
  close: 'Signed by both, each in the presence of the other.',
  witness: advocate,
}
/** Texts by document type; an unknown type uses the text of an agreement with its own title. */
export const legalTexts: Readonly<Record<string, LegalText>> & { AGREEMENT: LegalText } = {
  ...companyTexts,
  ...lendingTexts,
  AGREEMENT: agreement,
  GUARANTEE: {
    title: 'Guarantee and Indemnity',
    called: { Beneficiary: 'the Beneficiary' },
    opening: ['THIS GUARANTEE is given on {made} in favour of {Beneficiary}.'],
    clauses: [
      'The Guarantor guarantees to the Beneficiary the payment, on first written demand, of everything that the principal debtor owes, up to UGX {sum}.',
      'The Beneficiary may demand payment from the Guarantor without first proceeding against the principal debtor.',
      'No time or indulgence given to the principal debtor releases the Guarantor.',
      'This guarantee stands until everything that it secures has been paid, and binds the successors of the Guarantor.',
      notices,
      law,
    ],
    close: deed,
    witness: advocate,
  },
  POWER_OF_ATTORNEY: {
    title: 'Powers of Attorney',
    called: { Donor: 'the Donor', Donee: 'the Attorney' },
    opening: [
      'BY THESE POWERS OF ATTORNEY given on {made}, {Donor} appoints {Donee} as lawful attorney, to act in the name of the Donor and:',
    ],
    clauses: [
      'To manage, let and collect the rents of the property described in the schedule, and to give receipts for them.',
      'To appear before any authority or court, and to sign every application, return or other document that concerns the property.',
      'To open and operate a bank account for these purposes, and to pay from it what falls due.',
      'To appoint advocates and agents, and to pay their proper fees.',
      'The Donor will ratify whatever the Attorney lawfully does under these powers, which stand until they are revoked in writing and the revocation is registered.',
    ],
    close: deed,
    witness: advocate,
  },
  AFFIDAVIT: affidavit,
  STATUTORY_DECLARATION: {
    ...affidavit,
    title: 'Statutory Declaration',
    called: { DeclarantDeponent: 'the Declarant' },
    opening: ['I, {DeclarantDeponent}, do solemnly and sincerely declare as follows:'],
    close: 'I make this solemn declaration believing the same to be true, under the Statutory Declarations Act.',
  },
  DEED_OF_ASSIGNMENT: {
    title: 'Deed of Assignment',
    called: { Assigners: 'the Assignor', Assignees: 'the Assignee' },
    opening: ['THIS DEED is made on {made} between the Assignor and the Assignee named below.'],
    clauses: [
      'For the consideration agreed between the parties the Assignor assigns to the Assignee every right, title and interest in what is described in the schedule.',
      'The Assignor declares that nothing of it has been assigned or charged before.',
      'The Assignee takes over the obligations that go with it from the date of this deed.',
      law,
    ],
    close: deed,
    witness: advocate,
  },
  DEED_POLL: {
    title: 'Deed Poll on Change of Name',
    called: { DeclarantDeponent: 'the Declarant' },
    opening: ['BY THIS DEED, made on {made}, I, now {new} and formerly {old}, of {home}, declare:'],
    clauses: [
      'That I renounce and abandon the use of my former name {old} and assume in its place the name {new}.',
      'That I will at all times use the name {new} in all records, deeds and documents, and in all dealings with others.',
      'That I authorise and request everybody to describe and address me by that name.',
    ],
    close: deed,
    witness: advocate,
  },
  WILL: {
    title: 'Last Will and Testament',
    called: { Parties: 'the Testator', Beneficiary: 'the Beneficiary' },
    opening: ['I, {Parties}, revoke every will that I have made before, and declare this to be my last will.'],
    clauses: [
      'I appoint my advocates as executors of this will.',
      'I direct that my just debts and the costs of my funeral be paid.',
      'I give what remains of my property, wherever it is, to {Beneficiary} in equal shares.',
      'I have made proper provision for those who depend on me.',
    ],
    close: 'Signed on {made} before two witnesses, present at the same time.',
    witness: 'Two witnesses',
  },
  INDEPENDENT_ADVICE_FORM: advice,
  INDEPENDENT_ADVISE_FORM: advice,
  DEED_OF_INTER_VIVOS: { ...gift, title: 'Transfer Inter Vivos' },
  DEED_OF_VARIATION: {
    ...agreement,
    title: 'Deed of Variation',
    opening: ['THIS DEED is made on {made} between the parties named below, and varies the agreement between them.'],
    clauses: [
      'The agreement is varied as set out in the schedule, with effect from the date of this deed.',
      'In all other respects the agreement stands unchanged.',
      law,
    ],
  },
  DEED_OF_GIFT: gift,
  DEED_OF_INDEMNITY: {
    ...agreement,
    title: 'Deed of Indemnity',
    called: { Parties: 'the Indemnifier', Beneficiary: 'the Beneficiary' },
    opening: ['THIS DEED is made on {made} in favour of {Beneficiary}.'],
    clauses: [
      'The Indemnifier will make good to the Beneficiary every loss that arises from the matters in the schedule, up to UGX {sum}.',
      'The Beneficiary tells the Indemnifier of every claim within fourteen days, and settles none without consent.',
      law,
    ],
  },
  DEED_OF_TRUST: {
    ...agreement,
    title: 'Deed of Trust',
    called: { Beneficiary: 'the Beneficiary' },
    opening: ['THIS DEED of trust is made on {made} for the benefit of {Beneficiary}.'],
    clauses: [
      'The Settlor transfers the property described in the schedule to the Trustees, who hold it on trust for the Beneficiary.',
      'The Trustees may invest, sell and lease the trust property, and keep accounts that the Beneficiary may inspect.',
      'The Trustees act together, are paid their expenses, and may be removed by the court.',
      law,
    ],
  },
}
