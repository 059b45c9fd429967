export default {
  answered: 'Hakuna jibu kutoka %{system} (%{status})',
  unreachable: 'Hakuna muunganisho na %{system}',
  late: 'Hakuna jibu kwa wakati kutoka %{system}',
  unreadableAnswer: 'Jibu lisilosomeka kutoka %{system}',
  noReason: 'Hakuna sababu kutoka %{system}',
  maintained: 'Matengenezo yanaendelea: %{system}',
  unknownDocumentType: 'EDMS haitambui aina ya hati',
  lockedFolder: 'Folda ya taasisi imefungwa',
  ninDiffers: 'NIN ya mkurugenzi hailingani na rejista ya kodi',
  tinOfAnother: 'Taasisi ina TIN kwa jina lingine',
  nameReserved: 'Jina limehifadhiwa kwa taasisi nyingine',
  unknownSubType: 'Rejista ya taifa haitambui aina ndogo',
  changedMeanwhile: 'Rejista imebadilika tangu tofauti ilipopatikana',
  unknownBrn: 'Hakuna taasisi iliyosajiliwa kwa BRN hii',
  invalidCorrection: 'Data iliyopokelewa si sahihisho halali',
  /** Kind of a message and its cause. */
  ofMessage: '%{message}: %{cause}',
}
