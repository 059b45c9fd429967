import { LONGEST_FLAG_REASON, type RecordFlag } from '@contract/portal/notes'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { type FormEvent, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { fieldKinds } from '@/fields'
import { liftFlag } from './calls'
import { FlagChip } from './FlagChip'
import { useNotesText } from './useNotesText'
import { useNotesWrite } from './useNotesWrite'

const Reason = fieldKinds.text.Input

type LiftProps = { flag: RecordFlag; close(): void; onTyped(typed: boolean): void }

const LiftForm = ({ flag, close, onTyped }: LiftProps) => {
  const translate = useTranslate()
  const { say } = useNotesText()
  const id = useId()
  const { send, busy, failure } = useNotesWrite()
  const [reason, setReason] = useState('')
  const [isChecked, setChecked] = useState(false)
  const longer = reason.trim().length - LONGEST_FLAG_REASON
  const fault =
    longer > 0 ? translate('daftari.lists.tooLong', { longest: LONGEST_FLAG_REASON, smart_count: longer }) : undefined
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (!reason.trim() || fault) return
    if (!(await send(liftFlag, { id: flag.id, reason: reason.trim() }))) return
    onTyped(false)
    close()
  }
  return (
    <form className="notes-form" onSubmit={submit} noValidate aria-busy={busy}>
      {failure && (
        <Alert severity="error" variant="outlined">
          {failure}
        </Alert>
      )}
      <Reason
        id={id}
        label={say('liftReason', { flag: flag.name })}
        value={reason}
        onChange={typed => {
          setReason(typed)
          onTyped(typed.trim() !== '')
        }}
        error={fault ?? (isChecked && !reason.trim() ? say('reasonMissing') : undefined)}
        disabled={busy}
        required
        autoFocus
      />
      <div className="notes-actions">
        <Button type="submit" variant="contained" size="small" loading={busy}>
          {say('liftSubmit')}
        </Button>
        <Button size="small" color="inherit" disabled={busy} onClick={close}>
          {translate('daftari.lists.cancel')}
        </Button>
      </div>
    </form>
  )
}

/** Flag of a record with its reason, document, effect and end, and the form that lifts it. */
export const FlagItem = ({ flag, onTyped }: { flag: RecordFlag; onTyped(typed: boolean): void }) => {
  const translate = useTranslate()
  const { say, moment, day } = useNotesText()
  const [isLifting, setLifting] = useState(false)
  const { endedAt, liftedBy, liftReason, lastDay, document } = flag
  const effects = [
    flag.effect !== 'NONE' && translate(`daftari.recordNotes.effects.${flag.effect}`),
    flag.masksAddresses && say('masksAddresses'),
  ].filter(Boolean)
  return (
    <li className="note" data-removed={Boolean(endedAt) || undefined}>
      <p className="note-about">
        <FlagChip flag={flag} /> <strong>{flag.setBy}</strong> <span className="figures">{moment(flag.setAt)}</span>
      </p>
      {flag.reason && <p className="note-text">{flag.reason}</p>}
      <p className="note-about">
        {document && <span>{say('documentIs', { number: document })}</span>}
        {!endedAt && lastDay && <span>{say('endsOn', { day: day(lastDay) })}</span>}
        {!endedAt && effects.map(effect => <span key={String(effect)}>{effect}</span>)}
      </p>
      {endedAt && (
        <p className="note-removed">
          {liftedBy
            ? say('lifted', { name: liftedBy, when: moment(endedAt), reason: liftReason ?? '' })
            : say('ended', { day: day(lastDay ?? endedAt) })}
        </p>
      )}
      {isLifting && <LiftForm flag={flag} close={() => setLifting(false)} onTyped={onTyped} />}
      {flag.mayLift && !isLifting && (
        <div className="notes-actions">
          <Button size="small" color="inherit" onClick={() => setLifting(true)}>
            {say('lift', { flag: flag.name })}
          </Button>
        </div>
      )}
    </li>
  )
}
