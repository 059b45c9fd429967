import type { WireId } from '@contract/id'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Returns true for an id from a request that is a UUID. PostgreSQL fails on any other text in place of one. */
export const isUuid = (id: WireId | undefined): id is string => typeof id === 'string' && UUID.test(id)
