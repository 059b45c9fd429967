import { idText } from '@contract/id'
import type { RecordKind } from '@contract/portal/noteKinds'
import { recordReaders } from '@contract/portal/noteKinds'
import CloseIcon from '@mui/icons-material/Close'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import { useCallback, useId, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { dropDraft } from '../drafts'
import { QueryContent } from '../file/QueryContent'
import { useLeaveGuard } from '../form/leaveGuard'
import { useCan } from '../useCan'
import { FlagForm } from './FlagForm'
import { FlagItem } from './FlagItem'
import { NoteForm, noteDraftKey } from './NoteForm'
import { NoteItem } from './NoteItem'
import { OlderNotes } from './OlderNotes'
import { useNotesText } from './useNotesText'
import { useOpenPart } from './useOpenPart'
import { useRecordNotes } from './useRecordNotes'
import '../actions/dialogs.css'
import '../form/form.css'
import './notes.css'

type Props = { kind: RecordKind; recordKey: string; name: string; close(): void }

/** Returns a function for each form that tells whether something typed in it is not stored yet. */
const useTyped = (setChanged: (changed: boolean, forget: () => void) => void, draftKey: string) => {
  const forms = useRef(new Set<string>())
  return useCallback(
    (form: string) => (typed: boolean) => {
      if (typed) forms.current.add(form)
      else forms.current.delete(form)
      setChanged(forms.current.size > 0, () => dropDraft(draftKey))
    },
    [setChanged, draftKey],
  )
}

/** Dialog of the notes and flags of a record: adding, editing, removing, reminding, setting and lifting. */
const NotesDialog = ({ kind, recordKey, name, close }: Props) => {
  const translate = useTranslate()
  const { say } = useNotesText()
  const title = useId()
  const subject = { kind, key: recordKey }
  const { leave, setChanged } = useLeaveGuard(close)
  const typedIn = useTyped(setChanged, noteDraftKey(subject))
  const setting = useOpenPart<'set'>()
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
            <>
              <section aria-labelledby={`${title}-flags`}>
                <div className="notes-title">
                  <h3 id={`${title}-flags`}>{say('flags')}</h3>
                  {settable.length > 0 && !setting.part && (
                    <Button size="small" variant="outlined" color="inherit" {...setting.opener('set')}>
                      {say('set')}
                    </Button>
                  )}
                </div>
                {setting.part && (
                  <FlagForm
                    subject={subject}
                    kinds={settable}
                    today={today}
                    close={() => {
                      typedIn('flag')(false)
                      setting.close()
                    }}
                    onTyped={typedIn('flag')}
                  />
                )}
                {flags.length > 0 ? (
                  <ul className="notes-list">
                    {flags.map(flag => (
                      <FlagItem key={idText(flag.id)} flag={flag} onTyped={typedIn(`lift ${idText(flag.id)}`)} />
                    ))}
                  </ul>
                ) : (
                  <p className="notes-none">{say('noFlags')}</p>
                )}
              </section>
              <section aria-labelledby={`${title}-notes`}>
                <div className="notes-title">
                  <h3 id={`${title}-notes`}>{say('notes')}</h3>
                </div>
                <NoteForm subject={subject} asker={asker} today={today} onTyped={typedIn('note')} />
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
                        onTyped={typedIn(idText(note.id))}
                      />
                    ))}
                  </ul>
                ) : (
                  <p className="notes-none">{say('noNotes')}</p>
                )}
                <OlderNotes {...older} />
              </section>
            </>
          )}
        </QueryContent>
      </DialogContent>
    </Dialog>
  )
}

export default NotesDialog
