/** Words of actions on many rows at once: `daftari.bulk.*`. */
export default {
  select: 'Select rows',
  end: 'Done',
  all: 'One row that matches |||| All %{smart_count} that match',
  title: '%{action}: one row |||| %{action}: %{smart_count} rows',
  more: 'and one more |||| and %{smart_count} more',
  unfit:
    'One ticked row is left out, because this does not apply to it: |||| %{smart_count} ticked rows are left out, because this does not apply to them:',
  run: '%{action}: one row |||| %{action}: %{smart_count} rows',
  reading: 'Reading the ticked rows',
  started: 'One row is being worked on |||| %{smart_count} rows are being worked on',
  running: 'The rows are being worked on',
  progress: '%{reached} of %{total} rows',
  stop: 'Stop',
  background: 'Go on in the background',
  result: '%{done} done, %{refused} refused, %{left} left alone',
  refused: 'Refused',
  other: 'Another selection is still being worked on. Wait until it has ended.',
}
