import type { RegistrationProcess } from '@contract/processes/registrationProcesses'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestRegistry, testRegistry } from '../../support/registry'

let registry: TestRegistry
let admin: ReturnType<TestRegistry['as']>
beforeAll(async () => {
  // Nobody works on the processes here: they stay as each test makes them.
  registry = await testRegistry({ companies: 400 })
  admin = registry.as(await registry.signIn('admin'))
})
afterAll(() => registry.close())

const query = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await registry.database.pool.query(text, values)).rows
const ask = async <Row>(url: string, params: Record<string, string | number>) => {
  const search = new URLSearchParams(Object.entries(params).map(([key, value]) => [key, String(value)]))
  const answer = await admin({ url: `${url}?${search}` })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json() as { content: Row[]; totalElements: number; totalPages: number }
}
const registrations = (params: Record<string, string | number> = {}) =>
  ask<RegistrationProcess>('/business-registration/sync-items', { page: 1, per_page: 12, ...params })
const counted = async (where: string) =>
  (await query<{ n: number }>(`SELECT count(*)::int AS n FROM process WHERE ${where}`))[0]?.n

describe('the list of registration processes', () => {
  it('shows what waits and what failed first, newest first, with its true number', async () => {
    const { content, totalElements } = await registrations({ status: 'PENDING,Failed' })
    expect(totalElements).toBe(await counted("service = 'REGISTRATION' AND status IN ('PENDING', 'FAILED')"))
    expect(new Set(content.map(({ status }) => status))).toEqual(new Set(['PENDING', 'Failed']))
    const dates = content.map(({ createdAt }) => createdAt ?? '')
    expect(dates).toEqual(dates.toSorted().toReversed())
  })
})
