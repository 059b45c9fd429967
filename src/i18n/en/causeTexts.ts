/** Causes of failures, by their codes: `daftari.causeTexts.*`. */
export default {
  answered: '%{system} did not answer (%{status})',
  unreachable: '%{system} cannot be reached',
  late: '%{system} did not answer in time',
  unreadableAnswer: '%{system} gave an answer that could not be read',
  noReason: '%{system} gave no reason',
  maintained: '%{system} is being maintained',
  unknownDocumentType: 'EDMS does not know the type of the document',
  lockedFolder: 'The folder of the entity is locked',
  ninDiffers: 'The NIN of a director does not match the tax register',
  tinOfAnother: 'The entity has a TIN under another name',
  nameReserved: 'The name is reserved for another entity',
  unknownSubType: 'The national registry does not know the subtype',
  changedMeanwhile: 'The register has changed since the difference was found',
  unknownBrn: 'No entity is registered under this BRN',
  invalidCorrection: 'The received data is not a valid correction',
  /** Kind of a message and its cause. */
  ofMessage: '%{message}: %{cause}',
}
