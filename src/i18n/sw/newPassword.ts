import activate from './activate'

/** Words of the page behind a mailed link for a new password: `daftari.newPassword.*`. */
export default {
  ...activate,
  title: 'Chagua nenosiri jipya',
  about: 'Ukilihifadhi, vipindi vyote vya akaunti yako vitaisha.',
  submit: 'Hifadhi nenosiri',
  doneTitle: 'Nenosiri lako limebadilishwa',
  askAgain: 'Omba kiungo kipya',
}
