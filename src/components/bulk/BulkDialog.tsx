import type { WireId } from '@contract/id'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { asker } from '@/authProvider/session'
import type { ActionOf } from '@/definition/actions'
import { useDefinition } from '../definitionContext'
import { useAnnouncedExtensions } from '../hostExtensions'
import type { Row } from '../list/columns'
import { useRegistry } from '../useRegistry'
import { BulkFrame } from './BulkFrame'
import { startRun } from './bulkRuns'
import { useActRun, useBulkEnd, useBulkRows } from './useBulkRows'

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
  const resource = useDefinition()
  const registry = useRegistry()
  const atHost = useAnnouncedExtensions()?.has('bulk') ?? false
  const [begun, setBegun] = useState(false)
  const { run, isOtherUnderWay } = useActRun(begun)
  const ticked = useBulkRows(name, action, ids)
  const { rows } = ticked
  const { label } = action
  const end = useBulkEnd(label)

  const start = async () => {
    setBegun(true)
    const ended = await startRun({
      registry,
      asker: asker(),
      list: resource.name,
      action: name,
      title: `${label} · ${resource.label}`,
      send: action.send,
      rows,
      atHost,
      begun: untick,
    })
    end(ended)
  }

  return (
    <BulkFrame
      label={label}
      ticked={{ ...ticked, isOtherUnderWay }}
      run={run}
      close={close}
      buttons={
        <>
          <Button variant="outlined" onClick={close} autoFocus>
            {translate('daftari.lists.no')}
          </Button>
          <Button variant="contained" onClick={() => void start()} disabled={!rows.length || isOtherUnderWay}>
            {translate('daftari.bulk.run', { action: label, smart_count: rows.length })}
          </Button>
        </>
      }
    />
  )
}
