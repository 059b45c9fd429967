/** Words of the action that shows personal data, for every list that offers it. */
export const showPersonalData = {
  label: 'Onyesha taarifa binafsi',
  form: {
    title: 'Onyesha taarifa binafsi',
    submit: 'Onyesha',
    fields: {
      name: 'Faili',
      reason: {
        label: 'Sababu',
        options: {
          ENQUIRY: 'Ulizo',
          COURT_ORDER: 'Amri ya mahakama',
          CORRECTION: 'Marekebisho',
          INVESTIGATION: 'Uchunguzi',
          COMPLAINT: 'Malalamiko',
        },
      },
      reference: 'Rejea',
    },
    says: { done: 'Taarifa binafsi zinaonyeshwa kwa dakika 30' },
  },
}
