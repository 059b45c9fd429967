import type { DefinitionTable } from '../../definitionTable'

const qualificationForm = { name: 'Jina', professionalBodyId: 'Chombo cha Kitaaluma' }
const bodyForm = { name: 'Jina', abbreviation: 'Kifupi', profession: 'Taaluma' }

/** Insolvency Settings, in Kiswahili. */
const words: DefinitionTable = {
  menu: {
    'insolvency-settings': {
      label: 'Mipangilio ya ufilisi',
      about: 'Maombi ya ufilisi, sababu za ufilisi na sifa za wafilisi',
    },
  },
  resources: {
    insolvencyApplications: {
      label: 'Mipangilio ya Ufilisi',
      about: 'Maombi yaliyoidhinishwa ya kufunga kampuni na kufuta za kigeni',
      tab: 'Maombi ya Ufilisi',
      search: { placeholder: 'Tafuta kwa BRN au namba ya ufuatiliaji' },
      filters: { status: { label: 'Hali', options: { APPROVED: 'Limeidhinishwa' } } },
      computed: {
        trackingNumber: 'Namba ya Ufuatiliaji',
        company: 'BRN na jina la kampuni',
        type: {
          label: 'Aina',
          options: {
            WINDING_UP: 'Kufunga Kampuni',
            PETITION: 'Maombi mahakamani',
            FOREIGN_COMPANY_DE_REGISTRATION: 'Kufuta Kampuni ya Kigeni',
            MEMBERS_VOLUNTARY: 'Hiari ya Wanachama',
            CREDITORS_VOLUNTARY: 'Hiari ya Wadai',
            COURT: 'Mahakama',
          },
        },
        status: {
          label: 'Hali',
          options: {
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
        assignment: { label: 'Amepewa', absent: 'Hajapewa mtu' },
        lastDateOfPublication: { label: 'Tarehe ya Mwisho ya Kuchapishwa', absent: 'Bado' },
        dateOfConfirmation: 'Tarehe ya Kuthibitishwa',
        dateOfDissolution: 'Tarehe ya Kuvunjwa',
      },
      notFoundHint: 'Angalia BRN au namba ya ufuatiliaji.',
      actions: {
        details: 'Taarifa kamili',
        publication: {
          label: 'Hariri',
          form: {
            title: 'Sasisha tarehe ya kuchapishwa',
            submit: 'Sasisha',
            fields: {
              attachmentId: {
                label: 'Kiambatisho',
                help: 'Tarehe ya mwisho ya kuchapishwa ni ya karibuni zaidi ya viambatisho vyote.',
              },
              newDate: 'Tarehe ya kuchapishwa',
              updateDateOfDissolution: {
                label: 'Sasisha pia tarehe ya kuvunjwa',
                help: 'Kisha tarehe ya kuvunjwa hukokotolewa kutoka tarehe ya mwisho ya kuchapishwa.',
              },
            },
            says: { done: 'Tarehe ya kuchapishwa imesasishwa', failed: 'Tarehe ya kuchapishwa haikusasishwa' },
          },
        },
        rollback: {
          label: 'Rudisha',
          says: { done: 'Ombi limerudishwa' },
          confirm: { question: 'Una uhakika kwamba unataka kurudisha ombi hili?' },
        },
      },
    },
    windingUpReasons: {
      label: 'Mipangilio ya Ufilisi',
      notFoundHint: 'Angalia tahajia, au ongeza.',
      about: 'Sababu za ufilisi ambazo waombaji huchagua',
      tab: 'Sababu za Kufunga',
      search: { placeholder: 'Sababu' },
      fields: { reason: 'sababu' },
      create: {
        label: 'Ongeza Sababu',
        title: 'Ongeza Sababu',
        ways: [
          {
            tab: 'Ongeza Sababu',
            form: {
              title: 'Ongeza Sababu',
              submit: 'Wasilisha',
              fields: { reason: 'Sababu' },
              says: { failed: 'Hitilafu ilitokea wakati wa kuunda sababu mpya' },
            },
          },
        ],
      },
      actions: {
        edit: {
          label: 'Hariri',
          form: {
            title: 'Hariri Sababu',
            submit: 'Sasisha',
            fields: { reason: 'Sababu' },
            says: { failed: 'Hitilafu ilitokea wakati wa kuunda sababu mpya' },
          },
        },
        remove: {
          label: 'Futa',
          unavailable: 'Kufuta sababu za ufilisi hakupatikani. Hakuna kilichofutwa.',
          confirm: { question: 'Una uhakika na kitendo hiki?' },
        },
      },
    },
    professionalQualifications: {
      label: 'Mipangilio ya Ufilisi',
      notFoundHint: 'Angalia tahajia, au ongeza.',
      about: 'Sifa zinazotolewa na vyombo vya kitaaluma',
      tab: 'Sifa za Kiutaalamu',
      search: { placeholder: 'Jina' },
      fields: { name: 'Jina' },
      create: {
        label: 'Ongeza Sifa ya Kiutaalamu',
        title: 'Ongeza Sifa ya Kiutaalamu',
        ways: [
          {
            tab: 'Ongeza Sifa ya Kiutaalamu',
            form: {
              title: 'Ongeza Sifa ya Kiutaalamu',
              submit: 'Wasilisha',
              fields: qualificationForm,
              says: { done: 'Sifa ya kiutaalamu imeongezwa', failed: 'Hitilafu ilitokea wakati wa kuunda idara' },
            },
          },
        ],
      },
      actions: {
        edit: {
          label: 'Hariri',
          form: {
            title: 'Hariri Sifa ya Kiutaalamu',
            submit: 'Sasisha',
            fields: qualificationForm,
            says: { done: 'Sifa ya kiutaalamu imesasishwa', failed: 'Hitilafu ilitokea wakati wa kuunda idara' },
          },
        },
      },
    },
    academicQualifications: {
      label: 'Mipangilio ya Ufilisi',
      notFoundHint: 'Angalia tahajia, au ongeza.',
      about: 'Sifa za kielimu za wafilisi',
      tab: 'Miongozo ya Sifa za Kitaaluma',
      search: { placeholder: 'Jina' },
      fields: { name: 'Jina' },
      create: {
        label: 'Ongeza Sifa ya Kitaaluma',
        title: 'Ongeza Sifa ya Kitaaluma',
        ways: [
          {
            tab: 'Ongeza Sifa ya Kitaaluma',
            form: {
              title: 'Ongeza Sifa ya Kitaaluma',
              submit: 'Wasilisha',
              fields: { name: 'Jina' },
              says: { done: 'Sifa ya kitaaluma imeongezwa', failed: 'Hitilafu ilitokea wakati wa kuunda idara' },
            },
          },
        ],
      },
      actions: {
        edit: {
          label: 'Hariri',
          form: {
            title: 'Hariri Sifa ya Kitaaluma',
            submit: 'Sasisha',
            fields: { name: 'Jina' },
            says: { done: 'Sifa ya kitaaluma imesasishwa', failed: 'Hitilafu ilitokea wakati wa kuunda idara' },
          },
        },
      },
    },
    professionalBodies: {
      label: 'Mipangilio ya Ufilisi',
      notFoundHint: 'Angalia tahajia, au ongeza.',
      about: 'Vyombo vya kitaaluma vya wafilisi',
      tab: 'Vyombo vya Kitaaluma',
      search: { placeholder: 'Jina, kifupi au taaluma' },
      fields: bodyForm,
      create: {
        label: 'Ongeza Chombo cha Kitaaluma',
        title: 'Ongeza Chombo cha Kitaaluma',
        ways: [
          {
            tab: 'Ongeza Chombo cha Kitaaluma',
            form: {
              title: 'Ongeza Chombo cha Kitaaluma',
              submit: 'Wasilisha',
              fields: bodyForm,
              says: { failed: 'Hitilafu ilitokea wakati wa kuunda chombo kipya' },
            },
          },
        ],
      },
      actions: {
        edit: {
          label: 'Hariri',
          form: {
            title: 'Hariri Chombo cha Kitaaluma',
            submit: 'Sasisha',
            fields: bodyForm,
            says: { failed: 'Hitilafu ilitokea wakati wa kuunda chombo kipya' },
          },
        },
      },
    },
  },
}

export default words
