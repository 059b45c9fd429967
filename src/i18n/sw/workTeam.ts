/** Words of the figures of the work of a team, in Kiswahili. */
const workTeam = {
  area: 'Eneo',
  allAreas: 'Maeneo yote',
  period: 'Kipindi',
  lastDays: 'Siku %{days} zilizopita',
  flow: 'Zilizofika na zilizokamilika kwa siku',
  asTable: 'Onyesha takwimu kama jedwali',
  day: 'Siku',
  arrived: 'Zilizofika',
  done: 'Zilizokamilika',
  inTime: 'Zilizokamilika kwa wakati',
  late: 'Zilizochelewa',
  sum: 'Jumla',
  ages: 'Kazi zilizo wazi kwa umri',
  kind: 'Aina',
  under2: 'Chini ya siku 2',
  under8: 'Siku 2 hadi 7',
  under31: 'Siku 8 hadi 30',
  more: 'Zaidi ya siku 30',
  nothingOpen: 'Hakuna kazi iliyo wazi katika eneo hili.',
}

/** Loaded with the page of the team; see ../pageWords. */
export default { daftari: { workTeam } }
