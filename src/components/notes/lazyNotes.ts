import { lazyPart } from '../lazyPart'

/** Dialog of the notes and flags of a record. */
export const NotesDialog = lazyPart(
  () => import('./NotesDialog'),
  module => module.default,
)
