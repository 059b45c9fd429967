/** Words of actions on many rows at once: `daftari.bulk.*`. */
export default {
  select: 'Sélectionner des lignes',
  end: 'Terminer',
  all: 'La ligne qui correspond |||| Les %{smart_count} qui correspondent',
  title: '%{action} : une ligne |||| %{action} : %{smart_count} lignes',
  more: 'et une de plus |||| et %{smart_count} de plus',
  unfit:
    'Une ligne cochée est laissée de côté, car ceci ne la concerne pas : |||| %{smart_count} lignes cochées sont laissées de côté, car ceci ne les concerne pas :',
  run: '%{action} : une ligne |||| %{action} : %{smart_count} lignes',
  reading: 'Lecture des lignes cochées',
  started: 'Une ligne est en cours de traitement |||| %{smart_count} lignes sont en cours de traitement',
  running: 'Les lignes sont en cours de traitement',
  progress: '%{reached} lignes sur %{total}',
  stop: 'Arrêter',
  background: 'Continuer en arrière-plan',
  result: '%{done} faites, %{refused} refusées, %{left} laissées telles quelles',
  refused: 'Refusées',
  other: 'Une autre sélection est encore en cours de traitement. Attendez qu’elle soit terminée.',
}
