import type { DefinitionTable } from '../../definitionTable'

const documents = { label: 'Nyaraka' }

/** Charges, which every kind of file has. */
const charges = {
  label: 'Dhamana',
  fields: { outstanding: 'Dhamana zinazoendelea', satisfied: 'Dhamana zilizolipwa' },
  tables: {
    charges: {
      title: 'Dhamana zilizosajiliwa',
      none: 'Hakuna dhamana iliyosajiliwa',
      columns: {
        number: 'Namba ya dhamana',
        kind: {
          label: 'Aina',
          options: {
            FIXED: 'Dhamana maalumu',
            FLOATING: 'Dhamana inayoelea',
            FIXED_AND_FLOATING: 'Dhamana maalumu na inayoelea',
            MORTGAGE: 'Rehani',
            DEBENTURE: 'Hati ya dhamana',
            PLEDGE: 'Rehani ya mali',
            OTHER: 'Dhamana nyingine',
          },
        },
        chargee: 'Mwenye dhamana',
        chargeeNumber: 'Namba ya mwenye dhamana',
        property: 'Mali iliyowekwa dhamana',
        amount: 'Kiasi kinachodhaminiwa',
        currency: { label: 'Sarafu', options: { ALL_MONEYS: 'Fedha zote zinazodaiwa' } },
        createdOn: 'Iliundwa tarehe',
        registeredOn: 'Ilisajiliwa tarehe',
        satisfiedOn: 'Ililipwa tarehe',
      },
    },
  },
}

const foreignTabs = { charges, documents }

/** Files of entities, in Kiswahili. */
const words: DefinitionTable = {
  files: {
    company: {
      kinds: {
        foreignCompany: { tabs: foreignTabs },
        company: {
          tabs: {
            ...foreignTabs,
            subscribers: { label: 'Wanahisa waanzilishi' },
            shares: {
              label: 'Taarifa za hisa',
              fields: { shareCapital: 'Mtaji wa hisa', unallotted: 'Hisa zisizogawiwa' },
              notices: { overAllotted: 'Hisa zilizogawiwa ni nyingi kuliko hisa za kampuni' },
              tables: {
                classes: {
                  title: 'Uainishaji wa hisa',
                  none: 'Hakuna aina za hisa zilizoandikwa',
                  columns: {
                    nominalClass: { label: 'Aina ya hisa' },
                    number: 'Idadi',
                    value: 'Thamani (%{registryCurrency})',
                    subClasses: 'Aina ndogo',
                  },
                },
                shareholders: {
                  title: 'Wanahisa',
                  none: 'Hakuna wanahisa walioandikwa',
                  columns: {
                    nominalClass: { label: 'Aina' },
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
      kinds: {
        businessName: {
          tabs: {
            charges,
            partners: { label: 'Wabia' },
            documents: { ...documents, resendOne: { label: 'Tuma tena' } },
          },
        },
      },
    },
    'building-society': {
      label: 'Chama cha ujenzi',
      kinds: {
        buildingSociety: {
          tabs: {
            charges,
            documents: { label: 'Nyaraka', note: 'Nyaraka bado zinahamishiwa EDMS na zitaonekana ndani ya dakika 15' },
          },
        },
      },
    },
  },
  instruments: {
    legalDocument: {
      label: 'Hati ya kisheria',
      crumb: 'Hati',
      kinds: { MINUTES: 'Kumbukumbu za mkutano' },
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
      facts: {
        amountSecured: 'Kiasi kilichodhaminiwa',
        collateral: 'Dhamana',
        oldName: 'Jina la zamani',
        newName: 'Jina jipya',
      },
    },
  },
}

export default words
