/** Words of the steps from a record to the next one of its list: `daftari.steps.*`. */
export default {
  label: 'Pitia rekodi za orodha',
  place: '%{place} kati ya %{total}',
  next: 'Rekodi inayofuata (j)',
  previous: 'Rekodi iliyotangulia (k)',
  first: 'Hii ni rekodi ya kwanza ya orodha',
  last: 'Hii ni rekodi ya mwisho ya orodha',
  gone: 'Orodha imebadilika: rekodi iliyokuwa wazi haimo tena. Iliyo mahali pake inafuata.',
  other: 'Orodha imebadilika tangu ilipofunguliwa. Mahali pa rekodi pametafutwa upya.',
}
