import type { WireId } from '@contract/id'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { asker } from '@/authProvider/session'
import { useStored } from '@/createStore'
import type { ActionOf } from '@/definition/actions'
import { useDefinition } from '../definitionContext'
import { useAnnouncedExtensions } from '../hostExtensions'
import type { Row } from '../list/columns'
import { useRegistry } from '../useRegistry'
import { Progress, TickedRows } from './BulkProgress'
import { bulkRun, startRun, stopRun } from './bulkRuns'
import { useBulkEnd, useBulkRows } from './useBulkRows'

type Props = {
  name: string
  action: ActionOf<'send', Row>
  /** Ticked rows, frozen while the dialog is open. */
  ids: readonly WireId[]
  close(): void
  untick(): void
}

/** Question before an action is done to many rows, its progress, and its result. Closed meanwhile, it goes on. */
export const BulkDialog = ({ name, action, ids, close, untick }: Props) => {
  const translate = useTranslate()
  const title = useId()
  const resource = useDefinition()
  const registry = useRegistry()
  const atHost = useAnnouncedExtensions()?.has('bulk') ?? false
  const [begun, setBegun] = useState(false)
  const run = useStored(bulkRun)
  const isOtherUnderWay = !begun && run !== undefined && run.state !== 'ended'
  const ticked = useBulkRows(name, action, ids)
  const { rows } = ticked
  const { label } = action
  const end = useBulkEnd(label)

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
    end(ended)
  }

  const isRunning = begun && run?.state !== 'ended'
  return (
    <Dialog open onClose={close} aria-labelledby={title} maxWidth="sm" fullWidth>
      <DialogTitle id={title}>
        {translate('daftari.bulk.title', { action: label, smart_count: begun && run ? run.total : rows.length })}
        <span className="dialog-about">{resource.label}</span>
      </DialogTitle>
      <DialogContent>
        {begun && run ? <Progress run={run} /> : <TickedRows {...ticked} isOtherUnderWay={isOtherUnderWay} />}
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
