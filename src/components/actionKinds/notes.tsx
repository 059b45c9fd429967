import { useDefinition } from '../definitionContext'
import { NotesDialog } from '../notes/lazyNotes'
import type { ActionKind } from './kind'

/** Notes and flags of the record that a row stands for. */
export const notes: ActionKind<'notes'> = {
  Dialog: ({ action, row, close }) => {
    const { headline } = useDefinition()
    const { kind, key } = action.notes
    const recordKey = String(row[key] ?? '')
    const name = headline ? String(row[headline] ?? recordKey) : recordKey
    return <NotesDialog kind={kind} recordKey={recordKey} name={name} close={close} />
  },
}
