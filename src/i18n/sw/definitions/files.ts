import type { DefinitionTable } from '../../definitionTable'
import { documentTypes } from './documentTypes'
import { personKinds } from './personKinds'

const statuses = { Registered: 'Imesajiliwa', Insolvent: 'Imefilisika', Ceased: 'Imekoma' }
const address = {
  country: 'Nchi',
  region: 'Mkoa',
  district: 'Wilaya',
  subcounty: 'Tarafa',
  parish: 'Kata',
  village: 'Kijiji',
}
const resent = { done: 'Waraka umetumwa tena', failed: 'Imeshindwa kutuma waraka tena' }
const documents = {
  label: 'Nyaraka',
  list: { paged: { search: 'Tafuta jina la waraka' } },
  columns: { name: 'Waraka', edms: { label: 'EDMS', options: { Yes: 'Ndiyo', No: 'Hapana' } }, date: 'Tarehe' },
  resend: { label: 'Tuma cheti tena', says: resent },
}
const filingHistory = {
  label: 'Historia ya uwasilishaji',
  words: {
    DORMANCY: 'Iliwasilisha kutofanya kazi',
    CHANGE_OF_NAME: 'Ilibadilisha jina la kampuni',
    CHANGE_OF_ADDRESS: 'Ilibadilisha anwani ya kampuni',
    CHANGE_OF_SECRETARIES: 'Iliteua katibu mpya wa kampuni',
    CHANGE_OF_DIRECTORS: 'Ilibadilisha wakurugenzi wa kampuni',
    CHANGE_OF_MEMBERSHIP: 'Ilibadilisha uanachama wa kampuni',
    CHANGE_SHARE_CAPITAL: 'Ilibadilisha mtaji wa hisa wa kampuni',
    APPEND_INFORMATION: 'Iliwasilisha azimio',
    FILE_FORM_18: 'Iliwasilisha Fomu 18 kutoa anwani ya kampuni',
    FILE_FORM_20: 'Iliwasilisha Fomu 20 kutoa wakurugenzi na katibu wa kampuni',
    FILE_FORM_10: 'Iliwasilisha Fomu 10 kugawa hisa za kampuni',
    FORM_13: 'Iliwasilisha dhamana',
    FORM_14: 'Iliwasilisha dhamana',
    FORM_15: 'Iliwasilisha dhamana',
    FORM_17: 'Iliwasilisha dhamana',
  },
  number: 'Namba ya ufuatiliaji',
  none: 'Bado hakuna historia ya uwasilishaji',
}
const foreignTabs = {
  directors: { label: 'Wakurugenzi', kinds: personKinds, none: 'Hakuna watu waliorekodiwa' },
  secretary: { label: 'Katibu', kinds: personKinds, none: 'Hakuna watu waliorekodiwa' },
  address: {
    label: 'Anwani',
    fields: { ...address, plot: 'Kiwanja', street: 'Mtaa', postalAddress: 'Anwani ya posta', description: 'Maelezo' },
    notices: {
      form18: { label: 'Fomu 18 bado haijawasilishwa', link: 'Wasilisha maazimio' },
      lost: 'Fomu 18 imewasilishwa, lakini anwani yake imeshindwa kusomwa',
      lockDown: 'Inaweza kuwasilishwa akaunti ikishawashwa tena',
    },
  },
  documents,
  'filing-history': filingHistory,
}
const members = { label: 'Wanachama', kinds: personKinds, none: 'Hakuna watu waliorekodiwa' }
const shareClasses = { Ordinary: 'Za kawaida', Preference: 'Za upendeleo' }
const addressTab = {
  label: 'Anwani',
  fields: { plot: 'Kiwanja', street: 'Mtaa', postalAddress: 'Anwani ya posta' },
  more: { label: 'Anwani', fields: address },
}

/** Files of entities, in Kiswahili. */
const words: DefinitionTable = {
  files: {
    company: {
      label: 'Kampuni',
      crumb: 'Biashara',
      statuses,
      kinds: {
        foreignCompany: { tabs: foreignTabs },
        company: {
          tabs: {
            ...foreignTabs,
            subscribers: { label: 'Wanahisa waanzilishi', kinds: personKinds, none: 'Hakuna watu waliorekodiwa' },
            members,
            shares: {
              label: 'Taarifa za hisa',
              fields: {
                shareCapital: 'Mtaji wa hisa',
                numberOfShares: 'Idadi ya hisa',
                unallotted: 'Hisa zisizogawiwa',
              },
              notices: { overAllotted: 'Hisa zilizogawiwa ni nyingi kuliko hisa za kampuni' },
              tables: {
                classes: {
                  title: 'Uainishaji wa hisa',
                  none: 'Hakuna aina za hisa zilizoandikwa',
                  columns: {
                    nominalClass: { label: 'Aina ya hisa', options: shareClasses },
                    number: 'Idadi',
                    value: 'Thamani (%{registryCurrency})',
                    subClasses: 'Aina ndogo',
                  },
                },
                shareholders: {
                  title: 'Wanahisa',
                  none: 'Hakuna wanahisa walioandikwa',
                  columns: {
                    name: 'Jina',
                    nominalClass: { label: 'Aina', options: shareClasses },
                    numberOfShares: 'Idadi ya hisa',
                    amountPaid: 'Kilicholipwa (%{registryCurrency})',
                    amountUnPaid: 'Kisicholipwa (%{registryCurrency})',
                  },
                },
              },
            },
          },
        },
      },
    },
    business: {
      label: 'Jina la biashara',
      crumb: 'Biashara',
      statuses,
      kinds: {
        businessName: {
          tabs: {
            partners: { label: 'Wabia', kinds: personKinds, none: 'Hakuna watu waliorekodiwa' },
            details: addressTab,
            documents: { ...documents, resendOne: { label: 'Tuma tena', says: resent } },
            'filing-history': filingHistory,
          },
        },
      },
    },
    'building-society': {
      label: 'Chama cha ujenzi',
      crumb: 'Biashara',
      statuses,
      kinds: {
        buildingSociety: {
          tabs: {
            members,
            details: addressTab,
            documents: {
              label: 'Nyaraka',
              columns: { documentName: 'Jina' },
              note: 'Nyaraka bado zinahamishiwa EDMS na zitaonekana ndani ya dakika 15',
            },
            'filing-history': filingHistory,
          },
        },
      },
    },
  },
  instruments: {
    legalDocument: {
      label: 'Hati ya kisheria',
      crumb: 'Hati',
      dateLabel: 'Tarehe ya usajili',
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
      partyKinds: personKinds,
      facts: {
        dateOfExecution: 'Tarehe ya kusainiwa',
        amountSecured: 'Kiasi kilichodhaminiwa',
        collateral: 'Dhamana',
        oldName: 'Jina la zamani',
        newName: 'Jina jipya',
        physicalAddress: 'Anwani ya makazi',
      },
    },
  },
}

export default words
