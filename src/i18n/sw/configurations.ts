import dictionaries from './dictionaries'

/** What is said in several places. */
const templateWords = {
  fields: {
    reason: 'Sababu',
    message: 'Ujumbe',
    appealStatus: 'Ruhusu Rufaa',
  },
  options: {
    appealStatus: {
      true: 'Ndiyo',
      false: 'Hapana',
    },
  },
}

export default {
  resources: {
    nameSearch: {
      name: 'Utafutaji wa haraka wa jina',
      about: 'Angalia kama jina linapatikana.',
      search: 'Jina',
      first: 'Andika jina kisha bonyeza Enter.',
      empty: 'Hakuna jina lililosajiliwa, lililohifadhiwa au lililopakiwa linalofanana nalo.',
      fields: {
        no: 'BRN/RN',
        name: 'Jina',
        type: 'Aina ya Taasisi',
        why: 'Sababu ya kupatikana',
      },
      options: {
        why: {
          EXACT: 'Jina lilelile',
          CONTAINED: 'Lina kilichoandikwa',
          STEM: 'Maumbo mengine ya maneno hayo',
          PHONETIC: 'Yanasikika sawa',
          FUZZY: 'Tahajia inakaribiana',
        },
      },
      filters: {
        scope: 'Upeo',
      },
      filterOptions: {
        scope: {
          COMPANY: 'Kampuni',
          FOREIGN_COMPANY: 'Kampuni ya kigeni',
          BUSINESS_NAME: 'Jina la biashara',
          BUILDING_SOCIETY: 'Chama cha ujenzi',
          UPLOADED: 'Majina yaliyopakiwa',
        },
      },
      remarks: {
        REFUSED: '%{word} haliruhusiwi kwenye jina (%{dictionary})',
        CONSENT: '%{word} linahitaji idhini (%{dictionary})',
        NOTED: '%{word} limo kwenye kamusi ya %{dictionary}',
        compared: 'Linalinganishwa kama %{compared}',
      },
      create: {
        label: 'Ongeza Majina',
        title: 'Ongeza Majina',
        tab0: 'Pakia Faili',
      },
      import: {
        columns: {
          no: 'BRN/RN',
          name: 'Jina',
          type: 'Aina ya Taasisi',
        },
      },
    },
    isic: {
      name: 'Aina ya biashara (ISIC)',
      about: 'Aina za shughuli za biashara katika uainishaji wa kimataifa.',
      search: 'Bonyeza Enter kutafuta',
      empty: 'Angalia tahajia, au ongeza kundi.',
      actionsLabel: 'Hatua',
      fields: {
        code: 'Msimbo',
        description: 'Maelezo',
        parentId: 'Kundi la juu',
      },
      create: {
        label: 'Ongeza Kundi',
        title: 'Ongeza Kundi',
        tab0: 'Ongeza Kundi',
      },
      forms: {
        create0: {
          title: 'Ongeza Kundi',
          submit: 'Wasilisha',
          fields: {
            description: 'Maelezo',
            code: 'Msimbo',
            parentId: 'Kundi la juu',
          },
          tooLong: {
            description: 'Jina lazima liwe chini ya herufi 100',
            code: 'Jina lazima liwe chini ya herufi 100',
          },
          empty: {
            description: 'Sehemu hii inahitajika',
            code: 'Sehemu hii inahitajika',
          },
          help: {
            parentId: 'Bila hilo kundi linakaa ngazi ya kwanza.',
          },
        },
      },
      failedTitle: {
        create0: 'Si sahihi',
      },
      actions: {
        edit: 'Hariri',
      },
    },
    periods: {
      name: 'Mwisho na Arifa',
      about: 'Muda ambao jina lililohifadhiwa linatunzwa, na lini mwisho wake unatangazwa.',
      empty: 'Weka muda wa kwanza.',
      actionsLabel: 'Hatua',
      fields: {
        key: 'Jina',
        quantity: 'Kiasi',
        unit: 'Kipimo',
      },
      options: {
        key: {
          ASSIGNED_EXPIRY_DATE: 'Tarehe ya mwisho wa jina lililotolewa',
          DRAFT_EXPIRY_DATE: 'Tarehe ya mwisho wa rasimu',
          EXPIRY_NOTIFICATION: 'Arifa ya kuisha muda',
          PENDING_APPLICATION_EXPIRY_DATE: 'Tarehe ya mwisho wa ombi linalosubiri',
        },
        unit: {
          DAYS: 'Siku',
          HOURS: 'Saa',
          MINUTES: 'Dakika',
          MONTHS: 'Miezi',
          YEARS: 'Miaka',
        },
      },
      create: {
        label: 'Ongeza Muda',
        title: 'Mwisho na Arifa',
        tab0: 'Mwisho na Arifa',
      },
      forms: {
        create0: {
          title: 'Mwisho na Arifa',
          submit: 'Wasilisha',
          fields: {
            period: 'Namba',
            key: 'Aina',
            type: 'Kipimo',
          },
          options: {
            key: {
              ASSIGNED_EXPIRY_DATE: 'Tarehe ya mwisho wa jina lililotolewa',
              DRAFT_EXPIRY_DATE: 'Tarehe ya mwisho wa rasimu',
              EXPIRY_NOTIFICATION: 'Arifa ya kuisha muda',
              PENDING_APPLICATION_EXPIRY_DATE: 'Tarehe ya mwisho wa ombi linalosubiri',
            },
            type: {
              DAYS: 'Siku',
              HOURS: 'Saa',
              MINUTES: 'Dakika',
              MONTHS: 'Miezi',
              YEARS: 'Miaka',
            },
          },
        },
      },
      untold: {
        create0: 'kuna hitilafu imetokea',
      },
      actions: {
        remove: 'Ondoa',
      },
      aside: {
        remove: 'Imeondolewa kwenye skrini hii tu. Itarudi orodha ikipakiwa tena.',
      },
    },
    responseTemplates: {
      name: 'Violezo vya Majibu',
      about: 'Waombaji huambiwa nini jina likikataliwa au kuhojiwa.',
      search: 'Sababu au ujumbe',
      empty: 'Angalia tahajia, au ongeza kiolezo.',
      ...templateWords,
      create: {
        label: 'Ongeza Kiolezo',
        title: 'Ongeza kiolezo cha sababu ya kukataa/kuhoji',
        tab0: 'Ongeza kiolezo cha sababu ya kukataa/kuhoji',
      },
      forms: {
        create0: {
          title: 'Ongeza kiolezo cha sababu ya kukataa/kuhoji',
          submit: 'Wasilisha',
          ...templateWords,
        },
        edit: {
          title: 'Hariri',
          submit: 'Sasisha',
          ...templateWords,
        },
      },
      actions: {
        edit: 'Hariri',
        remove: 'Ondoa',
      },
      confirm: {
        remove: 'Una uhakika na kitendo hiki?',
      },
    },
    ...dictionaries,
  },
  sections: {
    configurations: {
      name: 'Usanidi',
      'name-search': { label: 'Utafutaji wa haraka wa jina' },
      'nature-of-business': { label: 'Aina ya biashara (ISIC)' },
      'name-reservation': {
        label: 'Uhifadhi wa majina',
        expiry: { label: 'Mwisho na Arifa' },
        'response-templates': { label: 'Violezo vya Majibu' },
      },
      dictionaries: {
        label: 'Kamusi',
        'word-library': { label: 'Hazina ya Maneno' },
        'dictionary-types': { label: 'Aina za Kamusi' },
      },
    },
  },
}
