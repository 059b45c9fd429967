const search = (tab: string) => ({
  name: 'Tafuta shirika',
  about: 'Tafuta shirika kwa nambari au jina, kisha fungua faili lake.',
  search: 'BRN au jina',
  empty: 'Hakiki nambari au tahajia, au angalia katika aina nyingine.',
  tab,
  fields: { brn: 'BRN', name: 'Jina', dateOfRegistration: 'Tarehe ya usajili', type: 'Aina', standing: 'Hali' },
  options: { standing: { Registered: 'Imesajiliwa', Insolvent: 'Imefilisika', Ceased: 'Imekoma' } },
  filters: { status: 'Hali' },
  filterOptions: { status: { Registered: 'Imesajiliwa', Insolvent: 'Imefilisika', Ceased: 'Imekoma' } },
  actions: { view: 'Tazama' },
})

export default {
  companies: search('Kampuni'),
  businessNames: search('Majina ya biashara'),
  buildingSocieties: search('Vyama vya ujenzi'),
}
