import activate from './activate'

/** Words of the page behind a mailed link for a new password: `daftari.newPassword.*`. */
export default {
  ...activate,
  title: 'Choose a new password',
  about: 'Saving it ends the sessions of your account.',
  submit: 'Save password',
  doneTitle: 'Your password was changed',
  askAgain: 'Request a new link',
}
