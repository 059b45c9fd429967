/** Refusals of loads in Kiswahili. */
export const loadRefusals = {
  'load-nothing': 'Hakuna faili la kupakia. Yape mafaili majina ya aina zao, kama entities.csv au people.xlsx.',
  'load-file-unknown':
    '%{file} si faili linaloweza kupakiwa. Lipe faili la .csv, .xlsx au .ndjson jina la aina yake, kama entities.csv, au taja aina yake kwenye ulinganisho. Aina: %{kinds}.',
  'load-file-broken': '%{file} haliwezi kusomwa. %{reason} Hakuna kilichopakiwa.',
  'load-column-missing':
    '%{file} halina safu ya %{column}. Ipe safu jina hilo, au sema kwenye ulinganisho ni safu ipi.',
  'load-column-unknown': 'Ulinganisho unataja safu %{column} ambayo %{file} halina.',
  'load-field-unknown': 'Ulinganisho unataja %{field}, ambayo %{kind} haina. Sehemu: %{fields}.',
  'load-mapping-broken': 'Ulinganisho hauwezi kusomwa. %{reason} Hakuna kilichopakiwa.',
  'load-not-written': 'Upakiaji %{load} haukuandika kitu kinachoweza kurudishwa.',
}
