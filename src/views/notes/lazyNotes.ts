import { openAllDeskWords } from '@/i18n/languages'
import { openPageWords } from '@/i18n/pageWords'
import { lazyPart } from '@/parts/lazyPart'

/** Dialog of the notes and flags of a record, with its words. */
export const NotesDialog = lazyPart(
  async () => (await Promise.all([import('./NotesDialog'), openAllDeskWords(), openPageWords('notes')]))[0],
  module => module.default,
)
