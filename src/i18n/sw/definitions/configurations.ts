import type { DefinitionTable } from '../../definitionTable'

const nameFields = { no: 'BRN/RN', name: 'Jina', type: 'Aina ya Taasisi' }
const periodNames = {
  ASSIGNED_EXPIRY_DATE: 'Tarehe ya mwisho wa jina lililotolewa',
  DRAFT_EXPIRY_DATE: 'Tarehe ya mwisho wa rasimu',
  EXPIRY_NOTIFICATION: 'Arifa ya kuisha muda',
  PENDING_APPLICATION_EXPIRY_DATE: 'Tarehe ya mwisho wa ombi linalosubiri',
}
const unit = {
  label: 'Kipimo',
  options: { DAYS: 'Siku', HOURS: 'Saa', MINUTES: 'Dakika', MONTHS: 'Miezi', YEARS: 'Miaka' },
}
const templateFields = {
  reason: 'Sababu',
  message: 'Ujumbe',
  appealStatus: { label: 'Ruhusu Rufaa', options: { true: 'Ndiyo', false: 'Hapana' } },
}
const wordFields = {
  word: 'Jina',
  description: 'Maelezo',
  position: { label: 'Nafasi', options: { Start: 'Mwanzo', Any: 'Popote', End: 'Mwisho' } },
}
const wordForm = { ...wordFields, dictionaryId: 'Kamusi' }
const trial = {
  label: 'Jaribu kwenye majina ya karibuni',
  says: 'Majina %{changed} kati ya %{tried} ya mwisho yangesomwa tofauti. Ya kwanza:',
  none: 'Hakuna jina kati ya %{tried} ya mwisho ambalo lingesomwa tofauti.',
}
const effects = {
  NOTED: 'Onyesha maneno yake',
  CONSENT: 'Hitaji idhini',
  REFUSED: 'Kataza maneno yake kwenye majina',
  LEFT_OUT: 'Puuza maneno yake majina yanapolinganishwa',
}

/** Configurations, in Kiswahili. */
const words: DefinitionTable = {
  menu: {
    configurations: {
      label: 'Usanidi',
      about: 'Utafutaji wa majina, kanuni za majina, muda wa kuhifadhi na shughuli za biashara',
    },
  },
  resources: {
    nameSearch: {
      label: 'Utafutaji wa haraka wa jina',
      about: 'Angalia kama jina linapatikana. Yanayokaribiana zaidi kwanza.',
      search: { placeholder: 'Jina', first: 'Andika jina kisha bonyeza Enter.' },
      filters: {
        scope: {
          label: 'Upeo',
          options: {
            COMPANY: 'Kampuni',
            FOREIGN_COMPANY: 'Kampuni ya kigeni',
            BUSINESS_NAME: 'Jina la biashara',
            BUILDING_SOCIETY: 'Chama cha ujenzi',
            UPLOADED: 'Majina yaliyopakiwa',
          },
        },
      },
      fields: nameFields,
      computed: {
        why: {
          label: 'Aina ya ulinganifu',
          options: {
            EXACT: 'Jina lilelile',
            CONTAINED: 'Lina jina lililoandikwa',
            STEM: 'Maumbo mengine ya maneno hayo',
            PHONETIC: 'Yanasikika sawa',
            FUZZY: 'Tahajia inayofanana',
          },
        },
      },
      remarks: {
        words: {
          REFUSED: '%{word} haliruhusiwi kwenye jina (%{dictionary})',
          CONSENT: '%{word} linahitaji idhini (%{dictionary})',
          NOTED: '%{word} limo kwenye kamusi ya %{dictionary}',
          compared: 'Linalinganishwa kama %{compared}',
        },
      },
      emptyHint: 'Hakuna jina lililosajiliwa, lililohifadhiwa au lililopakiwa linalofanana nalo.',
      create: {
        label: 'Ongeza Majina',
        title: 'Ongeza Majina',
        ways: [{ tab: 'Pakia Faili', imports: { columns: nameFields } }],
      },
    },
    isic: {
      label: 'Aina ya biashara (ISIC)',
      about: 'Aina za shughuli za biashara katika uainishaji wa kimataifa',
      search: { placeholder: 'Bonyeza Enter kutafuta' },
      fields: { code: 'Msimbo', description: 'Maelezo', parentId: 'Kundi la juu' },
      actionsLabel: 'Hatua',
      notFoundHint: 'Angalia tahajia, au ongeza kundi.',
      create: {
        label: 'Ongeza Kundi',
        title: 'Ongeza Kundi',
        ways: [
          {
            tab: 'Ongeza Kundi',
            form: {
              title: 'Ongeza Kundi',
              submit: 'Wasilisha',
              fields: {
                description: {
                  label: 'Maelezo',
                  empty: 'Sehemu hii inahitajika',
                  tooLong: 'Jina lazima liwe chini ya herufi 100',
                },
                code: {
                  label: 'Msimbo',
                  empty: 'Sehemu hii inahitajika',
                  tooLong: 'Jina lazima liwe chini ya herufi 100',
                },
                parentId: { label: 'Kundi la juu', help: 'Acha wazi kwa kundi la ngazi ya kwanza.' },
              },
              says: { failedTitle: 'Si sahihi' },
            },
          },
        ],
      },
      actions: { edit: 'Hariri' },
    },
    periods: {
      label: 'Mwisho na Arifa',
      about: 'Muda ambao jina hubaki limehifadhiwa, na lini mwisho wake hutangazwa',
      fields: { key: { label: 'Jina', options: periodNames } },
      computed: { quantity: 'Kiasi', unit },
      actionsLabel: 'Hatua',
      emptyHint: 'Weka muda wa kwanza.',
      create: {
        label: 'Ongeza Muda',
        title: 'Mwisho na Arifa',
        ways: [
          {
            tab: 'Mwisho na Arifa',
            form: {
              title: 'Mwisho na Arifa',
              submit: 'Wasilisha',
              fields: { period: 'Namba', key: { label: 'Aina', options: periodNames }, type: unit },
              says: { untold: 'kuna hitilafu imetokea' },
            },
          },
        ],
      },
      actions: {
        remove: { label: 'Ondoa', aside: 'Imeondolewa kwenye skrini hii tu. Itarudi orodha ikipakiwa tena.' },
      },
    },
    responseTemplates: {
      label: 'Violezo vya Majibu',
      about: 'Ujumbe kwa waombaji jina linapokataliwa au kuhojiwa',
      search: { placeholder: 'Sababu au ujumbe' },
      fields: templateFields,
      notFoundHint: 'Angalia tahajia, au ongeza kiolezo.',
      create: {
        label: 'Ongeza Kiolezo',
        title: 'Ongeza kiolezo cha sababu ya kukataa/kuhoji',
        ways: [
          {
            tab: 'Ongeza kiolezo cha sababu ya kukataa/kuhoji',
            form: { title: 'Ongeza kiolezo cha sababu ya kukataa/kuhoji', submit: 'Wasilisha', fields: templateFields },
          },
        ],
      },
      actions: {
        edit: { label: 'Hariri', form: { title: 'Hariri', submit: 'Sasisha', fields: templateFields } },
        remove: { label: 'Ondoa', confirm: { question: 'Una uhakika na kitendo hiki?' } },
      },
    },
    wordLibrary: {
      label: 'Hazina ya Maneno',
      about: 'Maneno ambayo majina hulinganishwa nayo',
      search: { placeholder: 'Tafuta' },
      filters: { dictionaryId: 'Kamusi' },
      fields: wordFields,
      computed: { inDictionary: 'Kamusi' },
      notFoundHint: 'Angalia tahajia, chagua kamusi nyingine, au ongeza neno.',
      create: {
        label: 'Ongeza Neno',
        title: 'Ongeza Neno',
        ways: [
          {
            tab: 'Ongeza Neno',
            form: { title: 'Ongeza Neno', submit: 'Wasilisha', fields: wordForm, says: { done: 'Imekamilika' }, trial },
          },
        ],
      },
      actions: {
        edit: {
          label: 'Hariri',
          form: {
            title: 'Hariri Neno',
            submit: 'Sasisha',
            warning: 'Kitendo hiki kinaandikwa, na akaunti yako inatajwa kuwa ndiyo iliyokifanya.',
            fields: wordForm,
            says: { done: 'Imekamilika' },
            trial,
          },
        },
        remove: {
          label: 'Zima',
          form: {
            title: 'Ondoa Neno',
            submit: 'Zima',
            warning: 'Kitendo hiki kinaandikwa, na akaunti yako inatajwa kuwa ndiyo iliyokifanya.',
            fields: { word: 'Jina' },
            says: { done: 'Imekamilika' },
            trial,
          },
        },
      },
    },
    dictionaries: {
      label: 'Aina za Kamusi',
      about: 'Kamusi za hazina ya maneno',
      fields: { name: 'Jina', words: 'Idadi ya maneno', effect: { label: 'Athari kwa majina', options: effects } },
      emptyHint: 'Ongeza kamusi ya kwanza.',
      create: {
        label: 'Ongeza Kamusi',
        title: 'Ongeza Kamusi',
        ways: [
          {
            tab: 'Ongeza Kamusi',
            form: {
              title: 'Ongeza Kamusi',
              submit: 'Wasilisha',
              fields: {
                name: 'Jina',
                effect: { label: 'Athari kwa majina', options: effects, help: 'Kwa kawaida, maneno yake huonyeshwa.' },
              },
              says: { untold: 'Haikuongezwa' },
            },
          },
        ],
      },
      actions: { remove: { label: 'Ondoa', unavailable: 'Kuondoa kamusi hakuwezekani. Hakuna kilichobadilishwa.' } },
    },
  },
  sections: {
    configurations: {
      label: 'Usanidi',
      sections: {
        'name-search': 'Utafutaji wa haraka wa jina',
        'nature-of-business': 'Aina ya biashara (ISIC)',
        'name-reservation': {
          label: 'Uhifadhi wa majina',
          tabs: { expiry: 'Mwisho na Arifa', 'response-templates': 'Violezo vya Majibu' },
        },
        dictionaries: {
          label: 'Kamusi',
          tabs: { 'word-library': 'Hazina ya Maneno', 'dictionary-types': 'Aina za Kamusi' },
        },
      },
    },
  },
}

export default words
