/** What the registry's API says after a write, by code; English stands in contract/said. */
export default {
  'code-sent': 'Namba ya siri ya kutumika mara moja imetumwa kwa %{to}.',
  'old-session-ended': 'Kazi ya awali imefungwa',
  'signed-out': 'Umetoka.',
  'blacklist-added': 'Imeongezwa kwenye orodha nyeusi',
  'blacklist-reversed': 'Imeondolewa kwenye orodha nyeusi',
  'blacklist-uploaded': 'Mafaili yameongezwa kwenye orodha nyeusi',
  'de-registration-reversed': 'Imeondolewa kwenye orodha ya waliofutwa',
  'de-registration-uploaded': 'Data imepakiwa kikamilifu',
  'mda-added': '%{name} imeongezwa kwenye rejista ya MDA.',
  'complaint-lodged': 'Malalamiko yamewasilishwa kwa namba %{trackingNumber}.',
  'mda-updated': 'Maelezo ya taasisi yamesasishwa',
  'form-compliance-corrected': 'Hali ya taarifa za mwaka za kampuni imesasishwa kwa fomu iliyochaguliwa',
  'document-resent': 'Hati imetumwa tena kwa %{to}.',
  'document-resend-recorded': 'Hakuna seva ya barua pepe: utumaji kwa %{to} umerekodiwa, lakini hakuna kilichotumwa.',
}
