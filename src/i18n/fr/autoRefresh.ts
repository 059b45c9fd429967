export default {
  on: 'S’actualise chaque seconde |||| S’actualise toutes les %{smart_count} s',
  stopped: 'Ne s’actualise pas seule',
  idle: 'Attend que quelqu’un soit là',
  pause: 'Ne plus actualiser automatiquement',
  resume: 'Actualiser de nouveau automatiquement',
  reversed: 'La date de fin précède la date de début. Choisissez une fin plus tardive ou un début plus proche.',
  gone: 'Cette entrée ne figure plus dans la liste.',
}
