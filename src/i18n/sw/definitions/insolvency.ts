import type { DefinitionTable } from '../../definitionTable'

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
      about: 'Maombi yaliyoidhinishwa ya kufunga kampuni na kufuta usajili wa kampuni za kigeni',
      tab: 'Maombi ya Ufilisi',
      search: { placeholder: 'Tafuta kwa BRN au namba ya ufuatiliaji' },
      computed: {
        trackingNumber: 'Namba ya Ufuatiliaji',
        company: 'BRN na jina la kampuni',
        type: {
          options: {
            WINDING_UP: 'Kufunga Kampuni',
            PETITION: 'Maombi mahakamani',
            FOREIGN_COMPANY_DE_REGISTRATION: 'Kufuta Usajili wa Kampuni ya Kigeni',
            MEMBERS_VOLUNTARY: 'Hiari ya Wanachama',
            CREDITORS_VOLUNTARY: 'Hiari ya Wadai',
            COURT: 'Mahakama',
          },
        },
        status: {
          options: {
            DRAFT: 'Rasimu',
            AWAITING_PAYMENT: 'Malipo yanathibitishwa',
            PAYMENT_FAILED: 'Malipo yameshindwa',
            SUBMITTED: 'Kwenye Foleni',
            ASSIGNED: 'Limepewa mtu',
            QUERIED: 'Limeulizwa',
            REJECTED: 'Limekataliwa',
          },
        },
        assignment: { label: 'Aliyepewa', absent: 'Halijapewa mtu' },
        lastDateOfPublication: { label: 'Tarehe ya Mwisho ya Kuchapishwa', cardLabel: 'Ilichapishwa', absent: 'Bado' },
        dateOfConfirmation: { label: 'Tarehe ya Kuthibitishwa', cardLabel: 'Ilithibitishwa' },
        dateOfDissolution: { label: 'Tarehe ya Kuvunjwa', cardLabel: 'Uvunjaji' },
      },
      notFoundHint: 'Angalia BRN au namba ya ufuatiliaji.',
      actions: {
        details: 'Taarifa kamili',
        publication: {
          form: {
            title: 'Sasisha tarehe ya kuchapishwa',
            fields: {
              attachmentId: { help: 'Tarehe ya mwisho ya kuchapishwa ni ya karibuni zaidi ya viambatisho vyote.' },
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
      about: 'Sababu za ufilisi ambazo waombaji huchagua',
      tab: 'Sababu za Kufunga',
      fields: { reason: 'sababu' },
      actions: {
        edit: { form: { title: 'Hariri Sababu' } },
        remove: { unavailable: 'Kufuta sababu za ufilisi hakupatikani. Hakuna kilichofutwa.' },
      },
    },
    professionalQualifications: {
      about: 'Sifa zinazotolewa na vyombo vya kitaaluma',
      tab: 'Sifa za Kiutaalamu',
      create: { ways: [{ form: { says: { done: 'Sifa ya kiutaalamu imeongezwa' } } }] },
      actions: {
        edit: { form: { title: 'Hariri Sifa ya Kiutaalamu', says: { done: 'Sifa ya kiutaalamu imesasishwa' } } },
      },
    },
    academicQualifications: {
      about: 'Sifa za kielimu za wafilisi',
      tab: 'Miongozo ya Sifa za Kitaaluma',
      create: { ways: [{ form: { says: { done: 'Sifa ya kitaaluma imeongezwa' } } }] },
      actions: {
        edit: { form: { title: 'Hariri Sifa ya Kitaaluma', says: { done: 'Sifa ya kitaaluma imesasishwa' } } },
      },
    },
    professionalBodies: {
      about: 'Vyombo vya kitaaluma vya wafilisi',
      tab: 'Vyombo vya Kitaaluma',
      search: { placeholder: 'Jina, kifupi au taaluma' },
      actions: { edit: { form: { title: 'Hariri Chombo cha Kitaaluma' } } },
    },
  },
}

export default words
