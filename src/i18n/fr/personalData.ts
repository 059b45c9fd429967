/** Words of masked personal data, in French. */
export default {
  show: 'Afficher les données personnelles',
  about:
    'Les données personnelles de ce dossier sont affichées pendant %{minutes} minutes. Votre motif et sa référence sont consignés.',
  reason: 'Motif',
  reference: 'Référence',
  referenceHelp: 'Numéro de la lettre, de l’affaire ou de la plainte',
  referenceMissing: 'Saisissez la référence du motif, par exemple le numéro de la lettre ou de l’affaire',
  reasonMissing: 'Choisissez un motif',
  submit: 'Afficher',
  shown: 'Données personnelles affichées jusqu’à %{time} (encore %{smart_count} min)',
  ofFile: '%{name} : %{text}',
  saidShown: 'Les données personnelles sont affichées pendant %{minutes} minutes',
  saidSoon:
    'Les données personnelles seront masquées dans %{smart_count} minute |||| Les données personnelles seront masquées dans %{smart_count} minutes',
  saidEnded: 'Les données personnelles sont de nouveau masquées',
  masked: 'Masqué',
  maskedHere: 'Ce registre a envoyé des données personnelles non masquées. Le portail les masque.',
  reasons: {
    ENQUIRY: 'Demande de renseignements',
    COURT_ORDER: 'Décision de justice',
    CORRECTION: 'Correction',
    INVESTIGATION: 'Enquête',
    COMPLAINT: 'Plainte',
  },
}
