export default {
  details: 'Détails',
  attachment: 'Pièce jointe',
  parts: 'Parties du document',
  noParties: 'Aucune partie n’est enregistrée sur ce document.',
}
