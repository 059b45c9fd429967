/** Words of the page with credentials of other systems: `daftari.credentials.*`. */
export default {
  about: 'Identifiants des systèmes auxquels le registre se connecte',
  notYet: 'L’enregistrement n’est pas encore disponible : votre saisie n’est ni conservée ni envoyée.',
  nothingSaved: 'L’enregistrement n’est pas encore possible. Rien n’a été gardé ni envoyé.',
  save: 'Enregistrer',
  tax: { title: 'Administration fiscale', accessKey: 'Clé d’accès' },
  identity: { title: 'Autorité d’identité nationale', key: 'Clé', secret: 'Secret' },
  documents: { title: 'Gestion des documents', secret: 'Secret' },
}
