import activate from './activate'
import newPassword from './newPassword'
import refusals from './signInRefusals'

export default {
  refusals,
  said: {
    'code-sent': 'Un code à usage unique a été envoyé à %{to}.',
    'old-session-ended': 'Ancienne session fermée',
  },
  daftari: {
    product: 'Bureau du registre',
    language: 'Langue',
    theme: { label: 'Thème', system: 'Système', light: 'Clair', dark: 'Sombre' },
    ok: 'OK',
    loading: 'Chargement',
    skip: 'Aller au contenu',
    notices: {
      label: 'Avis',
      dismiss: 'Fermer',
      good: { title: 'Succès', text: 'La demande a été traitée avec succès' },
      bad: { title: 'Erreur', text: 'Un problème est survenu, réessayez plus tard' },
      warning: { title: 'Attention', text: 'Quelque chose ne semble pas correct' },
      info: { title: 'Note', text: '' },
      noMore: { title: 'Remarque', text: 'Plus de données à afficher' },
      unsure: 'On ne sait pas si cela a été enregistré. Vérifiez avant de réessayer.',
      undo: 'Annuler',
      undoKeys: 'Appuyez sur Ctrl Z pour annuler, dans les 30 secondes.',
    },
    signIn: {
      title: 'Connexion',
      about: 'Pour le personnel du registre',
      name: 'Nom d’utilisateur ou e-mail',
      password: 'Mot de passe',
      show: 'Afficher le mot de passe',
      hide: 'Masquer le mot de passe',
      remember: 'Se souvenir de moi',
      forgot: 'Mot de passe oublié ?',
      submit: 'Se connecter',
      nameMissing: 'Saisissez votre nom d’utilisateur ou votre e-mail',
      passwordMissing: 'Saisissez votre mot de passe',
      sessionEnded:
        'Votre session a pris fin. Reconnectez-vous pour reprendre où vous en étiez. Votre saisie a été conservée.',
      takenOver:
        'Votre session a pris fin car vous vous êtes connecté sur un autre appareil ou navigateur. Reconnectez-vous pour reprendre où vous en étiez. Votre saisie a été conservée.',
      notUndone:
        'Votre session avait pris fin : rien n’a été annulé. Reconnectez-vous pour reprendre où vous en étiez.',
      signedOut: 'Vous êtes déconnecté.',
      codeTitle: 'Vérifiez que c’est bien vous qui vous connectez',
      codeAbout: 'Saisissez le code à 4 chiffres qui vous a été envoyé. Il est valable quelques minutes.',
      codeBox: 'Chiffre %{number} sur 4',
      numbersOnly: 'Saisissez uniquement des chiffres',
      verifying: 'Vérification du code…',
      resend: 'Renvoyer le code',
      resendHint: '« Renvoyer le code » vide les cases. Pour un nouveau code, revenez en arrière et reconnectez-vous.',
      back: 'Retour',
      elsewhereTitle: 'Vous êtes déjà connecté ailleurs',
      elsewhereAbout:
        'Une seule session est permise à la fois. Le travail non enregistré dans l’autre session sera perdu.',
      endOld: 'Fermer l’ancienne session',
      cancel: 'Annuler',
      oldEnded: 'Ancienne session fermée',
      welcome: 'Bienvenue',
    },
    reset: {
      entered: 'Vous avez saisi',
      title: 'Réinitialiser le mot de passe',
      about: 'Saisissez l’adresse e-mail de votre compte.',
      email: 'E-mail',
      submit: 'Réinitialiser le mot de passe',
      back: 'Retour à la connexion',
      aboutLink:
        'Saisissez l’adresse e-mail de votre compte. Vous recevrez un lien pour choisir un nouveau mot de passe.',
      sent: 'Si %{email} appartient à un compte, un lien pour choisir un nouveau mot de passe est en route. Il sert une seule fois, pendant 30 minutes. Si rien n’arrive, vérifiez l’adresse et vos courriers indésirables.',
      emailMissing: 'Saisissez votre adresse e-mail',
      emailWrong: 'Saisissez une adresse e-mail, par exemple nom@exemple.org',
    },
    activate,
    newPassword,
    forbidden: {
      title: 'Accès interdit - c’est tout ce que nous savons',
      about: 'Votre compte n’a pas la permission que cette page demande.',
      again: 'Cliquez ici pour vous reconnecter',
      home: 'Ou aller à la page d’accueil',
    },
    notFound: {
      title: 'Erreur - Page introuvable',
      about: 'Veuillez vérifier l’adresse (URL).',
      login: 'Aller à la connexion',
      dashboard: 'Aller au tableau de bord',
    },
    broken: {
      title: 'Cette partie du portail n’a pas pu être affichée',
      about: 'Rechargez la page. Si cela se reproduit, contactez votre administrateur.',
      reload: 'Recharger',
    },
    missingCode: {
      title: 'Une partie du portail n’a pas pu être chargée',
      about:
        'Le portail a été mis à jour depuis l’ouverture de cette page, ou la connexion a échoué. Rechargez la page pour continuer. Ce que vous avez saisi dans un formulaire est conservé.',
    },
    unreachable: {
      title: 'Le registre est injoignable',
      about: 'Vérifiez votre connexion. Cette page se reconnecte automatiquement.',
    },
    config: {
      title: 'Le portail n’est pas bien configuré',
      about: 'Le fichier config.json à côté de cette page contient des erreurs. Montrez-les à votre administrateur :',
      entry: 'Entrée',
      problem: 'Problème',
      whole: 'Fichier entier',
      reload: 'Réessayer',
    },
  },
}
