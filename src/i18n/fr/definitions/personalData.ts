/** Words of the action that shows personal data, for every list that offers it. */
export const showPersonalData = {
  label: 'Afficher les données personnelles',
  form: {
    title: 'Afficher les données personnelles',
    submit: 'Afficher',
    fields: {
      name: 'Dossier',
      reason: {
        label: 'Motif',
        options: {
          ENQUIRY: 'Demande de renseignements',
          COURT_ORDER: 'Décision de justice',
          CORRECTION: 'Correction',
          INVESTIGATION: 'Enquête',
          COMPLAINT: 'Plainte',
        },
      },
      reference: 'Référence',
    },
    says: { done: 'Les données personnelles sont affichées pendant 30 minutes' },
  },
}
