import { z } from 'zod'
import { anyOf, get, list, maybe, orNull, post, word } from '../call'
import { one, paging, under } from '../dialects'
import { Id } from '../id'
import { apiModes } from './endPoints'

/** A path of the partner API that an account can be granted, with its service name. */
export const EndPoint = z.object({
  id: Id,
  endPoint: z.string(),
  serviceName: maybe(z.string()),
  description: maybe(z.string()),
  /** Name of the host's group that the end point belongs to; without one, the first part of its path groups it. */
  group: maybe(z.string()),
})
export type EndPoint = z.infer<typeof EndPoint>

const keyParts = {
  apiKey: maybe(z.string()),
  secretKey: maybe(z.string()),
  apiMode: maybe(z.enum(apiModes)),
  endPoints: maybe(z.array(EndPoint.partial())),
  createdAt: maybe(z.string()),
}

/**
 * API keys of an account. Our API returns both keys in full once, when it creates them; later only the first characters
 * of the API key.
 */
export const ApiAccess = z.object(keyParts)
export type ApiAccess = z.infer<typeof ApiAccess>

/** Answer of key creation: the keys, beside the host's message. */
export const KeysMade = anyOf({ ...keyParts, message: maybe(z.string()), code: maybe(word) })
export type KeysMade = z.infer<typeof KeysMade>

const userId = Id
const ids = z.array(Id).max(200)

/**
 * Read from the accounts pages and from the integrators page; granted under one permission
 * (docs/requirements/integrations.md).
 */
const permit = ['can_access_api_integrations', 'can_update_account_status'] as const
const giving = 'can_update_account_status'
const integrations = 'can_access_api_integrations'

export const apiAccess = {
  levels: list('ACCESS-LEVELS', '/api/third-party/level/all', {
    permit: integrations,
    filter: z.object({}),
    row: EndPoint,
    paging: paging.none,
    envelope: under('data'),
  }),
  createLevel: post('ACCESS-LEVEL-CREATE', '/third-party-api/access-list/create', {
    permit: integrations,
    assumed: 'The payload is not shown (decision E16).',
    body: z.strictObject({
      endPoint: z
        .string()
        .trim()
        .max(200)
        .regex(/^(\/[a-z\d-]+)+$/),
      serviceName: z.string().trim().min(1).max(200),
      description: z.string().trim().max(500).optional(),
    }),
  }),
  endPoints: list('ENDPOINTS', '/third-party-api/endpoint/all', {
    permit,
    filter: z.object({}),
    row: EndPoint,
    paging: paging.none,
    envelope: under('data'),
  }),
  setUp: post('ACCESS-SETUP', '/third-party-api/access/setup', {
    permit: giving,
    changesRecord: { kind: 'ACCOUNT', key: 'userId' },
    extras: { shownEndPoints: 'versions' },
    /** `shownEndPoints` are the areas that the caller saw: a choice among others would undo a change unseen. */
    body: z.strictObject({ userId, endPointsToAccess: ids.min(1), shownEndPoints: ids.optional() }),
    wrapping: one.data,
    answer: KeysMade,
  }),
  goLive: post('ACCESS-GO-LIVE', '/third-party-api/access/go-live', {
    permit: giving,
    assumed: 'The payload is not shown (decision E13).',
    changesRecord: { kind: 'ACCOUNT', key: 'userId' },
    extras: { shownEndPoints: 'versions' },
    body: z.strictObject({
      userId,
      endPoints: ids.min(1),
      apiMode: z.literal('LIVE'),
      shownEndPoints: ids.optional(),
    }),
    wrapping: one.data,
    answer: KeysMade,
  }),
  revoke: post('ACCESS-REVOKE', '/third-party-api/access/revoke', {
    permit: 'can_revoke_role',
    changesRecord: { kind: 'ACCOUNT', key: 'userId' },
    body: z.strictObject({ userId }),
  }),
  key: get('ACCESS-KEY', '/api/third-party/access-key/by-account/{id}', {
    permit,
    wrapping: one.data,
    answer: orNull(ApiAccess),
  }),
  live: get('ACCESS-LIVE', '/third-party-api/access/live/{id}', {
    permit,
    wrapping: one.data,
    answer: orNull(ApiAccess),
  }),
  sandbox: get('ACCESS-SANDBOX', '/third-party-api/access/sandbox/{id}', {
    permit,
    wrapping: one.data,
    answer: orNull(ApiAccess),
  }),
}
