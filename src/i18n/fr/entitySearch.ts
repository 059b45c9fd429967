const search = (tab: string) => ({
  name: 'Recherche d’entités',
  about: 'Trouvez une entité par son numéro ou son nom, et ouvrez son dossier.',
  search: 'BRN ou nom',
  empty: 'Vérifiez le numéro ou l’orthographe, ou cherchez parmi les autres types.',
  tab,
  fields: {
    brn: 'BRN',
    name: 'Nom',
    dateOfRegistration: 'Date d’immatriculation',
    type: 'Type',
    standing: 'Statut',
  },
  options: { standing: { Registered: 'Immatriculée', Insolvent: 'Insolvable', Ceased: 'Cessée' } },
  filters: { status: 'Statut' },
  filterOptions: { status: { Registered: 'Immatriculée', Insolvent: 'Insolvable', Ceased: 'Cessée' } },
  actions: { view: 'Voir' },
})

export default {
  companies: search('Sociétés'),
  businessNames: search('Noms commerciaux'),
  buildingSocieties: search('Sociétés de construction'),
}
