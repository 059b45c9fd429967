import { session } from './auth/session'
import type { CallFacts, ListCall } from './call'
import { audit } from './portal/audit'
import { portal } from './portal/capabilities'
import { blacklist } from './registry/blacklist'
import { deRegistrations } from './registry/deRegistrations'
import { entities } from './registry/entities'
import { entityDocuments } from './registry/entityDocuments'
import { legalDocuments } from './registry/legalDocuments'
import { mdas } from './registry/mdas'
import { practitioners } from './registry/practitioners'

/** Every call there is: the server serves them all, and openapi.json describes them. */
export const contract = {
  session,
  portal,
  audit,
  blacklist,
  deRegistrations,
  entities,
  entityDocuments,
  legalDocuments,
  mdas,
  practitioners,
} satisfies Record<string, Record<string, CallFacts | ListCall>>

export const calls: (CallFacts | ListCall)[] = Object.values(contract).flatMap(area =>
  Object.values<CallFacts | ListCall>(area),
)
