import { idText } from '@contract/id'
import { LONGEST_DOCUMENT_NUMBER, LONGEST_FLAG_REASON, type SettableKind } from '@contract/portal/notes'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { z } from 'zod'
import { fieldKinds } from '../fields'
import type { FlagFacts } from './calls'
import { NotesForm } from './NotesForm'
import { isDay } from './ReminderFields'
import { useNotesDraft } from './useNotesDraft'
import { useNotesText } from './useNotesText'

const Kind = fieldKinds.choice.Input
const Reason = fieldKinds.paragraph.Input
const Document = fieldKinds.text.Input
const LastDay = fieldKinds.date.Input

const Draft = z.object({ kind: z.string(), reason: z.string(), document: z.string(), lastDay: z.string() })
const EMPTY = { kind: '', reason: '', document: '', lastDay: '' }

/** Name of the form among those of the dialog, and what it holds. */
export const flagDraft = ['flag', Draft, EMPTY] as const

/** Returns a function that tells the effect of a kind of flag. */
const useEffectWords = () => {
  const translate = useTranslate()
  return ({ effect, masksAddresses }: SettableKind) =>
    [
      effect && effect !== 'NONE' && translate(`daftari.recordNotes.effects.${effect}`),
      masksAddresses && translate('daftari.notes.masksAddresses'),
    ]
      .filter(Boolean)
      .join(' · ')
}

type Props = {
  /** Kinds to choose from, and the day of today. */
  kinds: readonly SettableKind[]
  today: string
  /** Words of the button that sends it. */
  label: string
  busy?: boolean
  failure?: string | undefined
  /** True to lift a flag of this kind: its reason is asked for alone. */
  lifts?: boolean
  /** Sends what was filled in; resolves to true where it was done. */
  send(facts: FlagFacts): Promise<boolean>
  sent(): void
  cancel(): void
}

/** Form that sets a flag: its kind, reason, document and last day. What was typed stays after a failure. */
export const FlagForm = ({ kinds, today, label, busy = false, failure, lifts = false, send, sent, cancel }: Props) => {
  const { say, tooLong } = useNotesText()
  const id = useId()
  const effectOf = useEffectWords()
  const { typed, change, forget } = useNotesDraft(...flagDraft)
  const [isChecked, setChecked] = useState(false)
  const kind = kinds.find(one => idText(one.id) === typed.kind)
  const needsReason = lifts || kind?.needsReason
  const needsDocument = !lifts && kind?.needsDocument
  const isMissing = (needed: boolean | undefined, text: string) => isChecked && needed && !text.trim()
  const dayFault = typed.lastDay && (!isDay(typed.lastDay) || typed.lastDay < today) ? say('lastDayPast') : undefined
  const longReason = tooLong(typed.reason, LONGEST_FLAG_REASON)
  const longNumber = tooLong(typed.document, LONGEST_DOCUMENT_NUMBER)

  const submit = async () => {
    setChecked(true)
    const lacks = (needsReason && !typed.reason.trim()) || (needsDocument && !typed.document.trim())
    if (!kind || lacks || dayFault || longReason || longNumber) return
    const { reason, document, lastDay } = typed
    const facts = { kindId: kind.id, reason: reason.trim(), document: document.trim(), lastDay: lastDay || null }
    if (!(await send(facts))) return
    forget()
    sent()
  }
  return (
    <NotesForm
      label={label}
      busy={busy}
      failure={failure}
      send={submit}
      cancel={() => {
        forget()
        cancel()
      }}
    >
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
        help={!lifts && kind ? effectOf(kind) : undefined}
        disabled={busy}
        required
        autoFocus
      />
      <Reason
        id={`${id}-reason`}
        label={say('reason')}
        value={typed.reason}
        onChange={reason => change({ reason })}
        error={longReason ?? (isMissing(needsReason, typed.reason) ? say('reasonMissing') : undefined)}
        required={needsReason ?? false}
        disabled={busy}
      />
      {!lifts && (
        <>
          <Document
            id={`${id}-document`}
            label={say('document')}
            value={typed.document}
            onChange={document => change({ document })}
            help={say('documentHelp')}
            error={longNumber ?? (isMissing(needsDocument, typed.document) ? say('documentMissing') : undefined)}
            required={needsDocument ?? false}
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
        </>
      )}
    </NotesForm>
  )
}
