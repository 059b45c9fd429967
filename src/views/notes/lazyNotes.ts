import { lazy } from 'react'
import { openPageWords } from '@/i18n/languages'

/** Dialog of the notes and flags of a record, with its words. */
export const NotesDialog = lazy(async () => {
  const [code] = await Promise.all([import('./NotesDialog'), openPageWords('notes')])
  return code
})
