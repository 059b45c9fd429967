/** Words of "Who looked at this file", in Kiswahili. */
export default {
  button: 'Nani aliangalia',
  title: 'Nani aliangalia faili hili',
  latest: 'Maingizo ya mwisho',
  none: 'Hakuna aliyefungua faili hili tangu kumbukumbu zilipoanza.',
  all: 'Maingizo yote kwenye kumbukumbu za usomaji',
  at: 'Lini',
  who: 'Nani',
  access: 'Usomaji',
  why: 'Sababu',
  reference: 'Rejea',
  from: 'Kutoka',
  kind: { OPEN: 'Imefunguliwa', REVEAL: 'Imefichuliwa', EXPORT: 'Imehamishwa', PRINT: 'Imechapishwa' },
  reason: {
    ENQUIRY: 'Ulizo',
    COURT_ORDER: 'Amri ya mahakama',
    CORRECTION: 'Marekebisho',
    INVESTIGATION: 'Uchunguzi',
    COMPLAINT: 'Malalamiko',
  },
}
