import { idText } from '@contract/id'
import type { RecordKind } from '@contract/portal/noteKinds'
import { recordReaders } from '@contract/portal/noteKinds'
import type { RecordFlag, SettableKind } from '@contract/portal/notes'
import CloseIcon from '@mui/icons-material/Close'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { QueryContent } from '../file/QueryContent'
import { useLeaveGuard } from '../form/leaveGuard'
import { useCan } from '../useCan'
import { type Subject, setFlag } from './calls'
import { FlagForm, flagDraft } from './FlagForm'
import { FlagItem } from './FlagItem'
import { NoteForm } from './NoteForm'
import { NoteItem } from './NoteItem'
import { OlderNotes } from './OlderNotes'
import { NotesFormsContext, useHasDraft } from './useNotesDraft'
import { useNotesForms } from './useNotesForms'
import { useNotesText } from './useNotesText'
import { useNotesWrite } from './useNotesWrite'
import { useOpenPart } from './useOpenPart'
import { useRecordNotes } from './useRecordNotes'
import '../actions/dialogs.css'
import '../form/form.css'
import './notes.css'

type Props = { kind: RecordKind; recordKey: string; name: string; close(): void }

type FlagsProps = { subject: Subject; flags: readonly RecordFlag[]; settable: readonly SettableKind[]; today: string }

/** Flags of the record, and the form that sets one. */
const Flags = ({ subject, flags, settable, today }: FlagsProps) => {
  const { say } = useNotesText()
  const title = useId()
  const { send, busy, failure } = useNotesWrite()
  const hasDraft = useHasDraft()
  const { part, close, opener } = useOpenPart<'set'>(hasDraft(...flagDraft) ? 'set' : undefined)
  return (
    <section aria-labelledby={title}>
      <div className="notes-title">
        <h3 id={title}>{say('flags')}</h3>
        {settable.length > 0 && !part && (
          <Button size="small" variant="outlined" color="inherit" {...opener('set')}>
            {say('set')}
          </Button>
        )}
      </div>
      {part && (
        <FlagForm
          kinds={settable}
          today={today}
          label={say('setSubmit')}
          busy={busy}
          failure={failure}
          send={facts => send(setFlag, { ...subject, ...facts })}
          sent={close}
          cancel={close}
        />
      )}
      {flags.length > 0 ? (
        <ul className="notes-list">
          {flags.map(flag => (
            <FlagItem key={idText(flag.id)} flag={flag} />
          ))}
        </ul>
      ) : (
        <p className="notes-none">{say('noFlags')}</p>
      )}
    </section>
  )
}

/** Dialog of the notes and flags of a record: adding, editing, removing, reminding, setting and lifting. */
const NotesDialog = ({ kind, recordKey, name, close }: Props) => {
  const translate = useTranslate()
  const { say } = useNotesText()
  const title = useId()
  const subject = { kind, key: recordKey }
  const { leave, setChanged } = useLeaveGuard(close)
  const forms = useNotesForms(`${kind}.${recordKey}`, setChanged)
  const mayManage = useCan('general')('can_manage_flags')
  const { query, older } = useRecordNotes(subject)
  return (
    <Dialog open onClose={leave} aria-labelledby={title} maxWidth="sm" fullWidth className="notes-dialog">
      <DialogTitle id={title}>
        <span>
          {translate('daftari.recordNotes.title')}
          <span className="dialog-about">{name}</span>
        </span>
        <IconButton aria-label={translate('daftari.lists.close')} onClick={leave}>
          <CloseIcon />
        </IconButton>
      </DialogTitle>
      <DialogContent>
        <QueryContent query={query} permit={recordReaders[kind]} name={translate('daftari.recordNotes.title')}>
          {({ notes, flags, settable, asker, today }) => (
            <NotesFormsContext.Provider value={forms}>
              <Flags subject={subject} flags={flags} settable={settable} today={today} />
              <section aria-labelledby={`${title}-notes`}>
                <div className="notes-title">
                  <h3 id={`${title}-notes`}>{say('notes')}</h3>
                </div>
                <NoteForm subject={subject} asker={asker} today={today} />
                {notes.length > 0 ? (
                  <ul className="notes-list">
                    {notes.map(note => (
                      <NoteItem
                        key={idText(note.id)}
                        note={note}
                        subject={subject}
                        today={today}
                        askerId={asker.id}
                        mayManage={mayManage}
                      />
                    ))}
                  </ul>
                ) : (
                  <p className="notes-none">{say('noNotes')}</p>
                )}
                <OlderNotes {...older} />
              </section>
            </NotesFormsContext.Provider>
          )}
        </QueryContent>
      </DialogContent>
    </Dialog>
  )
}

export default NotesDialog
