export default {
  details: 'Détails',
  attachment: 'Pièce jointe',
  noParties: 'Aucune partie n’est enregistrée sur ce document.',
  toList: 'Retour à la liste',
}
