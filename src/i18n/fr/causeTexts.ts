export default {
  answered: '%{system} n’a pas répondu (%{status})',
  unreachable: '%{system} est injoignable',
  late: '%{system} n’a pas répondu à temps',
  unreadableAnswer: '%{system} a donné une réponse illisible',
  noReason: '%{system} n’a pas donné de motif',
  maintained: '%{system} est en maintenance',
  unknownDocumentType: 'EDMS ne connaît pas le type du document',
  lockedFolder: 'Le dossier EDMS de l’entité est verrouillé',
  ninDiffers: 'Le NIN d’un administrateur ne correspond pas au registre fiscal',
  tinOfAnother: 'L’entité a un TIN sous un autre nom',
  nameReserved: 'Le nom est réservé à une autre entité',
  unknownSubType: 'Le registre national ne connaît pas le sous-type',
  changedMeanwhile: 'Le registre a changé depuis que la différence a été trouvée',
  unknownBrn: 'Aucune entité n’est enregistrée sous ce BRN',
  invalidCorrection: 'Les données reçues ne sont pas une correction valide',
  /** Kind of a message and its cause. */
  ofMessage: '%{message} : %{cause}',
}
