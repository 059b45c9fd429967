import type { DefinitionTable } from '../../definitionTable'

const nameFields = { type: 'Aina ya Taasisi' }

const unit = { options: { MINUTES: 'Dakika' } }

const wordFields = { position: { options: { Any: 'Popote' } } }

/** Configurations, in Kiswahili. */
const words: DefinitionTable = {
  menu: {
    configurations: { about: 'Utafutaji wa majina, kanuni za majina, muda wa kuhifadhi na shughuli za biashara' },
  },
  resources: {
    nameSearch: {
      about: 'Angalia kama jina linapatikana. Yanayokaribiana zaidi kwanza.',
      search: { first: 'Andika jina kisha bonyeza Enter.' },
      filters: { scope: { label: 'Upeo', options: { UPLOADED: 'Majina yaliyopakiwa' } } },
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
      create: { ways: [{ tab: 'Pakia Faili', imports: { columns: nameFields } }] },
    },
    isic: {
      about: 'Aina za shughuli za biashara katika uainishaji wa kimataifa',
      search: { placeholder: 'Bonyeza Enter kutafuta' },
      fields: { parentId: 'Kundi la juu' },
      notFoundHint: 'Angalia tahajia, au ongeza kundi.',
      create: {
        ways: [
          {
            form: {
              fields: { parentId: { label: 'Kundi la juu', help: 'Acha wazi kwa kundi la ngazi ya kwanza.' } },
              says: { failedTitle: 'Si sahihi' },
            },
          },
        ],
      },
    },
    periods: {
      about: 'Muda ambao jina hubaki limehifadhiwa, na lini mwisho wake hutangazwa',
      computed: { quantity: 'Kiasi', unit },
      emptyHint: 'Weka muda wa kwanza.',
      create: {
        label: 'Ongeza Muda',
        ways: [{ form: { fields: { type: unit }, says: { untold: 'kuna hitilafu imetokea' } } }],
      },
      actions: { remove: { aside: 'Imeondolewa kwenye skrini hii tu. Itarudi orodha ikipakiwa tena.' } },
    },
    responseTemplates: {
      about: 'Ujumbe kwa waombaji jina linapokataliwa au kuhojiwa',
      search: { placeholder: 'Sababu au ujumbe' },
      notFoundHint: 'Angalia tahajia, au ongeza kiolezo.',
      create: { label: 'Ongeza Kiolezo' },
    },
    wordLibrary: {
      about: 'Maneno ambayo majina hulinganishwa nayo',
      search: { placeholder: 'Tafuta' },
      fields: wordFields,
      notFoundHint: 'Angalia tahajia, chagua kamusi nyingine, au ongeza neno.',
      create: { label: 'Ongeza Neno', ways: [{ form: { fields: wordFields } }] },
      actions: {
        edit: { form: { title: 'Hariri Neno', fields: wordFields } },
        remove: { form: { title: 'Ondoa Neno' } },
      },
    },
    dictionaries: {
      about: 'Kamusi za hazina ya maneno',
      fields: { words: 'Idadi ya maneno' },
      emptyHint: 'Ongeza kamusi ya kwanza.',
      create: {
        ways: [
          {
            form: {
              fields: { effect: { help: 'Kwa kawaida, maneno yake huonyeshwa.' } },
              says: { untold: 'Haikuongezwa' },
            },
          },
        ],
      },
      actions: { remove: { unavailable: 'Kuondoa kamusi hakuwezekani. Hakuna kilichobadilishwa.' } },
    },
  },
  sections: {
    configurations: {
      sections: {
        'name-reservation': { label: 'Uhifadhi wa majina' },
        dictionaries: { label: 'Kamusi' },
      },
    },
  },
}

export default words
