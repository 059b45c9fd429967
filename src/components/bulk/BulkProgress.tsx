import { idKey } from '@contract/id'
import Alert from '@mui/material/Alert'
import LinearProgress from '@mui/material/LinearProgress'
import { useTranslate } from 'react-admin'
import { failureWords } from '@/i18n/outcomeMessages'
import { useLocale } from '@/i18n/useLocale'
import type { BulkRow, BulkRun } from './bulkRuns'
import './bulk.css'

/** Names that a question shows in full. */
const NAMED = 5

/** Rows of an act in a few words: the first names, and how many more there are. */
const Names = ({ rows }: { rows: readonly BulkRow[] }) => {
  const translate = useTranslate()
  return (
    <ul className="bulk-names">
      {rows.slice(0, NAMED).map(({ row, name }) => (
        <li key={idKey(row.id)}>{name}</li>
      ))}
      {rows.length > NAMED && <li>{translate('daftari.bulk.more', { smart_count: rows.length - NAMED })}</li>}
    </ul>
  )
}

export type Ticked = {
  error: unknown
  data: unknown
  rows: readonly BulkRow[]
  /** Ticked rows to which the action does not apply. */
  unfit: readonly BulkRow[]
  /** True while an earlier act of this tab goes on. */
  isOtherUnderWay: boolean
}

/** Rows that an action is about to be done to, with those that are left out. */
export const TickedRows = ({ error, data, rows, unfit, isOtherUnderWay }: Ticked) => {
  const translate = useTranslate()
  if (error)
    return (
      <Alert severity="error" variant="outlined">
        {failureWords(translate, error)}
      </Alert>
    )
  return (
    <>
      {data ? <Names rows={rows} /> : <LinearProgress aria-label={translate('daftari.bulk.reading')} />}
      {unfit.length > 0 && (
        <Alert severity="info" variant="outlined">
          {translate('daftari.bulk.unfit', { smart_count: unfit.length })}
          <Names rows={unfit} />
        </Alert>
      )}
      {isOtherUnderWay && (
        <Alert severity="info" variant="outlined">
          {translate('daftari.bulk.other')}
        </Alert>
      )}
    </>
  )
}

/** Returns a function that tells how an act ended. */
export const useResult = () => {
  const translate = useTranslate()
  const locale = useLocale()
  return ({ done, refused, left }: BulkRun) =>
    translate('daftari.bulk.result', {
      done: done.toLocaleString(locale),
      refused: refused.length.toLocaleString(locale),
      left: left.toLocaleString(locale),
    })
}

/** Progress of an act, then its result with the rows that were refused and why. */
export const Progress = ({ run }: { run: BulkRun }) => {
  const translate = useTranslate()
  const locale = useLocale()
  const resultOf = useResult()
  const reached = run.done + run.refused.length + run.left
  return (
    <>
      {run.state === 'ended' ? (
        <Alert severity={run.failure || run.refused.length ? 'warning' : 'success'} variant="outlined">
          {resultOf(run)}
          {run.failure !== undefined && <p className="bulk-failure">{failureWords(translate, run.failure)}</p>}
        </Alert>
      ) : (
        <div role="status">
          <LinearProgress
            variant="determinate"
            value={(100 * reached) / run.total}
            aria-label={translate('daftari.bulk.running')}
          />
          <p className="bulk-progress">
            {translate('daftari.bulk.progress', {
              reached: reached.toLocaleString(locale),
              total: run.total.toLocaleString(locale),
            })}
          </p>
        </div>
      )}
      {run.refused.length > 0 && (
        <table className="bulk-refused">
          <caption>{translate('daftari.bulk.refused')}</caption>
          <tbody>
            {run.refused.map(({ name, error }, index) => (
              // Two rows may have one name.
              // biome-ignore lint/suspicious/noArrayIndexKey: rows are only added at the end
              <tr key={index}>
                <th scope="row">{name}</th>
                <td>{failureWords(translate, error)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}
