import type { WireId } from '@contract/id'
import { flags } from '@contract/portal/flags'
import { flagsIn } from '@contract/portal/marks'
import DialogContent from '@mui/material/DialogContent'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { asker } from '@/authProvider/session'
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
import { BulkFrame } from './BulkFrame'
import { startRun } from './bulkRuns'
import { useActRun, useBulkEnd, useBulkRows } from './useBulkRows'
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
  const resource = useDefinition()
  const registry = useRegistry()
  const atHost = useAnnouncedExtensions()?.has('bulk') ?? false
  const { label, act } = action
  const { kind, key } = action.flags
  const [isBegun, setBegun] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { run, isOtherUnderWay } = useActRun(isBegun)
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
      begun: untick,
    })
    // An act that did not start leaves what was typed in its form.
    if (ended.failure !== undefined && ended.done + ended.refused.length === 0) {
      setBegun(false)
      setFailure(failureWords(translate, ended.failure))
      return false
    }
    end(ended)
    return true
  }
  return (
    <BulkFrame
      label={label}
      ticked={{ ...ticked, isOtherUnderWay }}
      run={run}
      close={close}
      leave={leave}
      form={
        rows.length > 0 &&
        !isOtherUnderWay && (
          <DialogContent>
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
          </DialogContent>
        )
      }
    />
  )
}
