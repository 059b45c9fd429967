import { contract } from '@contract/index'
import type { Serve } from '../http/serve'
import { accessRequestHandlers } from './accessRequests'
import { flagKindHandlers } from './flagKinds'
import { flagHandlers } from './flags'
import { noteHandlers } from './notes'

/** Registers the handlers of notes, flags, reminders and requests for access. */
export const serveNotes = (serve: Serve) => {
  serve(contract.accessRequests, accessRequestHandlers)
  serve(contract.notes, noteHandlers)
  serve(contract.flags, flagHandlers)
  serve(contract.flagKinds, flagKindHandlers)
}
