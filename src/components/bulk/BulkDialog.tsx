import { idKey, idText, type WireId } from '@contract/id'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import LinearProgress from '@mui/material/LinearProgress'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { asker } from '@/authProvider/session'
import { useStored } from '@/createStore'
import type { ActionOf } from '@/definition/actions'
import { failureWords } from '@/i18n/outcomeMessages'
import { useLocale } from '@/i18n/useLocale'
import { useDefinition } from '../definitionContext'
import { useAnnouncedExtensions } from '../hostExtensions'
import { columnsOf, type Row } from '../list/columns'
import { FIGURES } from '../list/useFigures'
import { notify } from '../notices'
import { useRegistry } from '../useRegistry'
import { type BulkRow, type BulkRun, bulkRun, startRun, stopRun } from './bulkRuns'
import './bulk.css'

/** Names that a question shows in full. */
const NAMED = 5

type Props = {
  name: string
  action: ActionOf<'send', Row>
  /** Ticked rows, frozen while the dialog is open. */
  ids: readonly WireId[]
  close(): void
  untick(): void
}

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

const useResult = () => {
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
const Progress = ({ run }: { run: BulkRun }) => {
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

/** Question before an action is done to many rows, its progress, and its result. Closed meanwhile, it goes on. */
export const BulkDialog = ({ name, action, ids, close, untick }: Props) => {
  const translate = useTranslate()
  const locale = useLocale()
  const title = useId()
  const resource = useDefinition()
  const registry = useRegistry()
  const cache = useQueryClient()
  const atHost = useAnnouncedExtensions()?.has('bulk') ?? false
  const [begun, setBegun] = useState(false)
  const run = useStored(bulkRun)
  const isOtherUnderWay = !begun && run !== undefined && run.state !== 'ended'
  const resultOf = useResult()
  const { data, error } = useQuery({
    queryKey: [resource.name, 'bulk', name, ids.map(idKey)],
    queryFn: () => Promise.all(ids.map(async id => (await registry.getOne<Row>(resource.name, { id })).data)),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  const [headline] = columnsOf(resource, translate, locale, [resource.headline])
  const named = (data ?? []).map((row): BulkRow => ({ row, name: headline?.text(row) || idText(row.id) }))
  const fits = ({ row }: BulkRow) => action.when?.(row as Row, asker()) ?? true
  const rows = named.filter(fits)
  const unfit = named.filter(one => !fits(one))
  const { label } = action

  const start = async () => {
    setBegun(true)
    untick()
    const ended = await startRun({
      registry,
      asker: asker(),
      list: resource.name,
      action: name,
      title: `${label} · ${resource.label}`,
      send: action.send,
      rows,
      atHost,
    })
    void cache.invalidateQueries({ queryKey: [FIGURES] })
    void cache.invalidateQueries({ queryKey: [resource.name] })
    const isWhole = !ended.refused.length && !ended.failure && !ended.left
    notify({ tone: isWhole ? 'good' : 'warning', title: label, text: resultOf(ended) })
  }

  const isRunning = begun && run?.state !== 'ended'
  return (
    <Dialog open onClose={close} aria-labelledby={title} maxWidth="sm" fullWidth>
      <DialogTitle id={title}>
        {translate('daftari.bulk.title', { action: label, smart_count: begun && run ? run.total : rows.length })}
        <span className="dialog-about">{resource.label}</span>
      </DialogTitle>
      <DialogContent>
        {begun && run ? (
          <Progress run={run} />
        ) : error ? (
          <Alert severity="error" variant="outlined">
            {failureWords(translate, error)}
          </Alert>
        ) : (
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
        )}
      </DialogContent>
      <DialogActions>
        {isRunning && (
          <Button variant="outlined" onClick={stopRun} loading={run?.state === 'stopping'}>
            {translate('daftari.bulk.stop')}
          </Button>
        )}
        <Button variant="outlined" onClick={close} autoFocus>
          {translate(begun ? (isRunning ? 'daftari.bulk.background' : 'daftari.lists.close') : 'daftari.lists.no')}
        </Button>
        {!begun && (
          <Button variant="contained" onClick={() => void start()} disabled={!rows.length || isOtherUnderWay}>
            {translate('daftari.bulk.run', { action: label, smart_count: rows.length })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
