/** Words of the view that groups failures by cause: `daftari.causes.*`. */
export default {
  title: 'Failures by cause',
  about: 'Failures grouped by cause. Once a cause is fixed, retry all of its failures at once.',
  cause: 'Cause',
  count: 'Failures',
  unknown: 'Unknown cause',
  all: '%{verb} it |||| %{verb} all %{count}',
  names: '%{verb}: one failure. %{cause} |||| %{verb}: %{count} failures, one call for each. %{cause}',
  loading: 'Loading failures: %{done} of %{total}',
  part: 'Based on the newest %{shown} of %{total} failures.',
  none: 'No failures',
  progress: 'Retrying',
  running: '%{done} of %{total}',
  stopped: 'Stopped: %{good} put back in the queue, %{left} not tried.',
  ended: '%{good} of %{total} put back in the queue.',
  failed: 'One was not: %{why} |||| %{count} were not: %{why}',
  stop: 'Stop',
}
