export default {
  message: 'Ujumbe',
  recipients: 'Wapokeaji',
  types: {
    INDIVIDUAL: 'MTU BINAFSI (akaunti za watumiaji)',
    BUSINESS: 'BIASHARA',
    BACKOFFICE: 'OFISI (wafanyakazi)',
    MDA: 'MDA',
    PARTNER: 'MSHIRIKA',
  },
  accounts: 'Akaunti moja |||| Akaunti %{smart_count}',
  send: 'Tuma Ujumbe',
  sent: 'Ujumbe umetumwa',
  preview: 'Onyesho la awali',
  subject: 'Ujumbe kutoka %{portal}',
  empty: 'Ujumbe wako unaonekana hapa unapouandika.',
  reach: 'Unakwenda kwa akaunti moja. |||| Unakwenda kwa akaunti %{smart_count}.',
  nobody: 'Bado hakuna wapokeaji waliochaguliwa.',
  confirm:
    'Ujumbe huu unakwenda kwa akaunti moja (%{kinds}). Hauwezi kurudishwa. |||| Ujumbe huu unakwenda kwa akaunti %{smart_count} (%{kinds}). Hauwezi kurudishwa.',
  confirmUncounted: 'Ujumbe huu unakwenda kwa kila akaunti ya aina hizi: %{kinds}. Hauwezi kurudishwa.',
  sentAlready:
    'Jaribio moja halikupata jibu na huenda ujumbe umetumwa. Ukituma tena, huenda kila mmoja akaupata mara mbili.',
  noMailServer: 'Seva ya barua pepe haijasanidiwa: ujumbe hurekodiwa lakini hautumwi.',
  needMessage: 'Andika ujumbe',
  needRecipients: 'Chagua angalau aina moja ya akaunti',
  past: 'Ujumbe uliotumwa',
  none: 'Hakuna ujumbe uliotumwa bado.',
}
