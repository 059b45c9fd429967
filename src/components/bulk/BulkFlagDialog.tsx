import type { WireId } from '@contract/id'
import { flags } from '@contract/portal/flags'
import { flagsIn } from '@contract/portal/marks'
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
import { failureWords } from '@/i18n/outcomeMessages'
import { useDefinition } from '../definitionContext'
import { QueryContent } from '../file/QueryContent'
import { useLeaveGuard } from '../form/leaveGuard'
import { useAnnouncedExtensions } from '../hostExtensions'
import type { Row } from '../list/columns'
import { type FlagFacts, flagKindsFor } from '../notes/calls'
import { FlagForm } from '../notes/FlagForm'
import { NotesFormsContext } from '../notes/useNotesDraft'
import { useNotesForms } from '../notes/useNotesForms'
import { useRegistry } from '../useRegistry'
import { useSource } from '../useSource'
import { Progress, TickedRows } from './BulkProgress'
import { bulkRun, startRun, stopRun } from './bulkRuns'
import { useBulkEnd, useBulkRows } from './useBulkRows'
import '../form/form.css'
import '../notes/notes.css'

type Props = {
  name: string
  action: ActionOf<'flags', Row>
  /** Ticked rows, frozen while the dialog is open. */
  ids: readonly WireId[]
  close(): void
  untick(): void
}

/** Question before a flag is set on the records of many rows, or lifted from them, then its progress and its result. */
export const BulkFlagDialog = ({ name, action, ids, close, untick }: Props) => {
  const translate = useTranslate()
  const title = useId()
  const resource = useDefinition()
  const registry = useRegistry()
  const atHost = useAnnouncedExtensions()?.has('bulk') ?? false
  const { label, act } = action
  const { kind, key } = action.flags
  const [isBegun, setBegun] = useState(false)
  const [failure, setFailure] = useState<string>()
  const run = useStored(bulkRun)
  const isOtherUnderWay = !isBegun && run !== undefined && run.state !== 'ended'
  const ticked = useBulkRows(
    name,
    { when: row => Boolean(row[key]) && (act === 'set' || flagsIn(row).length > 0) },
    ids,
  )
  const { rows } = ticked
  const kinds = useSource(['flagKindsFor', kind], flagKindsFor, { kind })
  const end = useBulkEnd(label)
  const { leave, setChanged, shut } = useLeaveGuard(close)
  const forms = useNotesForms(`${resource.name}.${name}`, setChanged)

  const send = async ({ kindId, reason, ...facts }: FlagFacts) => {
    setBegun(true)
    setFailure(undefined)
    const recordOf = (row: object) => ({ kind, key: String((row as Row)[key]), kindId, reason })
    const ended = await startRun({
      registry,
      asker: asker(),
      list: resource.name,
      action: name,
      title: `${label} · ${resource.label}`,
      send:
        act === 'set'
          ? flags.set.from((row: object) => ({ body: { ...recordOf(row), ...facts } }))
          : flags.liftKind.from((row: object) => ({ body: recordOf(row) })),
      rows,
      atHost,
    })
    // An act that did not start leaves what was typed in its form.
    if (ended.failure !== undefined && ended.done + ended.refused.length === 0) {
      setBegun(false)
      setFailure(failureWords(translate, ended.failure))
      return false
    }
    untick()
    end(ended)
    return true
  }
  const isRunning = isBegun && run?.state !== 'ended'
  return (
    <Dialog open onClose={isBegun ? close : leave} aria-labelledby={title} maxWidth="sm" fullWidth>
      <DialogTitle id={title}>
        {translate('daftari.bulk.title', { action: label, smart_count: isBegun && run ? run.total : rows.length })}
        <span className="dialog-about">{resource.label}</span>
      </DialogTitle>
      <DialogContent>
        {isBegun && run ? (
          <Progress run={run} />
        ) : (
          <>
            <TickedRows {...ticked} isOtherUnderWay={isOtherUnderWay} />
            {rows.length > 0 && !isOtherUnderWay && (
              <QueryContent query={kinds} name={label}>
                {({ settable, liftable, today }) => (
                  <NotesFormsContext.Provider value={forms}>
                    <FlagForm
                      kinds={act === 'set' ? settable : liftable}
                      today={today}
                      label={translate('daftari.bulk.run', { action: label, smart_count: rows.length })}
                      failure={failure}
                      lifts={act === 'lift'}
                      send={send}
                      sent={() => undefined}
                      cancel={shut}
                    />
                  </NotesFormsContext.Provider>
                )}
              </QueryContent>
            )}
          </>
        )}
      </DialogContent>
      {isBegun && (
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
