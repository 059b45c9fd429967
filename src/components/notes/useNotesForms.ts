import { useMemo, useRef } from 'react'
import { dropDraft } from '../drafts'

type SetChanged = (changed: boolean, forget: () => void) => void

/**
 * Returns the forms of a dialog, whose drafts are stored under `name`. The dialog asks before it leaves what is typed in one of
 * them.
 */
export const useNotesForms = (name: string, setChanged: SetChanged) => {
  const typedIn = useRef(new Set<string>())
  return useMemo(() => {
    const draftKey = (form: string) => `notes.${name}.${form}`
    const forget = () => {
      for (const form of typedIn.current) dropDraft(draftKey(form))
    }
    const onTyped = (form: string, typed: boolean) => {
      if (typed) typedIn.current.add(form)
      else typedIn.current.delete(form)
      setChanged(typedIn.current.size > 0, forget)
    }
    return { draftKey, onTyped }
  }, [name, setChanged])
}
