import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { useTranslate } from 'react-admin'
import { useLocale } from '@/i18n/useLocale'
import { type Run, useRunText } from './useRetryAll'

/** Progress of retrying many rows, and the result at the end. */
export const RunNote = ({ run, stop }: { run: Run; stop(): void }) => {
  const translate = useTranslate()
  const locale = useLocale()
  const textOf = useRunText()
  const { total, done, failed, state, cause } = run
  const figure = (number: number) => number.toLocaleString(locale)
  return (
    <section className="causes-run" data-state={state} aria-label={translate('daftari.causes.progress')}>
      <div className="causes-run-head">
        <p role="status">
          <strong>{textOf(run)}</strong> <span>{cause}</span>
        </p>
        {state === 'running' && (
          <Button color="inherit" onClick={stop}>
            {translate('daftari.causes.stop')}
          </Button>
        )}
      </div>
      {state === 'running' && (
        <LinearProgress
          variant="determinate"
          value={(done / total) * 100}
          aria-label={translate('daftari.causes.progress')}
        />
      )}
      {failed.size > 0 && (
        <ul>
          {[...failed].map(([why, count]) => (
            <li key={why}>{translate('daftari.causes.failed', { smart_count: count, count: figure(count), why })}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
