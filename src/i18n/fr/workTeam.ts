/** Words of the figures of the work of a team, in French. */
const workTeam = {
  area: 'Domaine',
  allAreas: 'Tous les domaines',
  period: 'Période',
  lastDays: '%{days} derniers jours',
  flow: 'Arrivé et traité par jour',
  asTable: 'Afficher les chiffres dans un tableau',
  day: 'Jour',
  arrived: 'Arrivé',
  done: 'Traité',
  inTime: 'Traité à temps',
  late: 'Traité en retard',
  sum: 'Total',
  ages: 'Travail ouvert par ancienneté',
  kind: 'Type',
  under2: 'Moins de 2 jours',
  under8: '2 à 7 jours',
  under31: '8 à 30 jours',
  more: 'Plus de 30 jours',
  nothingOpen: 'Rien n’est ouvert dans ce domaine.',
}

/** Loaded with the page of the team; see ../pageWords. */
export default { daftari: { workTeam } }
