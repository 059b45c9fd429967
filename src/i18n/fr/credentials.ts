/** Words of the page with credentials of other systems: `daftari.credentials.*`. */
export default {
  about: 'Ce qui ouvre les systèmes avec lesquels le registre travaille.',
  notYet: "L'enregistrement ne fait encore rien : ce que vous saisissez ici n'est ni gardé ni envoyé.",
  nothingSaved: "L'enregistrement n'est pas encore possible. Rien n'a été gardé ni envoyé.",
  save: 'Enregistrer',
  tax: { title: 'Administration fiscale', accessKey: "Clé d'accès" },
  identity: { title: "Autorité d'identité nationale", key: 'Clé', secret: 'Secret' },
  documents: { title: 'Gestion des documents', secret: 'Secret' },
}
