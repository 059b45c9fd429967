const role = { name: 'Jina', description: 'Maelezo', permissions: 'Ruhusa' }
const named = { name: 'Jina', description: 'Maelezo' }
const addPermission = { title: 'Ongeza ruhusa', submit: 'Hifadhi', fields: { groupId: 'Kundi', ...named } }

/** Roles, permission groups and who holds which role. */
export default {
  roles: {
    name: 'Usimamizi wa ruhusa',
    about: 'Kila jukumu linaruhusu nini. Ufikiaji hufuata ruhusa, kamwe si jina la jukumu.',
    tab: 'Majukumu',
    search: 'Jina au ruhusa',
    empty: 'Tafuta jina lingine, au ongeza jukumu.',
    fields: role,
    create: { label: 'Ongeza jukumu', title: 'Ongeza jukumu', tab0: 'Ongeza jukumu' },
    forms: {
      create0: { title: 'Ongeza jukumu', submit: 'Hifadhi', fields: role },
      edit: { title: 'Hariri jukumu', submit: 'Hifadhi', fields: role },
    },
    actions: { edit: 'Hariri' },
    done: { create0: 'Jukumu limeongezwa', edit: 'Jukumu limesasishwa' },
  },
  permissionGroups: {
    name: 'Usimamizi wa ruhusa',
    about: 'Ruhusa kwa makundi.',
    tab: 'Makundi ya ruhusa',
    search: 'Kundi au ruhusa',
    empty: 'Tafuta jina lingine, au ongeza kundi.',
    fields: role,
    create: { label: 'Ongeza kundi', title: 'Ongeza kundi', tab0: 'Ongeza kundi' },
    forms: {
      create0: { title: 'Ongeza kundi', submit: 'Hifadhi', fields: named },
      addPermission,
      addTo: addPermission,
    },
    actions: { addPermission: 'Ongeza ruhusa', addTo: 'Ongeza ruhusa' },
    done: { create0: 'Kundi limeongezwa' },
  },
  staffRoles: {
    name: 'Usimamizi wa ruhusa',
    about: 'Majukumu ya kila mtumishi.',
    tab: 'Majukumu ya watumiaji',
    search: 'Jina',
    empty: 'Kagua tahajia, au ondoa vichujio.',
    fields: {
      enabled: 'Hali',
      name: 'Jina',
      idNumber: 'Namba ya kitambulisho',
      idType: 'Aina ya kitambulisho',
      roles: 'Majukumu',
    },
    options: {
      enabled: { true: 'Hai', false: 'Si hai', locked: 'Imefungwa', expired: 'Idhini imeisha' },
      idType: { NATIONAL_ID: 'Kitambulisho cha taifa', PASSPORT: 'Pasipoti', ALIEN_ID: 'Kitambulisho cha mgeni' },
    },
    absent: { roles: 'Hakuna' },
    filters: { gender: 'Jinsia', accountStatus: 'Hali' },
    filterOptions: { gender: { MALE: 'Mume', FEMALE: 'Mke' }, accountStatus: { ACTIVE: 'Hai', INACTIVE: 'Si hai' } },
    actions: { assign: 'Toa majukumu', assignTo: 'Toa majukumu', explain: 'Eleza ufikiaji' },
    forms: {
      assign: {
        title: 'Toa majukumu',
        submit: 'Toa',
        fields: { userId: 'Mtumishi', roleId: 'Jukumu' },
        search: { userId: 'Tafuta mtumishi kwa jina' },
        none: { userId: 'Hakuna akaunti iliyopatikana' },
      },
      assignTo: { title: 'Toa majukumu', submit: 'Toa', fields: { name: 'Mtumishi', roleId: 'Jukumu' } },
    },
    done: { assign: 'Jukumu limetolewa', assignTo: 'Jukumu limetolewa' },
  },
}
