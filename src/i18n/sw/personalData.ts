/** Words of masked personal data, in Kiswahili. */
export default {
  show: 'Onyesha taarifa binafsi',
  about:
    'Taarifa binafsi za faili hili zinaonyeshwa kwa dakika %{minutes}. Sababu yako na rejea yake huhifadhiwa kwenye kumbukumbu.',
  reason: 'Sababu',
  reference: 'Rejea',
  referenceHelp: 'Namba ya barua, kesi au malalamiko',
  referenceMissing: 'Andika rejea ya sababu, kwa mfano namba ya barua au kesi',
  reasonMissing: 'Chagua sababu',
  submit: 'Onyesha',
  shown: 'Taarifa binafsi zinaonyeshwa hadi %{time} (dakika %{smart_count} zimebaki)',
  ofFile: '%{name}: %{text}',
  saidShown: 'Taarifa binafsi zinaonyeshwa kwa dakika %{minutes}',
  saidSoon:
    'Taarifa binafsi zitafichwa tena baada ya dakika %{smart_count} |||| Taarifa binafsi zitafichwa tena baada ya dakika %{smart_count}',
  saidEnded: 'Taarifa binafsi zimefichwa tena',
  masked: 'Imefichwa',
  maskedHere: 'Rejista hii ilituma taarifa binafsi bila kuzificha. Tovuti inazificha.',
  reasons: {
    ENQUIRY: 'Ulizo',
    COURT_ORDER: 'Amri ya mahakama',
    CORRECTION: 'Marekebisho',
    INVESTIGATION: 'Uchunguzi',
    COMPLAINT: 'Malalamiko',
  },
}
