import type { DefinitionTable } from '../../definitionTable'
import { showPersonalData } from './personalData'

const accountFilters = {
  email: 'Barua pepe',
  phone: 'Simu',
  accountStatus: { label: 'Hali', options: { ACTIVE: 'Inatumika', INACTIVE: 'Haitumiki' } },
}
const gender = { label: 'Jinsia', options: { MALE: 'Mwanamume', FEMALE: 'Mwanamke' } }
const idTypeOptions = {
  NATIONAL_ID: 'Kitambulisho cha taifa',
  PASSPORT: 'Pasipoti',
  ALIEN_ID: 'Kitambulisho cha mgeni',
}
const idType = { label: 'Aina ya kitambulisho', options: idTypeOptions }
const staffFilters = { ...accountFilters, idNumber: 'Namba ya kitambulisho', gender, idType }
const accountFields = {
  createdAt: 'Tarehe ya kuundwa',
  apiAccess: { label: 'API', options: { true: 'Imeruhusiwa', false: 'Haijaruhusiwa' } },
  gender,
  nationality: 'Uraia',
}
const enabled = {
  label: 'Hali',
  options: { true: 'Inatumika', false: 'Haitumiki', locked: 'Imefungwa', expired: 'Idhini imeisha' },
}
const contacts = { label: 'Mawasiliano rasmi', tick: 'Imethibitishwa' }
const personColumns = { name: 'Jina', enabled, identity: { label: 'Kitambulisho', options: idTypeOptions }, contacts }
const staffMember = { search: { placeholder: 'Jina la mfanyakazi', none: 'Hakuna akaunti iliyopatikana' } }
const makeReceiver = {
  label: 'Mfanye Mpokeaji Rasmi',
  form: {
    title: 'Mfanye Mpokeaji Rasmi',
    submit: 'Mfanye Mpokeaji Rasmi',
    fields: {
      individualAccountId: {
        label: 'Akaunti ya mtu binafsi',
        among: { search: { placeholder: 'Jina, barua pepe au simu ya mteja', none: 'Hakuna akaunti iliyopatikana' } },
      },
      backOfficeAccountId: { label: 'Akaunti ya ofisi', among: staffMember },
    },
    says: { done: 'Akaunti imegeuzwa kuwa ya mpokeaji rasmi', untold: 'Imeshindwa kuhamishwa' },
  },
}
const sure = { question: 'Una uhakika na kitendo hiki?' }
const accountActions = {
  edit: {
    label: 'Hariri akaunti',
    form: {
      title: 'Hariri akaunti',
      submit: 'Sasisha',
      fields: { accountName: 'Jina', email: 'Barua pepe', phone: 'Simu' },
    },
  },
  summary: 'Muhtasari wa akaunti',
  activate: { label: 'Wezesha', confirm: sure },
  deactivate: { label: 'Simamisha', confirm: sure },
  unlock: { label: 'Fungua', confirm: sure },
  activationLink: 'Tuma tena kiungo cha kuwezesha',
  showPersonalData,
}
const nin = {
  faults: {
    start: 'NIN si sahihi [NIN huanza na herufi!]',
    length: 'NIN si sahihi [NIN iwe na herufi na tarakimu 14!]',
  },
}
const staffButtons = {
  assignRoles: {
    label: 'Toa majukumu',
    form: {
      title: 'Toa majukumu',
      submit: 'Toa',
      says: { done: 'Jukumu limetolewa' },
      fields: { userId: { label: 'Mtumiaji', among: staffMember }, roleId: 'Jukumu' },
    },
  },
}
const roles = {
  label: 'Majukumu ya akaunti',
  items: { none: 'Hakuna majukumu', remove: { label: 'Ondoa', question: 'Una uhakika na kitendo hiki?' } },
}
const assignRole = {
  label: 'Toa majukumu',
  form: {
    title: 'Toa majukumu',
    submit: 'Toa',
    says: { done: 'Jukumu limetolewa' },
    fields: { accountName: 'Mtumiaji', roleId: 'Jukumu' },
  },
}
const organisationColumns = { name: 'Jina', enabled, contacts, roles: 'Majukumu', contactPerson: 'Mtu wa mawasiliano' }
const organisationActions = {
  ...accountActions,
  roles,
  assignRole,
  contactPerson: {
    label: 'Hariri mtu wa mawasiliano',
    form: {
      title: 'Hariri mtu wa mawasiliano',
      submit: 'Sasisha',
      fields: { contactName: 'Jina', contactEmail: 'Barua pepe', contactPhone: 'Simu' },
    },
  },
  grantAccess: 'Ruhusu ufikiaji',
  accessAreas: 'Chagua maeneo ya ufikiaji',
  apiMode: 'Hali ya API',
  creditUsage: 'Matumizi ya salio',
  revokeAccess: {
    label: 'Ondoa ufikiaji wa API',
    says: { done: 'Ufikiaji umeondolewa' },
    confirm: {
      question: 'Una uhakika na kitendo hiki?',
      loss: 'Funguo zake za majaribio na za matumizi halisi huacha kufanya kazi mara moja na haziwezi kurejeshwa.',
    },
  },
}
const addOrganisation = {
  label: 'Ongeza akaunti',
  title: 'Ongeza akaunti',
  ways: [
    {
      tab: 'Ongeza akaunti',
      form: {
        title: 'Ongeza akaunti',
        submit: 'Hifadhi',
        fields: {
          name: 'Jina',
          email: 'Barua pepe',
          phone: 'Simu',
          expiresOn: 'Mwisho wa muda',
          contactNin: {
            label: 'NIN ya mtu wa mawasiliano',
            help: 'Weka herufi zote 14 ili jina lijazwe.',
            lookUp: nin,
          },
          contactName: 'Mtu wa mawasiliano',
          contactEmail: 'Barua pepe ya mtu wa mawasiliano',
          contactPhone: 'Simu ya mtu wa mawasiliano',
          letterAttachment: 'Barua ya idhini au MOU',
        },
        says: { done: 'Mtumiaji amesajiliwa' },
      },
    },
  ],
}
const roleFields = { name: 'Jina', description: 'Maelezo' }
const roleForm = { name: 'Jina', description: 'Maelezo', permissions: 'Ruhusa' }
const addPermission = {
  label: 'Ongeza ruhusa',
  form: {
    title: 'Ongeza ruhusa',
    submit: 'Hifadhi',
    fields: { groupId: 'Kundi', name: 'Jina', description: 'Maelezo' },
  },
}

/** The accounts, the roles and their permissions, in Kiswahili. */
const words: DefinitionTable = {
  menu: {
    accounts: {
      label: 'Akaunti',
      children: {
        'accounts/breakdown': {
          label: 'Uainishaji',
          about: 'Wateja, biashara, wafanyakazi, taasisi na wapokeaji rasmi',
        },
        'accounts/permissions': { label: 'Ruhusa', about: 'Majukumu na ruhusa yanazotoa' },
      },
    },
  },
  resources: {
    clientAccounts: {
      label: 'Usimamizi wa akaunti',
      notFoundHint: 'Angalia tahajia au ondoa kichujio.',
      tab: 'Akaunti za wateja',
      search: { placeholder: 'Jina' },
      filters: { ...staffFilters, nationality: 'Uraia' },
      fields: accountFields,
      computed: personColumns,
      buttons: { makeReceiver },
      actions: {
        ...accountActions,
        idPreview: { label: 'Onyesha kitambulisho', picture: { none: 'Hakuna nakala ya kitambulisho kwenye faili.' } },
        makeReceiverOf: makeReceiver,
      },
    },
    businessAccounts: {
      label: 'Usimamizi wa akaunti',
      notFoundHint: 'Angalia tahajia au ondoa kichujio.',
      tab: 'Akaunti za biashara',
      search: { placeholder: 'Jina' },
      filters: { ...accountFilters, brn: 'BRN' },
      fields: { ...accountFields, brn: 'BRN' },
      computed: { name: 'Jina', enabled, contacts, type: 'Aina' },
      actions: accountActions,
    },
    staffAccounts: {
      label: 'Usimamizi wa akaunti',
      notFoundHint: 'Angalia tahajia au ondoa kichujio.',
      tab: 'Akaunti za wafanyakazi',
      search: { placeholder: 'Jina' },
      filters: staffFilters,
      fields: { ...accountFields, departmentName: 'Idara' },
      computed: { ...personColumns, roles: 'Majukumu' },
      create: {
        label: 'Ongeza akaunti',
        title: 'Ongeza akaunti',
        ways: [
          {
            tab: 'Ongeza akaunti',
            form: {
              title: 'Ongeza akaunti',
              submit: 'Hifadhi',
              fields: {
                idType,
                idNumber: {
                  label: 'Namba ya kitambulisho',
                  help: 'NIN ya kitambulisho cha taifa, ya herufi 14, hujaza fomu.',
                  lookUp: nin,
                  vacancy: { says: 'Mfanyakazi mwingine ana namba hii ya kitambulisho' },
                },
                surname: 'Jina la ukoo',
                givenName: 'Jina la kwanza',
                middleName: 'Jina la kati',
                gender,
                dob: 'Tarehe ya kuzaliwa',
                nationality: 'Uraia',
                email: 'Barua pepe',
                phoneNumber: 'Simu',
                departmentId: 'Idara',
                roleId: 'Jukumu',
                signatureAttachment: 'Sahihi',
              },
              says: { done: 'Mtumiaji amesajiliwa' },
            },
          },
        ],
      },
      buttons: staffButtons,
      actions: {
        ...accountActions,
        roles,
        assignRole,
        department: {
          label: 'Badilisha idara',
          form: { title: 'Badilisha idara', submit: 'Sasisha', fields: { accountName: 'Jina', departmentId: 'Idara' } },
        },
        signature: {
          label: 'Hariri sahihi ya mfanyakazi',
          form: {
            title: 'Hariri sahihi ya mfanyakazi',
            submit: 'Sasisha',
            fields: { signatureAttachment: { label: 'Sahihi', picture: { none: 'Mtumiaji bado hana sahihi' } } },
          },
        },
      },
    },
    mdaAccounts: {
      label: 'Usimamizi wa akaunti',
      notFoundHint: 'Angalia tahajia au ondoa kichujio.',
      fields: accountFields,
      computed: organisationColumns,
      buttons: staffButtons,
      actions: organisationActions,
      search: { placeholder: 'Jina' },
      filters: accountFilters,
      tab: 'Akaunti za MDA',
      create: addOrganisation,
    },
    privateOrganisations: {
      label: 'Usimamizi wa akaunti',
      notFoundHint: 'Angalia tahajia au ondoa kichujio.',
      fields: accountFields,
      computed: organisationColumns,
      buttons: staffButtons,
      actions: organisationActions,
      search: { placeholder: 'Jina' },
      filters: accountFilters,
      tab: 'Taasisi binafsi',
      actionsLabel: 'Hatua',
      create: addOrganisation,
    },
    officialReceivers: {
      label: 'Usimamizi wa akaunti',
      notFoundHint: 'Kagua tahajia, au mfanye mteja kuwa mpokeaji rasmi kutoka akaunti za wateja.',
      about: 'Wateja walio wapokeaji rasmi, pamoja na akaunti zao za ofisi',
      tab: 'Wapokeaji Rasmi',
      search: { placeholder: 'Jina au barua pepe' },
      fields: {
        createdAt: 'Tarehe ya kuundwa',
        status: { label: 'Hali', options: { ACTIVE: 'Inatumika', REVOKED: 'Imebatilishwa' } },
      },
      computed: { names: 'Majina', emails: 'Barua pepe', phones: 'Simu' },
      actionsLabel: 'Hatua',
      actions: { revoke: { label: 'Batilisha', says: { done: 'Mpokeaji amebatilishwa' }, confirm: sure } },
    },
    partnerAccounts: {
      label: 'Usimamizi wa akaunti',
      notFoundHint: 'Angalia tahajia au ondoa kichujio.',
      fields: accountFields,
      computed: organisationColumns,
      buttons: staffButtons,
      actions: organisationActions,
      tab: 'Akaunti za washirika',
      create: addOrganisation,
    },
    apiRequests: {
      label: 'Maombi ya API ya karibuni',
      computed: {
        brn: 'BRN ya taasisi',
        endPoint: { label: 'Anwani ya API', options: { SANDBOX: 'Majaribio', LIVE: 'Matumizi halisi' } },
        feedback: { label: 'Jibu', options: { Served: 'Limejibiwa', Failed: 'Limeshindwa' } },
        response: { label: 'Majibu', absent: 'Hakuna', folded: { show: 'Onyesha', hide: 'Ficha' } },
      },
    },
    roles: {
      label: 'Usimamizi wa ruhusa',
      tab: 'Majukumu',
      search: { placeholder: 'Jina au ruhusa' },
      fields: { description: 'Maelezo' },
      computed: { name: 'Jina', permissions: 'Ruhusa' },
      notFoundHint: 'Tafuta jina lingine, au ongeza jukumu.',
      create: {
        label: 'Ongeza jukumu',
        title: 'Ongeza jukumu',
        ways: [
          {
            tab: 'Ongeza jukumu',
            form: { title: 'Ongeza jukumu', submit: 'Hifadhi', fields: roleForm, says: { done: 'Jukumu limeongezwa' } },
          },
        ],
      },
      actions: {
        edit: {
          label: 'Hariri',
          form: { title: 'Hariri jukumu', submit: 'Hifadhi', fields: roleForm, says: { done: 'Jukumu limesasishwa' } },
        },
      },
    },
    permissionGroups: {
      label: 'Usimamizi wa ruhusa',
      about: 'Ruhusa kwa makundi',
      tab: 'Makundi ya ruhusa',
      search: { placeholder: 'Kundi au ruhusa' },
      fields: roleFields,
      computed: { permissions: 'Ruhusa' },
      notFoundHint: 'Tafuta jina lingine, au ongeza kundi.',
      buttons: { addPermission },
      create: {
        label: 'Ongeza kundi',
        title: 'Ongeza kundi',
        ways: [
          {
            tab: 'Ongeza kundi',
            form: { title: 'Ongeza kundi', submit: 'Hifadhi', fields: roleFields, says: { done: 'Kundi limeongezwa' } },
          },
        ],
      },
      actions: { addTo: addPermission },
    },
    staffRoles: {
      label: 'Usimamizi wa ruhusa',
      about: 'Majukumu ya kila mtumishi',
      tab: 'Majukumu ya watumiaji',
      search: { placeholder: 'Jina' },
      filters: {
        gender: { label: 'Jinsia', options: { MALE: 'Mwanamume', FEMALE: 'Mwanamke' } },
        accountStatus: { label: 'Hali', options: { ACTIVE: 'Inatumika', INACTIVE: 'Haitumiki' } },
      },
      computed: {
        enabled: {
          label: 'Hali',
          options: { true: 'Inatumika', false: 'Haitumiki', locked: 'Imefungwa', expired: 'Idhini imeisha' },
        },
        name: 'Jina',
        idNumber: 'Namba ya kitambulisho',
        idType,
        roles: { label: 'Majukumu', absent: 'Hakuna' },
      },
      notFoundHint: 'Kagua tahajia, au ondoa vichujio.',
      buttons: {
        assign: {
          label: 'Toa majukumu',
          form: {
            title: 'Toa majukumu',
            submit: 'Toa',
            fields: {
              userId: {
                label: 'Mtumishi',
                among: { search: { placeholder: 'Tafuta mtumishi kwa jina', none: 'Hakuna akaunti iliyopatikana' } },
              },
              roleId: 'Jukumu',
            },
            says: { done: 'Jukumu limetolewa' },
          },
        },
      },
      actions: {
        assignTo: {
          label: 'Toa majukumu',
          form: {
            title: 'Toa majukumu',
            submit: 'Toa',
            fields: { name: 'Mtumishi', roleId: 'Jukumu' },
            says: { done: 'Jukumu limetolewa' },
          },
        },
        explain: 'Eleza ufikiaji',
      },
    },
  },
  pages: {
    'accounts/breakdown': {
      figuresLabel: 'Akaunti kwa aina',
      figures: {
        INDIVIDUAL: 'Watu binafsi',
        BACKOFFICE: 'Wafanyakazi',
        BUSINESS: 'Biashara',
        PARTNER: 'Washirika',
        MDA: 'MDA',
        PRIVATE_ORGANIZATION: 'Taasisi binafsi',
      },
    },
  },
}

export default words
