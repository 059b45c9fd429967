import { LONGEST_FLAG_REASON, type RecordFlag } from '@contract/portal/notes'
import Button from '@mui/material/Button'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { fieldInputs } from '@/fields/inputs'
import { liftFlag } from './calls'
import { FlagChip } from './FlagChip'
import { NotesForm } from './NotesForm'
import { useNotesText } from './useNotesText'
import { useNotesWrite } from './useNotesWrite'
import { useOpenPart } from './useOpenPart'

const Reason = fieldInputs.text

type LiftProps = { flag: RecordFlag; close(): void; onTyped(typed: boolean): void }

const LiftForm = ({ flag, close, onTyped }: LiftProps) => {
  const { say, tooLong } = useNotesText()
  const id = useId()
  const { send, busy, failure } = useNotesWrite()
  const [reason, setReason] = useState('')
  const [isChecked, setChecked] = useState(false)
  const fault = tooLong(reason, LONGEST_FLAG_REASON)
  const submit = async () => {
    setChecked(true)
    if (!reason.trim() || fault) return
    if (await send(liftFlag, { id: flag.id, reason: reason.trim() })) close()
  }
  return (
    <NotesForm label={say('liftSubmit')} busy={busy} failure={failure} send={submit} cancel={close}>
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
    </NotesForm>
  )
}

/** Flag of a record with its reason, document, effect and end, and the form that lifts it. */
export const FlagItem = ({ flag, onTyped }: { flag: RecordFlag; onTyped(typed: boolean): void }) => {
  const translate = useTranslate()
  const { say, moment, day } = useNotesText()
  const lifting = useOpenPart<'lift'>()
  const close = () => {
    onTyped(false)
    lifting.close()
  }
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
      {lifting.part && <LiftForm flag={flag} close={close} onTyped={onTyped} />}
      {flag.mayLift && !lifting.part && (
        <div className="notes-actions">
          <Button size="small" color="inherit" {...lifting.opener('lift')}>
            {say('lift', { flag: flag.name })}
          </Button>
        </div>
      )}
    </li>
  )
}
