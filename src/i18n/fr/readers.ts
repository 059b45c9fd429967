/** Words of "Who looked at this file", in French. */
export default {
  button: 'Consultations',
  title: 'Qui a consulté ce dossier',
  latest: 'Dernières entrées',
  none: 'Personne n’a ouvert ce dossier depuis le début du journal.',
  all: 'Toutes les entrées du journal des consultations',
  at: 'Quand',
  who: 'Qui',
  access: 'Accès',
  why: 'Motif',
  reference: 'Référence',
  from: 'Depuis',
  kind: { OPEN: 'Ouvert', REVEAL: 'Révélé', EXPORT: 'Exporté', PRINT: 'Imprimé' },
  reason: {
    ENQUIRY: 'Demande de renseignements',
    COURT_ORDER: 'Décision de justice',
    CORRECTION: 'Correction',
    INVESTIGATION: 'Enquête',
    COMPLAINT: 'Plainte',
  },
}
