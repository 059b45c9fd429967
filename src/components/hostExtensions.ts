import type { Announced } from '@contract/extensions'
import { createContext, useContext, useMemo } from 'react'
import { useTranslate } from 'react-admin'
import type { Resource } from '@/definition/defineResource'
import { hostResource } from '@/definition/hostSupport'
import { useInLanguage } from '@/i18n/translatedDefinition'
import { withNotesAction } from './notes/notesAction'

/** Extensions that the host announced; undefined until it has answered. */
export const AnnouncedExtensions = createContext<Announced | undefined>(undefined)
export const useAnnouncedExtensions = () => useContext(AnnouncedExtensions)

const NONE: Announced = new Set()

/**
 * Returns a resource in the current language, as the host can serve it; see `hostResource`. Rows that stand for records
 * have their notes.
 */
export const useHostResource = (resource: Resource): Resource => {
  const announced = useAnnouncedExtensions() ?? NONE
  const spoken = useInLanguage()('resources', resource)
  const translate = useTranslate()
  const notes = translate('daftari.recordNotes.title')
  const setFlag = translate('daftari.notes.set')
  const liftFlag = translate('daftari.notes.liftMany')
  return useMemo(() => {
    const served = hostResource(spoken, announced)
    return announced.has('notes') ? withNotesAction(served, { notes, setFlag, liftFlag }) : served
  }, [spoken, announced, notes, setFlag, liftFlag])
}
