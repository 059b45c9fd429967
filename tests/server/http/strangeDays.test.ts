import { type CallFacts, isList, type ListCall } from '@contract/call'
import { calls } from '@contract/index'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { type TestRegistry, testRegistry } from '../../support/registry'

let registry: TestRegistry
let send: ReturnType<TestRegistry['as']>
beforeAll(async () => {
  registry = await testRegistry({ companies: 60 })
  send = registry.as(await registry.signIn('admin'))
})
afterAll(() => registry.close())

const Described = z.object({ properties: z.record(z.string(), z.looseObject({ format: z.string().optional() })) })

/** Returns the names of the days that a filter, query or body has. */
const daysIn = (shape: z.ZodType | undefined): string[] => {
  const { data } = Described.safeParse(shape && z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }))
  return Object.entries(data?.properties ?? {}).flatMap(([name, { format }]) => (format === 'date' ? [name] : []))
}

type Asked = { call: CallFacts | ListCall; name: string; inBody: boolean }

const asked = calls.flatMap((call): Asked[] => {
  const inAddress = daysIn(isList(call) ? call.filter : call.query).map(name => ({ call, name, inBody: false }))
  const inBody = isList(call) || call.upload ? [] : daysIn(call.body).map(name => ({ call, name, inBody: true }))
  return [...inAddress, ...inBody]
})

const queryOf = ({ call, name }: Asked, day: string): Record<string, string> =>
  isList(call) && call.dialect === 'simple-rest' ? { filter: JSON.stringify({ [name]: day }) } : { [name]: day }

it('refuses a day of the year 0, which no database has, by its field in every call', async () => {
  expect(asked.length).toBeGreaterThan(10)
  const wrong: unknown[] = []
  for (const one of asked) {
    const { call, name, inBody } = one
    const url = call.path.replace(/\{\w+\}/g, '1')
    const parts = inBody ? { payload: { [name]: '0000-01-01' } } : { query: queryOf(one, '0000-01-01') }
    const answer = await send({ method: call.method, url, ...parts })
    const { code, fields } = answer.json()
    if (answer.statusCode !== 400 || code !== 'invalid-fields' || !fields[name]) wrong.push([call.id, name, code])
  }
  expect(wrong).toEqual([])
})
