/** Words of the view that groups failures by cause: `daftari.causes.*`. */
export default {
  title: 'Failures by cause',
  about: 'What failed, by what caused it. A cause that is gone can be retried at once.',
  cause: 'Cause',
  count: 'Failures',
  unknown: 'No cause was told',
  all: '%{verb} it |||| %{verb} all %{count}',
  names: '%{verb}: one failure. %{cause} |||| %{verb}: %{count} failures, one call for each. %{cause}',
  loading: 'Looking at the failures: %{done} of %{total}',
  part: 'The newest %{shown} of %{total} failures are counted here.',
  none: 'Nothing has failed',
  progress: 'Retrying',
  running: '%{done} of %{total}',
  stopped: 'Stopped: %{good} were returned, %{left} were left as they are.',
  ended: '%{good} of %{total} were returned.',
  failed: 'one was not: %{why} |||| %{count} were not: %{why}',
  stop: 'Stop',
}
