/** Labels of areas and sources of work that differ from the phrase, in Kiswahili. */
export const area = { DOCUMENTS: 'Hati' }

export const source = { COMPLAINT: 'Lalamiko' }
