import type { WireId } from '@contract/id'
import { bulk } from '@contract/portal/bulk'
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
import { randomId } from '@/definition/randomId'
import { useDefinition } from '../definitionContext'
import { FormBody } from '../form/FormBody'
import { useLeaveGuard } from '../form/leaveGuard'
import type { Row } from '../list/columns'
import { useRegistry } from '../useRegistry'
import { Progress, TickedRows } from './BulkProgress'
import { bulkRun, followRun, startBody, stopRun } from './bulkRuns'
import { useBulkEnd, useBulkRows } from './useBulkRows'

type Props = {
  name: string
  action: ActionOf<'form', Row>
  /** Ticked rows, frozen while the dialog is open. */
  ids: readonly WireId[]
  close(): void
  untick(): void
}

type Values = Record<string, unknown>

/**
 * Form that is filled in once and sent for many rows as one act of the host, then the progress of the act and its result. Closed
 * meanwhile, it goes on.
 */
export const BulkFormDialog = ({ name, action, ids, close, untick }: Props) => {
  const translate = useTranslate()
  const title = useId()
  const resource = useDefinition()
  const registry = useRegistry()
  const [id] = useState(randomId)
  const [total, setTotal] = useState<number>()
  const run = useStored(bulkRun)
  const isOtherUnderWay = total === undefined && run !== undefined && run.state !== 'ended'
  const ticked = useBulkRows(name, action, ids)
  const { rows } = ticked
  const { label, form, draft } = action
  const end = useBulkEnd(label)
  const { leave, setChanged, settle, shut } = useLeaveGuard(close)
  const [first] = rows

  /** The values that a person filled in, over what each row brings. */
  const rowOf = (row: Row, values: Values): Values => ({
    ...draft(row),
    ...Object.fromEntries(Object.keys(form.fields).map(source => [source, values[source]])),
  })
  const send = form.send
  const forAll = send && {
    ...form,
    says: { done: translate('daftari.bulk.started', { smart_count: rows.length }) },
    send: bulk.start.from((values: Values) => ({
      body: startBody({
        id,
        list: resource.name,
        action: name,
        title: `${label} · ${resource.label}`,
        send,
        rows: rows.map(one => ({ ...one, row: { ...rowOf(one.row as Row, values), id: one.row.id } })),
        asker: asker(),
      }) as never,
    })),
  }
  const started = async () => {
    settle()
    setTotal(rows.length)
    untick()
    end(await followRun(id, rows.length, registry))
  }
  const isRunning = total !== undefined && run?.state !== 'ended'
  const isAsking = total === undefined && ticked.data && !isOtherUnderWay && first && forAll
  return (
    <Dialog open onClose={total === undefined ? leave : close} aria-labelledby={title} maxWidth="sm" fullWidth>
      <DialogTitle id={title}>
        {translate('daftari.bulk.title', { action: label, smart_count: total ?? rows.length })}
        <span className="dialog-about">{resource.label}</span>
      </DialogTitle>
      <DialogContent className={isAsking ? 'bulk-above' : undefined}>
        {total !== undefined && run ? (
          <Progress run={run} />
        ) : (
          <TickedRows {...ticked} isOtherUnderWay={isOtherUnderWay} />
        )}
      </DialogContent>
      {isAsking ? (
        <FormBody
          name={name}
          form={forAll}
          initial={draft(first.row as Row)}
          subject={ids.join(',')}
          close={shut}
          done={() => void started()}
          onChanged={setChanged}
        />
      ) : (
        <DialogActions>
          {isRunning && (
            <Button variant="outlined" onClick={stopRun} loading={run?.state === 'stopping'}>
              {translate('daftari.bulk.stop')}
            </Button>
          )}
          <Button variant="outlined" onClick={close} autoFocus>
            {translate(isRunning ? 'daftari.bulk.background' : 'daftari.lists.close')}
          </Button>
        </DialogActions>
      )}
    </Dialog>
  )
}
