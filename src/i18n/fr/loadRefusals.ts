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
  'no-such-load': 'Ce chargement n’existe plus. Rechargez la liste.',
  'no-such-load-file': 'Le chargement n’a plus ce fichier. Rechargez et réessayez.',
  'load-too-many-files':
    'Un chargement a au plus %{most} fichiers. Mettez les lignes d’un même type dans un seul fichier.',
  'load-under-way': 'Un travail est en cours sur ce chargement. Attendez sa fin, ou arrêtez-le.',
  'load-not-under-way': 'Le travail sur ce chargement est terminé, il n’y a donc rien à arrêter.',
  'load-not-checked': 'Le chargement n’a pas été vérifié dans son état actuel. Vérifiez-le d’abord.',
  'load-closed': 'Ce chargement a été écrit et ne change donc plus. Commencez un nouveau chargement.',
  'load-stopped': 'Le travail a été arrêté. Rien n’a été modifié.',
  'load-none-refused': 'Le chargement n’a pas de lignes refusées.',
  'load-refused-removed':
    'Les lignes refusées sont conservées 7 jours et ont été supprimées. Vérifiez les fichiers dans un nouveau chargement.',
}
