import { idText } from '@contract/id'
import { LONGEST_DOCUMENT_NUMBER, LONGEST_FLAG_REASON, type SettableKind } from '@contract/portal/notes'
import { useId, useState } from 'react'
import { z } from 'zod'
import { fieldKinds } from '../fields'
import { type Subject, setFlag } from './calls'
import { NotesForm } from './NotesForm'
import { isDay } from './ReminderFields'
import { useNotesDraft } from './useNotesDraft'
import { useNotesText } from './useNotesText'
import { useNotesWrite } from './useNotesWrite'

const Kind = fieldKinds.choice.Input
const Reason = fieldKinds.paragraph.Input
const Document = fieldKinds.text.Input
const LastDay = fieldKinds.date.Input

const Draft = z.object({ kind: z.string(), reason: z.string(), document: z.string(), lastDay: z.string() })
const EMPTY = { kind: '', reason: '', document: '', lastDay: '' }

/** Name of the form among those of the dialog, and what it holds. */
export const flagDraft = ['flag', Draft, EMPTY] as const

type Props = {
  subject: Subject
  kinds: readonly SettableKind[]
  today: string
  close(): void
}

/** Form that sets a flag: its kind, reason, document and last day. What was typed stays after a failure. */
export const FlagForm = ({ subject, kinds, today, close }: Props) => {
  const { say, tooLong } = useNotesText()
  const id = useId()
  const { send, busy, failure } = useNotesWrite()
  const { typed, change, forget } = useNotesDraft(...flagDraft)
  const [isChecked, setChecked] = useState(false)
  const kind = kinds.find(one => idText(one.id) === typed.kind)
  const leave = () => {
    forget()
    close()
  }
  const isMissing = (needed: boolean | undefined, text: string) => isChecked && needed && !text.trim()
  const dayFault = typed.lastDay && (!isDay(typed.lastDay) || typed.lastDay < today) ? say('lastDayPast') : undefined
  const longReason = tooLong(typed.reason, LONGEST_FLAG_REASON)
  const longNumber = tooLong(typed.document, LONGEST_DOCUMENT_NUMBER)

  const submit = async () => {
    setChecked(true)
    const lacks = (kind?.needsReason && !typed.reason.trim()) || (kind?.needsDocument && !typed.document.trim())
    if (!kind || lacks || dayFault || longReason || longNumber) return
    const { reason, document, lastDay } = typed
    const flag = { ...subject, kindId: kind.id, reason: reason.trim(), document: document.trim() }
    if (await send(setFlag, { ...flag, lastDay: lastDay || null })) leave()
  }
  return (
    <NotesForm label={say('setSubmit')} busy={busy} failure={failure} send={submit} cancel={leave}>
      <Kind
        id={`${id}-kind`}
        label={say('kind')}
        value={typed.kind}
        onChange={value => {
          const chosen = kinds.find(one => idText(one.id) === value)
          // A day that the person typed stays; only the one that came with the former kind goes with it.
          const isTypedDay = typed.lastDay !== (kind?.lastDay ?? '')
          change({ kind: value, lastDay: isTypedDay ? typed.lastDay : (chosen?.lastDay ?? '') })
        }}
        options={kinds.map(one => ({ value: idText(one.id), label: one.name }))}
        error={isChecked && !kind ? say('kindMissing') : undefined}
        disabled={busy}
        required
        autoFocus
      />
      <Reason
        id={`${id}-reason`}
        label={say('reason')}
        value={typed.reason}
        onChange={reason => change({ reason })}
        error={longReason ?? (isMissing(kind?.needsReason, typed.reason) ? say('reasonMissing') : undefined)}
        required={kind?.needsReason ?? false}
        disabled={busy}
      />
      <Document
        id={`${id}-document`}
        label={say('document')}
        value={typed.document}
        onChange={document => change({ document })}
        help={say('documentHelp')}
        error={longNumber ?? (isMissing(kind?.needsDocument, typed.document) ? say('documentMissing') : undefined)}
        required={kind?.needsDocument ?? false}
        disabled={busy}
      />
      <LastDay
        id={`${id}-last`}
        label={say('lastDay')}
        value={typed.lastDay}
        onChange={lastDay => change({ lastDay })}
        help={say('lastDayHelp')}
        error={isChecked ? dayFault : undefined}
        earliest={today}
        disabled={busy}
      />
    </NotesForm>
  )
}
