import activate from './activate'

/** Words of the page behind a mailed link for a new password: `daftari.newPassword.*`. */
export default {
  ...activate,
  title: 'Choisir un nouveau mot de passe',
  about: 'L’enregistrer met fin aux sessions de votre compte.',
  submit: 'Enregistrer le mot de passe',
  doneTitle: 'Votre mot de passe a été changé',
  askAgain: 'Demander un nouveau lien',
}
