export default {
  on: 'S’actualise chaque seconde |||| S’actualise toutes les %{smart_count} s',
  stopped: 'Actualisation automatique désactivée',
  idle: 'Actualisation automatique en pause pendant votre absence',
  pause: 'Désactiver l’actualisation automatique',
  resume: 'Activer l’actualisation automatique',
  reversed:
    'La date de fin précède la date de début. Choisissez une date de fin plus tardive ou une date de début antérieure.',
  gone: 'Cette entrée ne figure plus dans la liste.',
}
