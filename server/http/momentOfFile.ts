import type { CallFacts, ListCall } from '@contract/call'
import { AsOf } from '@contract/registry/asOf'
import { z } from 'zod'
import { checked } from './input'

const Query = z.record(z.string(), z.unknown()).catch({})

/**
 * Separates the moment at which a call reads a file of an entity (`AsOf`) from the rest of its query: every call that reads one
 * takes it, beside what its contract declares.
 */
export const momentOfFile = (call: CallFacts | ListCall, query: unknown): { asOf?: AsOf; query: unknown } => {
  if (call.file?.kind !== 'ENTITY') return { query }
  const { asOf, knownOn, ...rest } = Query.parse(query)
  if (asOf === undefined && knownOn === undefined) return { query }
  return { asOf: checked(AsOf, { asOf, knownOn }), query: rest }
}
