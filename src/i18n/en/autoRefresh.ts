/** Words of lists that refresh by themselves: `daftari.watching.*`. */
export default {
  on: 'Refreshes every second |||| Refreshes every %{smart_count} s',
  stopped: 'Does not refresh by itself',
  idle: 'Waits until somebody is here',
  pause: 'Stop refreshing by itself',
  resume: 'Refresh by itself again',
  reversed: 'The end date is before the start date. Choose a later end date, or an earlier start.',
  gone: 'This entry is not in the list any more.',
}
