/** Refusals of loads in French. */
export const loadRefusals = {
  'load-nothing':
    'Il n’y a aucun fichier à charger. Nommez les fichiers selon leur type, par exemple entities.csv ou people.xlsx.',
  'load-file-unknown':
    '%{file} n’est pas un fichier qui peut être chargé. Nommez un fichier .csv, .xlsx ou .ndjson selon son type, par exemple entities.csv, ou indiquez son type dans la correspondance. Types : %{kinds}.',
  'load-file-broken': '%{file} ne peut pas être lu. %{reason} Rien n’a été chargé.',
  'load-column-missing':
    '%{file} n’a pas de colonne pour %{column}. Nommez-la ainsi, ou indiquez dans la correspondance de quelle colonne il s’agit.',
  'load-column-unknown': 'La correspondance nomme une colonne %{column} que %{file} n’a pas.',
  'load-field-unknown': 'La correspondance nomme %{field}, que %{kind} n’a pas. Champs : %{fields}.',
  'load-mapping-broken': 'La correspondance ne peut pas être lue. %{reason} Rien n’a été chargé.',
  'load-not-written': 'Le chargement %{load} n’a rien écrit qui puisse être annulé.',
}
