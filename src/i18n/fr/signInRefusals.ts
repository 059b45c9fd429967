/** Refusals that the pages before the sign-in can meet, by code; English is in contract/auth/signInRefusals. */
export default {
  'signed-out': 'Votre session a pris fin. Connectez-vous à nouveau.',
  'session-taken-over':
    'Votre session a pris fin car vous vous êtes connecté sur un autre appareil ou navigateur. Connectez-vous à nouveau.',
  'wrong-credentials': 'L’identifiant ou le mot de passe est incorrect.',
  'too-many-tries': 'Trop de tentatives. Attendez %{minutes} min, puis réessayez.',
  'wrong-code': 'Le code est incorrect.',
  'code-not-sent': 'Le code n’a pas pu être envoyé. Réessayez sous peu.',
  'code-expired': 'Ce code a expiré. Revenez en arrière et reconnectez-vous pour en recevoir un autre.',
  'account-locked': 'Ce compte est verrouillé. Demandez à un administrateur de le déverrouiller.',
  'signed-in-elsewhere': 'Vous êtes déjà connecté ailleurs.',
  forbidden: 'Vous n’avez pas la permission de faire cela.',
  'not-found': 'Cette adresse n’existe pas.',
  'malformed-request': 'La demande n’a pas pu être lue.',
  'invalid-fields': 'Certains champs ne sont pas valables : %{fields}. Corrigez-les, puis réessayez.',
  'reset-not-offered':
    'Ce registre n’envoie pas de liens pour un nouveau mot de passe. Demandez l’aide d’un administrateur.',
  'link-unknown': 'Ce lien n’est pas valable. Ouvrez-le à nouveau depuis le message, ou demandez-en un autre.',
  'link-used': 'Ce lien a déjà servi. Connectez-vous avec le mot de passe choisi.',
  'link-replaced': 'Ce lien a été remplacé. Utilisez le plus récent que vous avez reçu, ou demandez-en un autre.',
  'link-expired': 'Ce lien a expiré. Demandez-en un autre.',
  'reader-missing':
    'Le portail a été mis à jour depuis l’ouverture de cette page, ou la connexion a échoué. Rechargez la page, puis réessayez. Ce que vous avez saisi dans un formulaire est conservé.',
  'body-too-large': 'La demande est trop volumineuse.',
  'file-too-large': 'Le fichier dépasse %{megabytes} Mo.',
  'too-many-requests': 'Trop de demandes. Patientez un instant, puis réessayez.',
  busy: 'Le registre est très sollicité. Réessayez dans un instant.',
  'database-unavailable': 'Le registre est momentanément inaccessible. Réessayez sous peu.',
  'write-unknown':
    'La connexion à la base de données a été perdue pendant l’enregistrement. Il est possible qu’il ait eu lieu ou non : vérifiez avant de renvoyer.',
  'database-read-only':
    'Le registre peut être consulté pour le moment, mais pas modifié. Rien n’a été enregistré. Réessayez sous peu.',
  unexpected: 'Un problème est survenu, réessayez plus tard',
  offline: 'Le registre est injoignable. Vérifiez la connexion.',
  timeout: 'Le registre a mis trop de temps à répondre.',
  cancelled: 'L’appel a été interrompu.',
  'unfit-answer': 'La réponse du registre n’a pas pu être lue. Contactez votre administrateur.',
}
