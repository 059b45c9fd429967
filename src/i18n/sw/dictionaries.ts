/** Sentences that are used in several places. */
const trial = {
  label: 'Jaribu kwenye majina ya karibuni',
  says: 'Majina %{changed} kati ya %{tried} ya mwisho yangesomwa tofauti. Ya kwanza:',
  none: 'Hakuna jina kati ya %{tried} ya mwisho ambalo lingesomwa tofauti.',
}

const wordForm = {
  fields: {
    word: 'Jina',
    description: 'Maelezo',
    position: 'Nafasi',
    dictionaryId: 'Kamusi',
  },
  options: {
    position: {
      Start: 'Mwanzo',
      Any: 'Popote',
      End: 'Mwisho',
    },
  },
}

/** The words of Configurations, by list. */
/** The words that a name is judged by, and the dictionaries they stand in. */
export default {
  wordLibrary: {
    name: 'Hazina ya Maneno',
    about: 'Maneno ambayo majina hulinganishwa nayo.',
    search: 'Tafuta',
    empty: 'Angalia tahajia, chagua kamusi nyingine, au ongeza neno.',
    fields: {
      word: 'Jina',
      description: 'Maelezo',
      position: 'Nafasi',
      inDictionary: 'Kamusi',
    },
    options: {
      position: {
        Start: 'Mwanzo',
        Any: 'Popote',
        End: 'Mwisho',
      },
    },
    filters: {
      dictionaryId: 'Kamusi',
    },
    create: {
      label: 'Ongeza Neno',
      title: 'Ongeza Neno',
      tab0: 'Ongeza Neno',
    },
    forms: {
      create0: {
        title: 'Ongeza Neno',
        submit: 'Wasilisha',
        ...wordForm,
        trial,
      },
      edit: {
        title: 'Hariri Neno',
        submit: 'Sasisha',
        warning: 'Kitendo hiki kinaandikwa, na akaunti yako inatajwa kuwa ndiyo iliyokifanya.',
        ...wordForm,
        trial,
      },
      remove: {
        title: 'Ondoa Neno',
        submit: 'Zima',
        warning: 'Kitendo hiki kinaandikwa, na akaunti yako inatajwa kuwa ndiyo iliyokifanya.',
        fields: {
          word: 'Jina',
        },
        trial,
      },
    },
    done: {
      create0: 'Imekamilika',
      edit: 'Imekamilika',
      remove: 'Imekamilika',
    },
    actions: {
      edit: 'Hariri',
      remove: 'Zima',
    },
  },
  dictionaries: {
    name: 'Aina za Kamusi',
    about: 'Kamusi za hazina ya maneno.',
    empty: 'Ongeza kamusi ya kwanza.',
    fields: {
      name: 'Jina',
      words: 'Idadi ya maneno',
      effect: 'Kwenye jina',
    },
    options: {
      effect: {
        NOTED: 'Maneno yake yanatajwa',
        CONSENT: 'Maneno yake yanahitaji idhini',
        REFUSED: 'Maneno yake hayaruhusiwi kwenye jina',
        LEFT_OUT: 'Maneno yake hayahesabiwi majina yakilinganishwa',
      },
    },
    create: {
      label: 'Ongeza Kamusi',
      title: 'Ongeza Kamusi',
      tab0: 'Ongeza Kamusi',
    },
    forms: {
      create0: {
        title: 'Ongeza Kamusi',
        submit: 'Wasilisha',
        fields: {
          name: 'Jina',
          effect: 'Kwenye jina',
        },
        options: {
          effect: {
            NOTED: 'Maneno yake yanatajwa',
            CONSENT: 'Maneno yake yanahitaji idhini',
            REFUSED: 'Maneno yake hayaruhusiwi kwenye jina',
            LEFT_OUT: 'Maneno yake hayahesabiwi majina yakilinganishwa',
          },
        },
        help: {
          effect: 'Maneno yake yanatajwa usipochagua lingine.',
        },
      },
    },
    untold: {
      create0: 'Haikuongezwa',
    },
    actions: {
      remove: 'Ondoa',
    },
    unavailable: {
      remove: 'Kuondoa kamusi hakuwezekani. Hakuna kilichobadilishwa.',
    },
  },
}
