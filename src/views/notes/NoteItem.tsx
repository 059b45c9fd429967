import type { RecordNote } from '@contract/portal/notes'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { fieldInputs } from '@/fields/inputs'
import { editNote, endReminder, remind, removeNote, type Subject } from './calls'
import { useTextFault } from './NoteForm'
import { NoteHistory } from './NoteHistory'
import { NotesForm } from './NotesForm'
import { NoteText } from './NoteText'
import { type Due, isDay, ReminderFields } from './ReminderFields'
import { useNotesText } from './useNotesText'
import { useNotesWrite } from './useNotesWrite'
import { useOpenPart } from './useOpenPart'

const Text = fieldInputs.paragraph

type Write = ReturnType<typeof useNotesWrite>
type FormProps = { write: Write; close(): void; onTyped(typed: boolean): void }

const EditForm = ({ note, write, close, onTyped }: FormProps & { note: RecordNote }) => {
  const { say } = useNotesText()
  const id = useId()
  const [text, setText] = useState(note.text)
  const fault = useTextFault()(text)
  const submit = async () => {
    if (fault) return
    if (await write.send(editNote, { id: note.id, text: text.trim(), version: note.version })) close()
  }
  return (
    <NotesForm label={say('save')} busy={write.busy} send={submit} cancel={close}>
      <Text
        id={id}
        label={say('edit')}
        value={text}
        onChange={typed => {
          setText(typed)
          onTyped(typed !== note.text)
        }}
        error={fault}
        disabled={write.busy}
        autoFocus
      />
    </NotesForm>
  )
}

type DueProps = FormProps & { note: RecordNote; subject: Subject; today: string; askerId: string }

const ReminderForm = ({ note, subject, today, askerId, write, close, onTyped }: DueProps) => {
  const { say } = useNotesText()
  const id = useId()
  const open = note.reminder && !note.reminder.doneAt ? note.reminder : undefined
  const [due, setDue] = useState<Due>({ day: open?.day ?? '', ownerId: open?.ownerId ?? askerId })
  const [isChecked, setChecked] = useState(false)
  const submit = async () => {
    setChecked(true)
    if (!isDay(due.day) || due.day < today || !due.ownerId) return
    if (await write.send(remind, { id: note.id, ...due })) close()
  }
  return (
    <NotesForm label={say('save')} busy={write.busy} send={submit} cancel={close}>
      <ReminderFields
        id={id}
        subject={subject}
        due={due}
        today={today}
        isChecked={isChecked}
        disabled={write.busy}
        onChange={next => {
          setDue(next)
          onTyped(true)
        }}
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
  onTyped(typed: boolean): void
}

type Part = 'edit' | 'remind' | 'remove' | 'history'

/** Note with its author, time and reminder, and what can be done with it. */
export const NoteItem = ({ note, subject, today, askerId, mayManage, onTyped }: Props) => {
  const translate = useTranslate()
  const { say, moment, day } = useNotesText()
  const write = useNotesWrite()
  const parts = useOpenPart<Part>()
  const part = parts.part
  const { reminder } = note
  const isOpen = reminder && !reminder.doneAt
  const close = () => {
    onTyped(false)
    parts.close()
  }
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
        <p className="note-removed">{say('removed', { name: note.removedBy ?? '', when: moment(note.removedAt) })}</p>
      ) : part === 'edit' ? (
        <EditForm note={note} write={write} close={close} onTyped={onTyped} />
      ) : (
        <NoteText>{note.text}</NoteText>
      )}
      {reminder && !note.removedAt && (
        <p className="note-reminder" data-late={(isOpen && reminder.day <= today) || undefined}>
          {isOpen
            ? say(reminder.day < today ? 'overdue' : 'remindsOn', { day: day(reminder.day), name: reminder.owner })
            : say('reminderDone', { day: day(reminder.day), name: reminder.doneBy ?? '' })}
        </p>
      )}
      {part === 'remind' && (
        <ReminderForm
          note={note}
          subject={subject}
          today={today}
          askerId={askerId}
          write={write}
          close={close}
          onTyped={onTyped}
        />
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
            <Button size="small" color="inherit" {...parts.opener('edit')}>
              {say('edit')}
            </Button>
          )}
          {!note.removedAt && (
            <Button size="small" color="inherit" {...parts.opener('remind')}>
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
            <Button size="small" color="inherit" {...parts.opener('remove')}>
              {say('remove')}
            </Button>
          )}
          {note.version > 1 && (
            <Button
              size="small"
              color="inherit"
              aria-expanded={part === 'history'}
              onClick={() => (part === 'history' ? parts.close() : parts.open('history'))}
            >
              {say('history')}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
