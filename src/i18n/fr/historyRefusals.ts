/** Refusals of moments at which a file cannot be read, by code, in French; English is in contract/portal/historyRefusals.ts. */
export default {
  'unknown-filing': 'Aucun dépôt de cette entité ne porte le numéro de suivi %{trackingNo}.',
  'day-to-come': 'Le %{day} est à venir. Choisissez un jour jusqu’à aujourd’hui.',
  'before-registration': 'Cette entité a été immatriculée le %{day}. Choisissez ce jour ou un jour plus récent.',
  'no-history':
    'L’historique de ce dossier est complet depuis le %{day}. Les jours antérieurs ne peuvent pas être affichés.',
  'not-known-yet': 'Le registre connaît cette entité depuis le %{day}. Choisissez ce jour ou un jour plus récent.',
  'unknown-transaction': 'Aucune modification d’un dossier ne porte ce numéro.',
}
