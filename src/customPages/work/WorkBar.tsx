import { idText } from '@contract/id'
import NextIcon from '@mui/icons-material/ArrowForward'
import CloseIcon from '@mui/icons-material/CloseOutlined'
import ReleaseIcon from '@mui/icons-material/LockOpen'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { Days } from '@/components/Days'
import { DialogButton } from '@/components/dialogRoutes/DialogButton'
import { useDialogRoute } from '@/components/dialogRoutes/useDialogRoute'
import { RowMark } from '@/components/notes/RowMark'
import { notify } from '@/components/notices'
import { useBusyFocus } from '@/components/useBusyFocus'
import { useRegistry } from '@/components/useRegistry'
import { ApiError } from '@/dataProvider/apiError'
import { causeText } from '@/i18n/causeText'
import { failureWords } from '@/i18n/outcomeMessages'
import { releaseItem, takeItem, WORK } from './calls'
import { type CurrentItem, currentItem } from './currentItem'
import { FinishButtons } from './FinishButtons'
import { finishFormOf } from './finishing'
import { SettleDialog } from './SettleDialog'
import { type LeaseState, useLease } from './useLease'
import { useWorkText } from './useWorkText'
import { WorkDialog } from './WorkDialog'
import type { WorkPages } from './workPage'
import './workBar.css'

/** Returns the name of the person who ended an item, where the refusal names one. */
const doerIn = (error: unknown) =>
  error instanceof ApiError && error.params.name ? String(error.params.name) : undefined

/** Sentence about the state of the lease, which screen readers announce when it changes. */
const Standing = ({ item, state, error, ends }: ReturnType<typeof useLease>) => {
  const { say, time } = useWorkText()
  const words: Record<LeaseState, () => string> = {
    held: () => (ends ? say('yoursUntil', { time: time(ends) }) : say('yours')),
    ended: () => say('leaseEnded'),
    taken: () => say('takenBy', { name: item.holderName ?? say('colleague') }),
    done: () => {
      const name = doerIn(error)
      return name ? say('doneBy', { name }) : say('done')
    },
  }
  return (
    <p className="work-bar-state" role="status" data-state={state}>
      {words[state]()}
    </p>
  )
}

const SETTLE = 'settle'

/** Dialogs of the bar; the address names one as `?open=work.passOn`. */
const dialogs = ['passOn', 'snooze', 'fileDocument', SETTLE] as const

type Props = { current: CurrentItem; pages: WorkPages; next(): void; isBusy: boolean }

/** Bar over every page while a person has an item open: the item, why it came, its lease, and what comes next. */
export const WorkBar = ({ current, pages, next, isBusy }: Props) => {
  const translate = useTranslate()
  const registry = useRegistry()
  const cache = useQueryClient()
  const { say, source, urgency, day } = useWorkText()
  const [sent, setSent] = useState<'release' | 'take'>()
  const [isFinished, setFinished] = useState(false)
  useBusyFocus(sent !== undefined)
  const lease = useLease(current.item, sent === 'release' || isBusy)
  const { item, state } = lease
  const { opened, close } = useDialogRoute()
  const dialog = opened?.name === WORK ? dialogs.find(name => name === opened.id) : undefined
  const isHeld = state === 'held'

  const send = async (kind: 'release' | 'take') => {
    setSent(kind)
    try {
      if (kind === 'release') {
        await registry.send(releaseItem, item)
        currentItem.leave(item)
      } else cache.setQueryData([WORK, 'item', idText(item.id)], await registry.send(takeItem, item))
    } catch (error) {
      notify({ tone: 'bad', text: failureWords(translate, error) })
    } finally {
      setSent(undefined)
      void cache.invalidateQueries({ queryKey: [WORK] })
    }
  }
  const reason = current.reason && say(`reasons.${current.reason}`)
  const due = item.due ? say('dueOn', { day: day(item.due) }) : urgency(item.urgency)
  return (
    <section className="work-bar no-print" aria-label={say('bar')} data-state={state}>
      <div className="work-bar-item">
        <strong>
          <RowMark row={item} />
          {item.subject}
        </strong>
        <span>
          <Days
            text={[source(item.source), item.about && causeText(translate, item.about), due, reason]
              .filter(Boolean)
              .join(' · ')}
          />
        </span>
        {item.passedNote && <span>{[item.passedBy, item.passedNote].filter(Boolean).join(': ')}</span>}
      </div>
      <Standing {...lease} />
      <div className="work-bar-actions">
        {isHeld && (
          <>
            <FinishButtons item={item} pages={pages} isSent={isFinished} sent={() => setFinished(true)} />
            <Button
              size="small"
              color="inherit"
              startIcon={<ReleaseIcon />}
              loading={sent === 'release'}
              loadingPosition="start"
              onClick={() => void send('release')}
            >
              {say('release')}
            </Button>
            <DialogButton size="small" color="inherit" aria-haspopup="dialog" opens={{ name: WORK, id: 'passOn' }}>
              {say('passOn')}
            </DialogButton>
            <DialogButton size="small" color="inherit" aria-haspopup="dialog" opens={{ name: WORK, id: 'snooze' }}>
              {say('snooze')}
            </DialogButton>
          </>
        )}
        {state === 'ended' && (
          <Button size="small" color="inherit" loading={sent === 'take'} onClick={() => void send('take')}>
            {say('takeAgain')}
          </Button>
        )}
        <Button
          size="small"
          variant={isHeld && !isFinished ? 'outlined' : 'contained'}
          endIcon={<NextIcon />}
          loading={isBusy}
          loadingPosition="end"
          aria-keyshortcuts="n"
          onClick={next}
        >
          {say('next')}
        </Button>
        {!isHeld && (
          <IconButton size="small" aria-label={say('closeBar')} onClick={() => currentItem.set(undefined)}>
            <CloseIcon fontSize="small" />
          </IconButton>
        )}
      </div>
      {dialog === SETTLE && <SettleDialog items={{ ids: [item.id], name: item.subject }} close={close} />}
      {dialog && dialog !== SETTLE && (
        <WorkDialog
          name={dialog}
          item={item}
          close={close}
          done={() => {
            close()
            if (dialog !== finishFormOf(item.source)) return currentItem.leave(item)
            setFinished(true)
            void cache.invalidateQueries()
          }}
        />
      )}
    </section>
  )
}
