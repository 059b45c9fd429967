import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, useId } from 'react'
import { useTranslate } from 'react-admin'
import { useDefinition } from '../definitionContext'
import { Progress, type Ticked, TickedRows } from './BulkProgress'
import { type BulkRun, stopRun } from './bulkRuns'

type Props = {
  label: string
  ticked: Ticked
  /** Undefined until the act has begun. */
  run: BulkRun | undefined
  close(): void
  /** Leaves the question, where something may have been typed. */
  leave?(): void
  /** Form below the names, with buttons of its own. */
  form?: ReactNode
  /** Buttons of the question; a form has its own, and without either it can be closed. */
  buttons?: ReactNode
}

/** Frame of a question about many rows, then of the progress of the act and its result. Closed meanwhile, the act goes on. */
export const BulkFrame = ({ label, ticked, run, close, leave = close, form, buttons }: Props) => {
  const translate = useTranslate()
  const title = useId()
  const { label: list } = useDefinition()
  const isRunning = run && run.state !== 'ended'
  return (
    <Dialog open onClose={run ? close : leave} aria-labelledby={title} maxWidth="sm" fullWidth>
      <DialogTitle id={title}>
        {translate('daftari.bulk.title', { action: label, smart_count: run?.total ?? ticked.rows.length })}
        <span className="dialog-about">{list}</span>
      </DialogTitle>
      <DialogContent className={!run && form ? 'bulk-above' : undefined}>
        {run ? <Progress run={run} /> : <TickedRows {...ticked} />}
      </DialogContent>
      {(!run && form) || (
        <DialogActions>
          {isRunning && (
            <Button variant="outlined" onClick={stopRun} loading={run.state === 'stopping'}>
              {translate('daftari.bulk.stop')}
            </Button>
          )}
          {(!run && buttons) || (
            <Button variant="outlined" onClick={close} autoFocus>
              {translate(isRunning ? 'daftari.bulk.background' : 'daftari.lists.close')}
            </Button>
          )}
        </DialogActions>
      )}
    </Dialog>
  )
}
