import { idText } from '@contract/id'
import { LONGEST_FLAG_REASON, type RecordFlag } from '@contract/portal/notes'
import Button from '@mui/material/Button'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { z } from 'zod'
import { Days } from '../Days'
import { fieldKinds } from '../fields'
import { liftFlag } from './calls'
import { FlagChip } from './FlagChip'
import { NotesForm } from './NotesForm'
import { useHasDraft, useNotesDraft } from './useNotesDraft'
import { useNotesText } from './useNotesText'
import { useNotesWrite } from './useNotesWrite'
import { useOpenPart } from './useOpenPart'

const Reason = fieldKinds.text.Input

const Draft = z.object({ reason: z.string() })
const liftDraft = ({ id }: RecordFlag) => [`lift ${idText(id)}`, Draft, { reason: '' }] as const

const LiftForm = ({ flag, close }: { flag: RecordFlag; close(): void }) => {
  const { say, tooLong } = useNotesText()
  const id = useId()
  const { send, busy, failure } = useNotesWrite()
  const { typed, change, forget } = useNotesDraft(...liftDraft(flag))
  const { reason } = typed
  const [isChecked, setChecked] = useState(false)
  const fault = tooLong(reason, LONGEST_FLAG_REASON)
  const leave = () => {
    forget()
    close()
  }
  const submit = async () => {
    setChecked(true)
    if (!reason.trim() || fault) return
    if (await send(liftFlag, { id: flag.id, reason: reason.trim() })) leave()
  }
  return (
    <NotesForm label={say('liftSubmit')} busy={busy} failure={failure} send={submit} cancel={leave}>
      <Reason
        id={id}
        label={say('liftReason', { flag: flag.name })}
        value={reason}
        onChange={reason => change({ reason })}
        error={fault ?? (isChecked && !reason.trim() ? say('reasonMissing') : undefined)}
        disabled={busy}
        required
        autoFocus
      />
    </NotesForm>
  )
}

/** Flag of a record with its reason, document, effect and end, and the form that lifts it. */
export const FlagItem = ({ flag }: { flag: RecordFlag }) => {
  const translate = useTranslate()
  const { say, moment, day } = useNotesText()
  const hasDraft = useHasDraft()
  const lifting = useOpenPart<'lift'>(hasDraft(...liftDraft(flag)) ? 'lift' : undefined)
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
        {!endedAt && lastDay && (
          <span>
            <Days text={say('endsOn', { day: day(lastDay) })} />
          </span>
        )}
        {!endedAt && effects.map(effect => <span key={String(effect)}>{effect}</span>)}
      </p>
      {endedAt && (
        <p className="note-removed">
          <Days
            text={
              liftedBy
                ? say('lifted', { name: liftedBy, when: moment(endedAt), reason: liftReason ?? '' })
                : say('ended', { day: day(lastDay ?? endedAt) })
            }
          />
        </p>
      )}
      {lifting.part && <LiftForm flag={flag} close={lifting.close} />}
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
