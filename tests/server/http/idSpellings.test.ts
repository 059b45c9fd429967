import { session } from '@contract/auth/session'
import { isList } from '@contract/call'
import { calls } from '@contract/index'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { z } from 'zod'
import complaints from '@/resources/registry/complaints'
import { formsAt, listsAt } from '../../support/allPages'
import { sendFromOwnPages, sendPageForm, sendWritesOf, type Writer } from '../../support/formWrites'
import { portalClient } from '../../support/portalClient'
import { type TestRegistry, testRegistry } from '../../support/registry'
import { respelledIds, uniform, withoutIds } from '../../support/respelledIds'
import { beginSession } from '../../support/sessions'

let registry: TestRegistry
let token: string
let user: unknown
/** A company and a business name, both with documents. */
let brns: { company: string; business: string }
beforeAll(async () => {
  // Node has no such object; the client asks it before each write.
  vi.stubGlobal('navigator', { onLine: true })
  // Writes are recorded with one answer for all, and the client warns where a call declares another.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  registry = await testRegistry()
  const answer = await beginSession(registry.app, 'admin', registry.codeFor)
  token = answer.accessToken
  user = answer.user
  const { rows } = await registry.database.pool.query<typeof brns>(`
    SELECT min(brn) FILTER (WHERE kind = 'COMPANY') AS company, min(brn) FILTER (WHERE kind = 'BUSINESS_NAME') AS business
    FROM entity e WHERE EXISTS (SELECT FROM entity_document d WHERE d.brn = e.brn AND d.edms_id IS NOT NULL)`)
  if (!rows[0]) throw new Error('There are no documents')
  brns = rows[0]
})
afterAll(async () => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  await registry.close()
})

const SpeltUser = z.object({ userId: z.union([z.string(), z.number()]) })

const writes = calls.filter(
  call =>
    !isList(call) && call.changes && call.permit !== 'public' && call !== session.signOut && !withoutIds.has(call.id),
)

it.each(uniform)(
  'sends every id of a list, a form or a page of its own back as it came, before a host whose ids are %s',
  async spelling => {
    const ids = respelledIds(spelling)
    const { userId } = SpeltUser.parse(ids.answer('POST', session.validateCode.path, user))
    const client = portalClient(() => ({ app: registry.app, token }), undefined, ids, userId)
    const writer: Writer = { client, ids, brn: brns.company, done: new Set() }
    for (const resource of [...listsAt().map(one => one.resource), complaints]) await sendWritesOf(writer, resource)
    for (const { form } of formsAt()) await sendPageForm(writer, form)
    await sendFromOwnPages(writer, brns)
    expect(ids.faults).toEqual([])
    const sent = new Set(ids.sent.map(({ call }) => call))
    expect(writes.map(({ id }) => id).filter(id => !sent.has(id))).toEqual([])
  },
)
