export default {
  page: 'Page : %{page}',
  missing: 'Il manque : %{permissions}',
  roles: 'Rôles qui l’accordent : %{roles}',
  noRole: 'Aucun rôle ne l’accorde encore.',
  noGiver: 'Personne d’autre ne peut donner de rôle pour l’instant.',
  to: 'Demander à',
  text: 'Demande',
  proposal: 'Merci de me donner accès à %{page}. Il me manque : %{permissions}.',
  ask: 'Demander l’accès',
}
