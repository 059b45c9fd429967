import { type Id, idText } from '@contract/id'
import type { WorkFilter } from '@contract/portal/work'
import { LONGEST_WORK_NOTE } from '@contract/portal/work'
import { MOST_FROZEN, type SettleReason, settleReasons } from '@contract/portal/workSettling'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { z } from 'zod'
import { useGuardedDraft, useLeaveGuard } from '@/components/form/leaveGuard'
import { FailedBanner } from '@/components/list/listStates'
import { notify } from '@/components/notices'
import { useDraft } from '@/components/useDraft'
import { useRegistry } from '@/components/useRegistry'
import { useInLanguage } from '@/i18n/translatedDefinition'
import { readFrozen } from './calls'
import { SettleResult } from './SettleResult'
import { useSettling } from './useSettling'
import { useWorkText } from './useWorkText'
import { useWorkList } from './workContext'
import './settling.css'

/** Items that are settled: by their numbers, or all that a filter finds at the press. */
export type Settled = { ids: readonly Id[]; name?: string } | { filter: WorkFilter }

/** Returns the numbers of the items, which stay the same while the dialog is open. */
const useFrozen = (items: Settled) => {
  const registry = useRegistry()
  const opening = useId()
  const query = useQuery({
    // Not a query about work: a change of work must not change what the person is about to settle.
    queryKey: ['frozenWork', opening],
    queryFn: ({ signal }) => registry.read(readFrozen, 'filter' in items ? items.filter : {}, { signal }),
    enabled: 'filter' in items,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  return 'filter' in items ? query : { ...query, data: { ids: items.ids, more: false }, error: null }
}

const useReasonWords = () => {
  const list = useInLanguage()('resources', useWorkList())
  const options = list.buttons?.settleMany?.form.fields.reason?.options
  return (reason: SettleReason) => options?.[reason] ?? reason
}

const Typed = z.object({ reason: z.enum(settleReasons), note: z.string() })

type Props = { items: Settled; close(): void; done?(): void }

/** Dialog that records items of work as settled, under a reason; Enter confirms. It ends with what was refused, and why. */
export const SettleDialog = ({ items, close, done }: Props) => {
  const { say, number } = useWorkText()
  const title = useId()
  const wordsOf = useReasonWords()
  const { data, error, isFetching, refetch } = useFrozen(items)
  const key = 'filter' in items ? JSON.stringify(items.filter) : items.ids.map(idText).join()
  const { typed, isChanged, change, drop } = useDraft(`settle.${key}`, Typed, { reason: settleReasons[0], note: '' })
  const { reason, note } = typed
  const [isNoteMissing, setNoteMissing] = useState(false)
  const { settling, start, stop } = useSettling()
  const count = data?.ids.length ?? 0
  const name = 'name' in items ? items.name : undefined
  const isRunning = settling?.state === 'running'
  const isOver = settling?.state === 'ended' && !settling.failed
  const { leave, shut, ...guard } = useLeaveGuard(close)
  useGuardedDraft(guard, { isTyped: isChanged, busy: isRunning, drop })

  const confirm = async () => {
    if (!data?.ids.length || isRunning) return
    const text = note.trim()
    setNoteMissing(reason === 'OTHER' && !text)
    if (reason === 'OTHER' && !text) return
    const { settled, refused, failed, done: answered, total } = await start(data.ids, reason, text)
    if (failed) return
    drop()
    if (refused.length || answered < total) return
    notify({ tone: 'good', text: say('settling.settled', { smart_count: settled, count: number(settled) }) })
    shut()
    done?.()
  }
  return (
    <Dialog open onClose={leave} aria-labelledby={title} maxWidth="sm" fullWidth>
      <DialogTitle id={title}>
        {name && count === 1
          ? say('settling.one', { name })
          : say('settling.title', { smart_count: count, count: data ? number(count) : '…' })}
      </DialogTitle>
      <DialogContent className="settling">
        {error && <FailedBanner error={error} title={say('failed')} busy={isFetching} reload={() => void refetch()} />}
        {!settling && data && <p>{count ? say('settling.effect', { smart_count: count }) : say('settling.none')}</p>}
        {!settling && data?.more && <p>{say('settling.more', { most: number(MOST_FROZEN) })}</p>}
        {settling && <SettleResult settling={settling} />}
        {!isOver && (
          <>
            <TextField
              select
              label={say('settling.reason')}
              value={reason}
              disabled={isRunning}
              onChange={({ target }) =>
                change({ reason: settleReasons.find(one => one === target.value) ?? 'ELSEWHERE' })
              }
            >
              {settleReasons.map(one => (
                <MenuItem key={one} value={one}>
                  {wordsOf(one)}
                </MenuItem>
              ))}
            </TextField>
            <TextField
              multiline
              minRows={2}
              label={say('settling.note')}
              value={note}
              disabled={isRunning}
              error={isNoteMissing}
              helperText={isNoteMissing ? say('settling.noteMissing') : undefined}
              onChange={({ target }) => change({ note: target.value })}
              slotProps={{ htmlInput: { maxLength: LONGEST_WORK_NOTE } }}
            />
          </>
        )}
      </DialogContent>
      <DialogActions>
        {isOver ? (
          <Button
            variant="contained"
            autoFocus
            onClick={() => {
              leave()
              if (settling.settled) done?.()
            }}
          >
            {say('settling.close')}
          </Button>
        ) : (
          <>
            <Button variant="outlined" onClick={isRunning ? stop : leave}>
              {say(isRunning ? 'settling.stop' : 'settling.cancel')}
            </Button>
            <Button
              variant="contained"
              autoFocus
              disabled={!count}
              loading={isRunning || isFetching}
              onClick={() => void confirm()}
            >
              {say('settling.confirm', { smart_count: count, count: number(count) })}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  )
}
