import { LONGEST_RECORD_NOTE } from '@contract/portal/notes'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useId, useRef, useState } from 'react'
import { z } from 'zod'
import { randomId } from '@/definition/randomId'
import { fieldKinds } from '../fields'
import { addNote, type Subject } from './calls'
import { NotesForm } from './NotesForm'
import { Due, isDay, ReminderFields } from './ReminderFields'
import { useNotesDraft } from './useNotesDraft'
import { useNotesText } from './useNotesText'
import { useNotesWrite } from './useNotesWrite'

const Text = fieldKinds.paragraph.Input

/** Returns the error of a note's text; undefined for one that can be sent. */
export const useTextFault = () => {
  const { say, tooLong } = useNotesText()
  return (text: string) => tooLong(text, LONGEST_RECORD_NOTE) ?? (text.trim() ? undefined : say('textMissing'))
}

const Draft = z.object({ text: z.string(), due: Due.optional() })
const EMPTY: z.infer<typeof Draft> = { text: '' }

type Props = { subject: Subject; asker: { id: string; name: string }; today: string }

/** Form of a new note, with a reminder where one is wanted. */
export const NoteForm = ({ subject, asker, today }: Props) => {
  const { say } = useNotesText()
  const id = useId()
  const faultOf = useTextFault()
  const { send, busy, failure } = useNotesWrite()
  const sent = useRef<{ draft: string; token: string }>(undefined)
  const { typed, change, forget } = useNotesDraft('note', Draft, EMPTY)
  const { text, due } = typed
  const [isChecked, setChecked] = useState(false)
  const fault = faultOf(text)
  const longFault = text.length > LONGEST_RECORD_NOTE ? fault : undefined

  const submit = async () => {
    setChecked(true)
    if (fault || (due && (!isDay(due.day) || due.day < today || !due.ownerId))) return
    const note = { ...subject, text: text.trim(), ...(due && { reminder: due }) }
    // A note whose answer was lost has the same token when it is sent again, and is stored once. Changed, it is another.
    const draft = JSON.stringify(note)
    if (sent.current?.draft !== draft) sent.current = { draft, token: randomId() }
    // The box is empty before the note stands in the list: whoever saw both would add it again.
    await send(addNote, { ...note, token: sent.current.token }, () => {
      sent.current = undefined
      forget()
      setChecked(false)
    })
  }
  return (
    <NotesForm label={say('addSubmit')} busy={busy} failure={failure} send={submit}>
      <Text
        id={`${id}-text`}
        label={say('add')}
        value={text}
        onChange={text => change({ text })}
        help={say('addHelp')}
        error={isChecked ? fault : longFault}
        disabled={busy}
      />
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={Boolean(due)}
            disabled={busy}
            onChange={(_, checked) => change({ due: checked ? { day: '', ownerId: asker.id } : undefined })}
          />
        }
        label={say('withReminder')}
      />
      {due && (
        <ReminderFields
          id={id}
          subject={subject}
          due={due}
          today={today}
          isChecked={isChecked}
          disabled={busy}
          onChange={due => change({ due })}
        />
      )}
    </NotesForm>
  )
}
