/** Words of the action that shows personal data, for every list that offers it, in Kiswahili. */
export const showPersonalData = { form: { fields: { reason: { options: { COMPLAINT: 'Malalamiko' } } } } }
