/** What the page of a legal document says beside its definition's words: `daftari.instrument.*`. */
export default {
  details: 'Details',
  attachment: 'Attachment',
  parts: 'Parts of the document',
  noParties: 'No parties are recorded on this document.',
}
