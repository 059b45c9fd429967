import { addToTrail } from './audit/auditTrail'
import { findWho, signedOut } from './auth/sessions'
import type { Database } from './db/database'
import type { AroundCalls } from './http/aroundCalls'
import { noteOpen, type OpenLog } from './logs/openLog'
import { refuseByFlags } from './notes/changedRecords'
import { completionOf } from './personalData/completion'

/** Returns what the registry does around every call: sessions, flags, audit trail, access log, notes and masks. */
export const aroundCalls = ({ read }: Pick<Database, 'read'>, opens?: OpenLog): AroundCalls => ({
  async identify(token) {
    const who = token ? await findWho(read, token) : undefined
    if (!who) throw await signedOut(read, token)
    return who
  },
  beforeChange: refuseByFlags,
  record: addToTrail,
  completionOf,
  async opened(call, who, request, reply) {
    if (opens) noteOpen(opens, call, who, request, reply)
  },
})
