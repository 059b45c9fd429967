/** Words of the figures of the work of a team: `daftari.workTeam.*`. */
const workTeam = {
  area: 'Area',
  allAreas: 'All areas',
  period: 'Period',
  lastDays: 'Last %{days} days',
  flow: 'Arrived and done by day',
  asTable: 'Show the figures as a table',
  day: 'Day',
  arrived: 'Arrived',
  done: 'Done',
  inTime: 'Done in time',
  late: 'Done late',
  sum: 'Sum',
  ages: 'Open work by age',
  kind: 'Kind',
  under2: 'Under 2 days',
  under8: '2 to 7 days',
  under31: '8 to 30 days',
  more: 'Over 30 days',
  nothingOpen: 'Nothing is open in this area.',
}

/** Loaded with the page of the team; see ../pageWords. */
export default { daftari: { workTeam } }
