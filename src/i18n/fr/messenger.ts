export default {
  tab: 'Messagerie du système',
  about: 'Envoyer un message à tous les comptes des types choisis.',
  message: 'Message',
  recipients: 'Destinataires',
  types: {
    INDIVIDUAL: 'PARTICULIER (comptes utilisateurs)',
    BUSINESS: 'ENTREPRISE',
    BACKOFFICE: 'BACKOFFICE (personnel)',
    MDA: 'MDA',
    PARTNER: 'PARTENAIRE',
  },
  accounts: 'Un compte |||| %{smart_count} comptes',
  send: 'Envoyer le message',
  sent: 'Message envoyé',
  preview: 'Aperçu',
  subject: 'Message de %{portal}',
  empty: 'Votre message apparaît ici à mesure que vous l’écrivez.',
  reach: 'Envoyé à un compte. |||| Envoyé à %{smart_count} comptes.',
  nobody: 'Aucun destinataire choisi.',
  confirm:
    'Ce message sera envoyé à un compte (%{kinds}). Il ne peut pas être repris. |||| Ce message sera envoyé à %{smart_count} comptes (%{kinds}). Il ne peut pas être repris.',
  confirmUncounted:
    'Ce message sera envoyé à tous les comptes de ces catégories : %{kinds}. Il ne peut pas être repris.',
  sentAlready:
    'Un essai est resté sans réponse et le message est peut-être parti. Un nouvel envoi pourrait atteindre tout le monde deux fois.',
  noMailServer: 'Aucun serveur de messagerie n’est configuré : les messages sont consignés mais pas envoyés.',
  needMessage: 'Saisissez un message',
  needRecipients: 'Choisissez au moins une catégorie de comptes',
  past: 'Messages envoyés',
  none: 'Aucun message n’a encore été envoyé.',
}
