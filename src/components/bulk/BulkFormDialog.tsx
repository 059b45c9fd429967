import type { WireId } from '@contract/id'
import { bulk } from '@contract/portal/bulk'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { asker } from '@/authProvider/session'
import type { ActionOf } from '@/definition/actions'
import { randomId } from '@/definition/randomId'
import { useDefinition } from '../definitionContext'
import { FormBody } from '../form/FormBody'
import { useLeaveGuard } from '../form/leaveGuard'
import type { Row } from '../list/columns'
import { useRegistry } from '../useRegistry'
import { BulkFrame } from './BulkFrame'
import { followRun, startBody } from './bulkRuns'
import { useActRun, useBulkEnd, useBulkRows } from './useBulkRows'

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
  const resource = useDefinition()
  const registry = useRegistry()
  const [id] = useState(randomId)
  const [isBegun, setBegun] = useState(false)
  const { run, isOtherUnderWay } = useActRun(isBegun)
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
    setBegun(true)
    untick()
    end(await followRun(id, rows.length, registry))
  }
  return (
    <BulkFrame
      label={label}
      ticked={{ ...ticked, isOtherUnderWay }}
      run={run}
      close={close}
      leave={leave}
      form={
        !isBegun &&
        ticked.data &&
        !isOtherUnderWay &&
        first &&
        forAll && (
          <FormBody
            name={name}
            form={forAll}
            initial={draft(first.row as Row)}
            subject={ids.join(',')}
            close={shut}
            done={() => void started()}
            onChanged={setChanged}
          />
        )
      }
    />
  )
}
