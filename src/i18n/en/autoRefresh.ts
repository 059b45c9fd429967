/** Words of lists that refresh by themselves: `daftari.watching.*`. */
export default {
  on: 'Refreshes every second |||| Refreshes every %{smart_count} s',
  stopped: 'Auto-refresh is off',
  idle: 'Auto-refresh is paused while you are away',
  pause: 'Turn off auto-refresh',
  resume: 'Turn on auto-refresh',
  reversed: 'The end date is before the start date. Choose a later end date or an earlier start date.',
  gone: 'This entry is no longer in the list.',
}
