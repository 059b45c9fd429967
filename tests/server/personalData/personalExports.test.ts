import type { CallFacts } from '@contract/call'
import { contract } from '@contract/index'
import { type Permission, permissions } from '@contract/permissions'
import { SEES_PERSONAL_DATA } from '@contract/portal/personalData'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fetchAll } from '@/components/export/fetchAll'
import { columnsOf, type Row } from '@/components/list/columns'
import type { Resource } from '@/definition/defineResource'
import { fileCalls } from '../../support/fileCalls'
import { pathOf } from '../../support/pathOf'
import { readPdf } from '../../support/pdf'
import { finderOf, plantPeople } from '../../support/plantedPeople'
import { portalClient } from '../../support/portalClient'
import { filtersFor, readingCalls, requestsFor, sampleValues } from '../../support/readingCalls'
import { type TestRegistry, testRegistry } from '../../support/registry'
import { resources } from '../../support/resources'
import { givePermissions } from '../../support/sessions'

const others = (Object.keys(permissions) as Permission[]).filter(name => name !== SEES_PERSONAL_DATA)

let registry: TestRegistry
let people: Awaited<ReturnType<typeof plantPeople>>
let find: ReturnType<typeof finderOf>
let samples: Awaited<ReturnType<typeof sampleValues>>
/** Tokens of somebody who sees masks, and of somebody who sees all. */
let [newcomer, admin] = ['', '']
beforeAll(async () => {
  registry = await testRegistry({ companies: 300, settings: { REQUESTS_PER_MINUTE: '100000' } })
  people = await plantPeople(registry)
  find = finderOf(people)
  samples = await sampleValues(registry)
  await givePermissions(registry.database, 'newcomer', others)
  newcomer = await registry.signIn('newcomer')
  admin = await registry.signIn('admin')
  const extract = await registry.as(admin)({
    method: 'POST',
    url: pathOf(contract.extracts.issue),
    payload: { brn: samples.brn?.[0], language: 'en' },
  })
  samples = { ...samples, id: [...(samples.id ?? []), extract.json().id] }
}, 300_000)
afterAll(() => registry.close())

const PER_PAGE = 1000
const words = (key: string) => key

/** The portal's client for a token; `requests` are those that it made. */
const recordedClient = (token: string) => {
  const requests: { method: string; path: string }[] = []
  const inject = (options: InjectOptions) => {
    requests.push({ method: options.method ?? 'GET', path: new URL(String(options.url), 'http://host').pathname })
    return registry.app.inject(options)
  }
  const app = new Proxy(registry.app, {
    get: (target, name) => (name === 'inject' ? inject : Reflect.get(target, name)),
  })
  return { client: portalClient(() => ({ app, token })), requests }
}

/** Exports a list as the button of the portal does: all its pages, in the texts of its columns. */
const exportList = async (client: ReturnType<typeof portalClient>, resource: Resource, filter: object) => {
  const fetchPage = async (page: number) => {
    const { data, total = 0 } = await client.getList<Row>(resource.name, {
      pagination: { page, perPage: PER_PAGE },
      filter,
    })
    return { data, total }
  }
  const { countsTo } = resource.list
  const rows = await fetchAll(fetchPage, PER_PAGE, () => undefined, new AbortController().signal, countsTo)
  const columns = columnsOf(resource, words, 'en')
  return { rows, cells: rows.map(row => columns.map(column => column.text(row))) }
}

/**
 * Exports every list of the portal, with each filter that it needs and by a search for its first row. Returns the whole
 * values in the files, the lists that had rows, and all requests.
 */
const exportEverything = async (token: string) => {
  const { client, requests } = recordedClient(token)
  const whole: { name: string; values: string[] }[] = []
  const filled = new Set<string>()
  const take = async (resource: Resource, filter: Record<string, string>) => {
    const { rows, cells } = await exportList(client, resource, filter)
    if (rows.length) filled.add(resource.name)
    const typed = JSON.stringify(filter)
    const values = find(JSON.stringify(cells)).filter(value => !typed.includes(value))
    if (values.length) whole.push({ name: resource.name, values: values.slice(0, 5) })
    return rows[0]?.[resource.key]
  }
  for (const resource of resources)
    for (const filter of filtersFor(resource.list, samples)) {
      const first = await take(resource, filter)
      if (resource.search && first !== undefined)
        await take(resource, { ...filter, [resource.search.filter]: String(first) })
    }
  return { whole, filled, requests }
}

const isReading = ({ method, path }: { method: string; path: string }) =>
  readingCalls.some(
    call => call.method === method && new RegExp(`^${call.path.replace(/\{[^}]+\}/g, '[^/]+')}$`).test(path),
  )

describe('an export of a list', () => {
  it('writes the masks, in every list of the portal, and makes reading calls alone', async () => {
    const seen = await exportEverything(admin)
    const names = new Set(seen.whole.map(({ name }) => name))
    expect(names.size).toBeGreaterThan(5)
    const { whole, filled, requests } = await exportEverything(newcomer)
    expect(whole).toEqual([])
    expect([...names].filter(name => !filled.has(name))).toEqual([])
    expect(requests.length).toBeGreaterThan(resources.length)
    expect(requests.filter(one => !isReading(one))).toEqual([])
  }, 300_000)
})

/**
 * Files of the contract that are not filed documents: those are shown as they were filed, and who opens one is in the
 * access log.
 */
// Pages of a scan hold what the same person has sent, and so do the kept file of a job and the refused rows of a load.
const sent: readonly string[] = [contract.jobs.file.id, contract.loads.refused.id]
const madeFiles = fileCalls.filter(call => call.file?.kind !== 'DOCUMENT' && !call.upload && !sent.includes(call.id))

/** The answer to a person's own request for data holds whole values, with its own permission and on record. */
const answersRequest = (call: CallFacts) => call.permit === SEES_PERSONAL_DATA

const textOf = async (type: string, bytes: Buffer) =>
  type.startsWith('application/pdf') ? (await readPdf(bytes)).pages.join('\n') : bytes.toString('latin1')

/** Asks for every such file; returns the whole values in each, and the calls that answered. */
const readFiles = async (token: string) => {
  const whole: string[] = []
  const answered = new Set<string>()
  for (const call of madeFiles)
    for (const request of requestsFor(call, samples)) {
      const answer = await registry.as(token)(request)
      if (answer.statusCode === 200) answered.add(call.id)
      const text = await textOf(String(answer.headers['content-type']), answer.rawPayload)
      if (find(text).length) whole.push(call.id)
    }
  return { whole: [...new Set(whole)], unanswered: madeFiles.filter(({ id }) => !answered.has(id)).map(({ id }) => id) }
}

describe('a file that the registry makes', () => {
  it('holds no personal data, apart from the answer to a request of the person', async () => {
    const requested = madeFiles.filter(answersRequest).map(({ id }) => id)
    expect(requested).toEqual([contract.personData.take.id])
    expect(await readFiles(admin)).toEqual({ whole: requested, unanswered: [] })
    expect(await readFiles(newcomer)).toEqual({ whole: [], unanswered: requested })
  }, 300_000)
})

describe('the record of an export or a print', () => {
  it.each(['export', 'print'] as const)(
    'holds no personal data, whatever its names and filters hold: %s',
    async kind => {
      const [person] = people
      const text = `Letter of ${person?.nin}, ${person?.email} and ${person?.telephone}`
      const { statusCode } = await registry.as(newcomer)({
        method: 'POST',
        url: pathOf(contract.audit.took),
        payload: {
          kind,
          resource: `/home/${kind}/${text}`,
          document: text,
          filter: { search: text },
          format: kind === 'print' ? 'paper' : 'csv',
        },
      })
      expect(statusCode).toBe(200)
      const { rows } = await registry.database.pool.query(
        `SELECT to_jsonb(e) AS entry FROM audit_entry e WHERE subject LIKE $1
       UNION ALL SELECT to_jsonb(e) FROM access_entry e WHERE resource LIKE $1`,
        [`/home/${kind}/%`],
      )
      expect(rows).toHaveLength(2)
      expect(find(JSON.stringify(rows))).toEqual([])
    },
  )
})
