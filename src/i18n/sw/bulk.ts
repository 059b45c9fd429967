/** Words of actions on many rows at once: `daftari.bulk.*`. */
export default {
  select: 'Chagua safu',
  end: 'Nimemaliza',
  all: 'Safu moja inayolingana |||| Zote %{smart_count} zinazolingana',
  title: '%{action}: safu moja |||| %{action}: safu %{smart_count}',
  more: 'na moja zaidi |||| na %{smart_count} zaidi',
  unfit:
    'Safu moja iliyochaguliwa inaachwa, kwa sababu hili haliihusu: |||| Safu %{smart_count} zilizochaguliwa zinaachwa, kwa sababu hili halizihusu:',
  run: '%{action}: safu moja |||| %{action}: safu %{smart_count}',
  reading: 'Safu zilizochaguliwa zinasomwa',
  started: 'Safu moja inashughulikiwa |||| Safu %{smart_count} zinashughulikiwa',
  running: 'Safu zinashughulikiwa',
  progress: 'Safu %{reached} kati ya %{total}',
  stop: 'Simamisha',
  background: 'Endelea nyuma ya pazia',
  result: '%{done} zimefanyika, %{refused} zimekataliwa, %{left} zimeachwa',
  refused: 'Zilizokataliwa',
  other: 'Uteuzi mwingine bado unashughulikiwa. Subiri hadi uishe.',
}
