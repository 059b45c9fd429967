import { contract } from '@contract/index'
import type { Serve } from '../http/serve'
import { flagKindHandlers } from './flagKinds'
import { flagHandlers } from './flags'
import { noteHandlers } from './notes'

/** Registers the handlers of notes, flags and reminders. */
export const serveNotes = (serve: Serve) => {
  serve(contract.notes, noteHandlers)
  serve(contract.flags, flagHandlers)
  serve(contract.flagKinds, flagKindHandlers)
}
