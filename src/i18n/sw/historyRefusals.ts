/** Refusals of moments at which a file cannot be read, by code, in Kiswahili; English is in contract/portal/historyRefusals.ts. */
export default {
  'unknown-filing': 'Hakuna wasilisho la taasisi hii lenye namba ya ufuatiliaji %{trackingNo}.',
  'day-to-come': '%{day} bado haijafika. Chagua siku hadi leo.',
  'before-registration': 'Taasisi hii ilisajiliwa %{day}. Chagua siku hiyo au ya baadaye.',
  'no-history': 'Historia ya faili hili ni kamili kuanzia %{day}. Siku za awali haziwezi kuonyeshwa.',
  'not-known-yet': 'Rejista imeijua taasisi hii tangu %{day}. Chagua siku hiyo au ya baadaye.',
  'unknown-transaction': 'Hakuna badiliko la faili lenye namba hii.',
}
