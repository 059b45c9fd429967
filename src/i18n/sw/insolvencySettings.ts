/** The words of Insolvency Settings, by list. */
export const insolvencySettings = {
  insolvencyApplications: {
    name: 'Mipangilio ya Ufilisi',
    tab: 'Maombi ya Ufilisi',
    about: 'Maombi yaliyoidhinishwa ya kufunga kampuni na kufuta za kigeni.',
    empty: 'Angalia BRN au namba ya ufuatiliaji.',
    search: 'Tafuta kwa BRN au namba ya ufuatiliaji',
    fields: {
      trackingNumber: 'Namba ya Ufuatiliaji',
      company: 'BRN na jina la kampuni',
      type: 'Aina',
      status: 'Hali',
      assignment: 'Amepewa',
      lastDateOfPublication: 'Tarehe ya Mwisho ya Kuchapishwa',
      dateOfConfirmation: 'Tarehe ya Kuthibitishwa',
      dateOfDissolution: 'Tarehe ya Kuvunjwa',
    },
    absent: {
      assignment: 'Hajapewa mtu',
      lastDateOfPublication: 'Haijachapishwa',
    },
    options: {
      type: {
        WINDING_UP: 'Kufunga Kampuni',
        PETITION: 'Maombi mahakamani',
        FOREIGN_COMPANY_DE_REGISTRATION: 'Kufuta Kampuni ya Kigeni',
        MEMBERS_VOLUNTARY: 'Hiari ya Wanachama',
        CREDITORS_VOLUNTARY: 'Hiari ya Wadai',
        COURT: 'Mahakama',
      },
      status: {
        DRAFT: 'Rasimu',
        AWAITING_PAYMENT: 'Malipo yanathibitishwa',
        PAYMENT_FAILED: 'Malipo yameshindwa',
        SUBMITTED: 'Kwenye Foleni',
        ASSIGNED: 'Amepewa mtu',
        QUERIED: 'Limeulizwa',
        APPROVED: 'Limeidhinishwa',
        REJECTED: 'Limekataliwa',
      },
    },
    filters: {
      status: 'Hali',
    },
    filterOptions: {
      status: {
        APPROVED: 'Limeidhinishwa',
      },
    },
    actions: {
      details: 'Taarifa kamili',
      publication: 'Hariri',
      rollback: 'Rudisha',
    },
    forms: {
      publication: {
        title: 'Sasisha tarehe ya kuchapishwa',
        submit: 'Sasisha',
        fields: {
          attachmentId: 'Kiambatisho',
          newDate: 'Tarehe ya kuchapishwa',
          updateDateOfDissolution: 'Sasisha pia tarehe ya kuvunjwa',
        },
        help: {
          attachmentId: 'Tarehe ya mwisho ya kuchapishwa ni ya karibuni zaidi ya viambatisho vyote.',
          updateDateOfDissolution: 'Siku ya kuvunjwa kwa kampuni itafuata tarehe ya mwisho ya kuchapishwa.',
        },
      },
    },
    done: {
      publication: 'Tarehe ya kuchapishwa imesasishwa',
      rollback: 'Ombi limerudishwa',
    },
    failedWrite: {
      publication: 'Tarehe ya kuchapishwa haikusasishwa',
    },
    confirm: {
      rollback: 'Una uhakika kwamba unataka kurudisha ombi hili?',
    },
  },
  windingUpReasons: {
    name: 'Mipangilio ya Ufilisi',
    tab: 'Sababu za Kufunga',
    about: 'Kwa nini kampuni zinafungwa, ili waombaji wachague.',
    empty: 'Angalia tahajia, au ongeza.',
    search: 'Sababu',
    fields: {
      reason: 'sababu',
    },
    create: {
      label: 'Ongeza Sababu',
      title: 'Ongeza Sababu',
      tab0: 'Ongeza Sababu',
    },
    forms: {
      create0: {
        title: 'Ongeza Sababu',
        submit: 'Wasilisha',
        fields: {
          reason: 'Sababu',
        },
      },
      edit: {
        title: 'Hariri Sababu',
        submit: 'Sasisha',
        fields: {
          reason: 'Sababu',
        },
      },
    },
    actions: {
      edit: 'Hariri',
      remove: 'Futa',
    },
    failedWrite: {
      create0: 'Hitilafu ilitokea wakati wa kuunda sababu mpya',
      edit: 'Hitilafu ilitokea wakati wa kuunda sababu mpya',
    },
    unavailable: {
      remove: 'Sababu za kufunga haziwezi kufutwa: msajili hana huduma hiyo.',
    },
    confirm: {
      remove: 'Una uhakika na kitendo hiki?',
    },
  },
  professionalQualifications: {
    name: 'Mipangilio ya Ufilisi',
    tab: 'Sifa za Kiutaalamu',
    about: 'Zinazotolewa na vyombo vya kitaaluma.',
    empty: 'Angalia tahajia, au ongeza.',
    search: 'Jina',
    fields: {
      name: 'Jina',
    },
    create: {
      label: 'Ongeza Sifa ya Kiutaalamu',
      title: 'Ongeza Sifa ya Kiutaalamu',
      tab0: 'Ongeza Sifa ya Kiutaalamu',
    },
    forms: {
      create0: {
        title: 'Ongeza Sifa ya Kiutaalamu',
        submit: 'Wasilisha',
        fields: {
          name: 'Jina',
          professionalBodyId: 'Chombo cha Kitaaluma',
        },
      },
      edit: {
        title: 'Hariri Sifa ya Kiutaalamu',
        submit: 'Sasisha',
        fields: {
          name: 'Jina',
          professionalBodyId: 'Chombo cha Kitaaluma',
        },
      },
    },
    actions: {
      edit: 'Hariri',
    },
    failedWrite: {
      create0: 'Hitilafu ilitokea wakati wa kuunda idara',
      edit: 'Hitilafu ilitokea wakati wa kuunda idara',
    },
    done: {
      create0: 'Sifa ya kiutaalamu imeongezwa',
      edit: 'Sifa ya kiutaalamu imesasishwa',
    },
  },
  academicQualifications: {
    name: 'Mipangilio ya Ufilisi',
    tab: 'Miongozo ya Sifa za Kitaaluma',
    about: 'Ambazo wataalamu wa ufilisi wanaweza kuwa wamesomea.',
    empty: 'Angalia tahajia, au ongeza.',
    search: 'Jina',
    fields: {
      name: 'Jina',
    },
    create: {
      label: 'Ongeza Sifa ya Kitaaluma',
      title: 'Ongeza Sifa ya Kitaaluma',
      tab0: 'Ongeza Sifa ya Kitaaluma',
    },
    forms: {
      create0: {
        title: 'Ongeza Sifa ya Kitaaluma',
        submit: 'Wasilisha',
        fields: {
          name: 'Jina',
        },
      },
      edit: {
        title: 'Hariri Sifa ya Kitaaluma',
        submit: 'Sasisha',
        fields: {
          name: 'Jina',
        },
      },
    },
    actions: {
      edit: 'Hariri',
    },
    failedWrite: {
      create0: 'Hitilafu ilitokea wakati wa kuunda idara',
      edit: 'Hitilafu ilitokea wakati wa kuunda idara',
    },
    done: {
      create0: 'Sifa ya kitaaluma imeongezwa',
      edit: 'Sifa ya kitaaluma imesasishwa',
    },
  },
  professionalBodies: {
    name: 'Mipangilio ya Ufilisi',
    tab: 'Vyombo vya Kitaaluma',
    about: 'Vyombo ambavyo wataalamu wa ufilisi wanawajibika kwavyo.',
    empty: 'Angalia tahajia, au ongeza.',
    search: 'Jina, kifupi au taaluma',
    fields: {
      name: 'Jina',
      abbreviation: 'Kifupi',
      profession: 'Taaluma',
    },
    create: {
      label: 'Ongeza Chombo cha Kitaaluma',
      title: 'Ongeza Chombo cha Kitaaluma',
      tab0: 'Ongeza Chombo cha Kitaaluma',
    },
    forms: {
      create0: {
        title: 'Ongeza Chombo cha Kitaaluma',
        submit: 'Wasilisha',
        fields: {
          name: 'Jina',
          abbreviation: 'Kifupi',
          profession: 'Taaluma',
        },
      },
      edit: {
        title: 'Hariri Chombo cha Kitaaluma',
        submit: 'Sasisha',
        fields: {
          name: 'Jina',
          abbreviation: 'Kifupi',
          profession: 'Taaluma',
        },
      },
    },
    actions: {
      edit: 'Hariri',
    },
    failedWrite: {
      create0: 'Hitilafu ilitokea wakati wa kuunda chombo kipya',
      edit: 'Hitilafu ilitokea wakati wa kuunda chombo kipya',
    },
  },
}
