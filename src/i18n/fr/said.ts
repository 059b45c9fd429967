/** What the registry's API says after a write, by code; English stands in contract/said. */
export default {
  'code-sent': 'Un code à usage unique a été envoyé à %{to}.',
  'old-session-ended': 'Ancienne session fermée',
  'signed-out': 'Vous êtes déconnecté.',
  'blacklist-added': 'Ajouté à la liste noire',
  'blacklist-reversed': 'Retiré de la liste noire',
  'blacklist-uploaded': 'Fichiers ajoutés à la liste noire',
  'de-registration-reversed': 'Retiré de la liste des radiations',
  'de-registration-uploaded': 'Données envoyées avec succès',
  'mda-added': '%{name} a été ajouté au registre des MDA.',
  'complaint-lodged': 'La plainte a été déposée sous le numéro %{trackingNumber}.',
  'mda-updated': 'Informations de l’entité mises à jour',
  'form-compliance-corrected': 'Statut des déclarations annuelles de la société mis à jour pour le formulaire choisi',
  'document-resent': 'Document renvoyé à %{to}.',
  'document-resend-recorded': 'Aucun serveur de messagerie : le renvoi à %{to} a été consigné, rien n’a été envoyé.',
}
