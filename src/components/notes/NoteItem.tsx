import { idText } from '@contract/id'
import type { RecordNote } from '@contract/portal/notes'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { z } from 'zod'
import { Days } from '../Days'
import { fieldKinds } from '../fields'
import { editNote, endReminder, remind, removeNote, type Subject } from './calls'
import { useTextFault } from './NoteForm'
import { NoteHistory } from './NoteHistory'
import { NotesForm } from './NotesForm'
import { NoteText } from './NoteText'
import { Due, isDay, ReminderFields } from './ReminderFields'
import { useHasDraft, useNotesDraft } from './useNotesDraft'
import { useNotesText } from './useNotesText'
import { useNotesWrite } from './useNotesWrite'
import { useOpenPart } from './useOpenPart'

const Text = fieldKinds.paragraph.Input

type Write = ReturnType<typeof useNotesWrite>
type FormProps = { note: RecordNote; write: Write; close(): void }

const Edited = z.object({ text: z.string() })
const editDraft = ({ id, text }: RecordNote) => [`edit ${idText(id)}`, Edited, { text }] as const

const EditForm = ({ note, write, close }: FormProps) => {
  const { say } = useNotesText()
  const id = useId()
  const { typed, change, forget } = useNotesDraft(...editDraft(note))
  const { text } = typed
  const fault = useTextFault()(text)
  const leave = () => {
    forget()
    close()
  }
  const submit = async () => {
    if (fault) return
    if (await write.send(editNote, { id: note.id, text: text.trim(), version: note.version })) leave()
  }
  return (
    <NotesForm label={say('save')} busy={write.busy} send={submit} cancel={leave}>
      <Text
        id={id}
        label={say('edit')}
        value={text}
        onChange={text => change({ text })}
        error={fault}
        disabled={write.busy}
        autoFocus
      />
    </NotesForm>
  )
}

/** Returns the day and owner of the reminder of a note that is not done. */
const openDue = ({ reminder }: RecordNote): Due | null =>
  reminder && !reminder.doneAt ? { day: reminder.day, ownerId: reminder.ownerId } : null

const remindDraft = (note: RecordNote, askerId: string) =>
  [`remind ${idText(note.id)}`, Due, openDue(note) ?? { day: '', ownerId: askerId }] as const

type DueProps = FormProps & { subject: Subject; today: string; askerId: string }

const ReminderForm = ({ note, subject, today, askerId, write, close }: DueProps) => {
  const { say } = useNotesText()
  const id = useId()
  const { typed: due, change, forget } = useNotesDraft(...remindDraft(note, askerId))
  const [isChecked, setChecked] = useState(false)
  const leave = () => {
    forget()
    close()
  }
  const submit = async () => {
    setChecked(true)
    if (!isDay(due.day) || due.day < today || !due.ownerId) return
    if (await write.send(remind, { id: note.id, ...due, seen: openDue(note) })) leave()
  }
  return (
    <NotesForm label={say('save')} busy={write.busy} send={submit} cancel={leave}>
      <ReminderFields
        id={id}
        subject={subject}
        due={due}
        today={today}
        isChecked={isChecked}
        disabled={write.busy}
        onChange={change}
        autoFocus
      />
    </NotesForm>
  )
}

type Props = {
  note: RecordNote
  subject: Subject
  today: string
  askerId: string
  mayManage: boolean
}

type Part = 'edit' | 'remind' | 'remove' | 'history'

/** Note with its author, time and reminder, and what can be done with it. */
export const NoteItem = ({ note, subject, today, askerId, mayManage }: Props) => {
  const translate = useTranslate()
  const { say, moment, day } = useNotesText()
  const write = useNotesWrite()
  const hasDraft = useHasDraft()
  const typed = hasDraft(...editDraft(note)) ? 'edit' : hasDraft(...remindDraft(note, askerId)) ? 'remind' : undefined
  const { part: opened, open, close, opener } = useOpenPart<Part>(note.removedAt ? undefined : typed)
  // A note that was removed elsewhere has its typed text still, which can be copied; there is no more to remove.
  const part = note.removedAt && opened === 'remove' ? undefined : opened
  const { reminder } = note
  const isOpen = reminder && !reminder.doneAt
  return (
    <li className="note" data-removed={Boolean(note.removedAt) || undefined}>
      <p className="note-about">
        <strong>{note.author}</strong> <span className="figures">{moment(note.createdAt)}</span>
        {note.editedAt && !note.removedAt && <span>{say('edited', { when: moment(note.editedAt) })}</span>}
      </p>
      {write.failure && (
        <Alert severity="error" variant="outlined">
          {write.failure}
        </Alert>
      )}
      {note.removedAt ? (
        <p className="note-removed">
          <Days text={say('removed', { name: note.removedBy ?? '', when: moment(note.removedAt) })} />
        </p>
      ) : (
        part !== 'edit' && <NoteText>{note.text}</NoteText>
      )}
      {part === 'edit' && <EditForm note={note} write={write} close={close} />}
      {reminder && !note.removedAt && (
        <p className="note-reminder" data-late={(isOpen && reminder.day <= today) || undefined}>
          <Days
            text={
              isOpen
                ? say(reminder.day < today ? 'overdue' : 'remindsOn', { day: day(reminder.day), name: reminder.owner })
                : say('reminderDone', { day: day(reminder.day), name: reminder.doneBy ?? '' })
            }
          />
        </p>
      )}
      {part === 'remind' && (
        <ReminderForm note={note} subject={subject} today={today} askerId={askerId} write={write} close={close} />
      )}
      {part === 'remove' && (
        <fieldset className="notes-actions" aria-label={say('removeQuestion')}>
          <span>{say('removeQuestion')}</span>
          <Button
            size="small"
            variant="contained"
            color="error"
            loading={write.busy}
            onClick={async () => {
              if (await write.send(removeNote, note)) close()
            }}
          >
            {say('remove')}
          </Button>
          <Button size="small" color="inherit" disabled={write.busy} onClick={close} autoFocus>
            {translate('daftari.lists.cancel')}
          </Button>
        </fieldset>
      )}
      {part === 'history' && <NoteHistory id={note.id} />}
      {(part === undefined || part === 'history') && (
        <div className="notes-actions">
          {!note.removedAt && note.own && (
            <Button size="small" color="inherit" {...opener('edit')}>
              {say('edit')}
            </Button>
          )}
          {!note.removedAt && (
            <Button size="small" color="inherit" {...opener('remind')}>
              {say(isOpen ? 'move' : 'remind')}
            </Button>
          )}
          {isOpen && !note.removedAt && (
            <Button
              size="small"
              color="inherit"
              loading={write.busy}
              onClick={() => void write.send(endReminder, { id: reminder.id })}
            >
              {say('done')}
            </Button>
          )}
          {!note.removedAt && (note.own || mayManage) && (
            <Button size="small" color="inherit" {...opener('remove')}>
              {say('remove')}
            </Button>
          )}
          {note.version > 1 && (
            <Button
              size="small"
              color="inherit"
              aria-expanded={part === 'history'}
              onClick={() => (part === 'history' ? close() : open('history'))}
            >
              {say('history')}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
