import { idText } from '@contract/id'
import { notesIn } from '@contract/portal/marks'
import type { RecordKind } from '@contract/portal/noteKinds'
import NoteIcon from '@mui/icons-material/StickyNote2Outlined'
import { lazy, Suspense } from 'react'
import { useTranslate } from 'react-admin'
import { DialogButton } from '../dialogRoutes/DialogButton'
import { useDialogRoute } from '../dialogRoutes/useDialogRoute'
import { useAnnouncedExtensions } from '../hostExtensions'
import { Colleagues } from '../presence/Colleagues'
import { NotesDialog } from './lazyNotes'
import { NOTES } from './notesAction'
import { useMayReadNotes } from './useMayReadNotes'
import './recordHead.css'

// Few records have a flag: its icons come with the first one.
const FlagChip = lazy(() => import('./FlagChip').then(code => ({ default: code.FlagChip })))

type Props = {
  kind: RecordKind
  recordKey: string
  name: string
  /** Answer of the call that read the file, not its source. */
  file: object & { load?: never }
}

/**
 * Notes and flags in the head of a file, from the file's own answer: each flag with its reason and effect, the latest note,
 * and the button that opens all of them; above them colleagues who have the file open. Nothing on a host without either.
 */
export const RecordHead = ({ kind, recordKey, name, file }: Props) => {
  const translate = useTranslate()
  const { opened, close } = useDialogRoute()
  const hasNotes = useAnnouncedExtensions()?.has('notes')
  const mayRead = useMayReadNotes()(kind)
  const notes = notesIn(file)
  const colleagues = <Colleagues place={{ of: kind, key: recordKey, editing: false }} />
  if (!hasNotes || !mayRead || !notes) return colleagues
  const { flags, count, latest } = notes
  return (
    <section className="record-notes no-print" aria-label={translate('daftari.recordNotes.title')}>
      {flags.length > 0 && (
        <ul className="record-flags">
          {flags.map(flag => (
            <li key={idText(flag.id)}>
              <Suspense fallback={flag.name}>
                <FlagChip flag={flag} />
              </Suspense>
              {flag.effect !== 'NONE' && <strong>{translate(`daftari.recordNotes.effects.${flag.effect}`)}</strong>}
              <span>{flag.reason}</span>
            </li>
          ))}
        </ul>
      )}
      <div className="record-notes-line">
        <DialogButton size="small" variant="outlined" color="inherit" startIcon={<NoteIcon />} opens={{ name: NOTES }}>
          {translate('daftari.recordNotes.open', { smart_count: count })}
        </DialogButton>
        {colleagues}
        {latest && (
          <span className="record-notes-latest" title={`${latest.author}: ${latest.text}`}>
            {latest.author}: {latest.text}
          </span>
        )}
      </div>
      {opened?.name === NOTES && opened.id === undefined && (
        <NotesDialog kind={kind} recordKey={recordKey} name={name} close={close} />
      )}
    </section>
  )
}
