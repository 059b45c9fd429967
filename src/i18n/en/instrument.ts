/** Words of the page of a legal document, beside those of its definition: `daftari.instrument.*`. */
export default {
  details: 'Details',
  attachment: 'Attachment',
  parts: 'Sections of the document',
  noParties: 'No parties are recorded on this document.',
}
