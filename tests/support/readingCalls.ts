import { type CallFacts, isList, type ListCall } from '@contract/call'
import { calls } from '@contract/index'
import type { InjectOptions } from 'fastify'
import { z } from 'zod'
import type { TestRegistry } from './registry'

const readsFile = ({ body }: CallFacts) => body instanceof z.ZodObject && 'documentHandle' in body.shape

/**
 * Calls that answer JSON and change nothing: from the contract, so that a new call is one of them. Documents are left
 * out: they are shown as they were filed.
 */
export const readingCalls = calls.filter(
  call => call.permit !== 'public' && (isList(call) || (!call.changes && !call.download && !readsFile(call))),
)

type Samples = Record<string, readonly string[]>

/** Values for the names in paths, queries and bodies; names that stand for several things have values of each. */
export const sampleValues = async ({ database }: TestRegistry): Promise<Samples> => {
  const column = async (text: string) =>
    (await database.pool.query(`${text} LIMIT 4`)).rows.map(row => String(row.value))
  const brns = (
    await Promise.all(
      ['COMPANY', 'BUSINESS_NAME', 'BUILDING_SOCIETY'].map(register =>
        column(
          `SELECT brn AS value FROM entity e WHERE register = '${register}'
           AND EXISTS (SELECT FROM entity_person p WHERE p.brn = e.brn AND kind = 'INDIVIDUAL') ORDER BY brn`,
        ),
      ),
    )
  ).flat()
  const accounts = await column(
    `SELECT DISTINCT ON (account_type) id AS value FROM account WHERE username <> 'newcomer' ORDER BY account_type, id`,
  )
  const organisations = await column(`SELECT DISTINCT account_id AS value FROM api_request`)
  const numbers = await column('SELECT unique_practitioner_number AS value FROM practitioner ORDER BY 1')
  const tracking = await column(`SELECT tracking_number AS value FROM insolvency_application WHERE type = 'WINDING_UP'`)
  const processes = await column(`SELECT DISTINCT process AS value FROM process_text`)
  return {
    brn: [...brns, ...(await column(`SELECT DISTINCT ON (register) brn AS value FROM strike_entry`))],
    id: [
      ...brns,
      ...accounts,
      ...(await column('SELECT id AS value FROM account WHERE id_attachment IS NOT NULL')),
      ...(await column('SELECT id AS value FROM account WHERE signature IS NOT NULL')),
      ...organisations,
      ...processes,
      ...(await column('SELECT id AS value FROM data_correction')),
      ...(await column('SELECT id AS value FROM role')),
    ],
    act: await column(
      `WITH added AS (
         INSERT INTO job (id, account_id, kind, state, name, list, action, address, total, ended_at)
         SELECT gen_random_uuid(), id, 'BULK', 'DONE', 'Reverse', 'registry/business', 'reverse', '127.0.0.1', 0, now() FROM account
         WHERE username IN ('admin', 'newcomer') RETURNING id)
       SELECT id AS value FROM added`,
    ),
    job: await column(
      `WITH added AS (
         INSERT INTO job (id, account_id, kind, state, name, call, address, ended_at)
         SELECT gen_random_uuid(), id, 'IMPORT', 'DONE', 'list.xlsx', 'BLACKLIST-UPLOAD', '127.0.0.1', now() FROM account
         WHERE username IN ('admin', 'newcomer') RETURNING id)
       SELECT id AS value FROM added`,
    ),
    load: await column(
      `WITH added AS (
         INSERT INTO load (source, name, by, effective_on, history) VALUES ('old', 'people.csv', 'root', '2026-01-15', 'LOAD') RETURNING id),
       refused AS (
         INSERT INTO load_finding (load, outcome, kind, file, "row", key, reason, params)
         SELECT added.id, 'REFUSED', 'people', 'people.csv', 2, brn || '|1', 'two-birthdays', jsonb_build_object('row', '3', 'value', id_number)
         FROM added, (SELECT brn, id_number FROM entity_person WHERE id_number IS NOT NULL ORDER BY id LIMIT 1) p)
       SELECT id AS value FROM added`,
    ),
    permissions: ['can_view_accounts_breakdown'],
    part: ['request', 'response', 'response'],
    userId: await column(`SELECT id AS value FROM account WHERE account_type = 'BACKOFFICE'`),
    type: ['INDIVIDUAL'],
    // The access log of a file.
    kind: ['ENTITY'],
    key: brns,
    n: numbers,
    taskId: [
      ...(await column('SELECT DISTINCT application_id AS value FROM practitioner_message')),
      ...(await column('SELECT DISTINCT application_id AS value FROM insolvency_message')),
    ],
    'tracking-number': tracking,
    trackingNumber: tracking,
    instrumentNumber: await column(
      `SELECT DISTINCT instrument_number AS value FROM legal_document_party WHERE nature = 'individual'`,
    ),
    organisationId: organisations,
    villageId: await column(`SELECT id AS value FROM administrative_unit WHERE level = 'VILLAGE'`).catch(() => ['1']),
    accountType: ['INDIVIDUAL', 'BUSINESS', 'PARTNER', 'BACKOFFICE'],
    nin: await column('SELECT nin AS value FROM national_identity'),
    number: [
      ...brns,
      ...tracking,
      ...(await column(`SELECT id_number AS value FROM entity_person WHERE id_number LIKE 'CM1%' ORDER BY id`)),
    ],
    person: await column(`SELECT id AS value FROM entity_person WHERE kind = 'INDIVIDUAL' ORDER BY id`),
    other: await column(`SELECT id AS value FROM entity_person WHERE kind = 'INDIVIDUAL' ORDER BY id DESC`),
    text: [...brns, ...numbers],
    registration_no: brns,
    old_registration_no: ['-'],
    name: ['Kampala Traders'],
    reference: ['123'],
    filename: [
      ...(await column(`SELECT filename AS value FROM practitioner_document WHERE kind = 'PHOTO'`)),
      ...(await column('SELECT filename AS value FROM manual')),
    ],
    upn: await column(
      `SELECT unique_practitioner_number AS value FROM practitioner p WHERE active AND EXISTS
       (SELECT FROM practitioner_application a WHERE a.practitioner_number = p.unique_practitioner_number
        AND a.status = 'APPROVED') ORDER BY 1`,
    ),
    from: ['2026-01-01'],
    to: ['2026-12-01'],
    idNumber: ['NOBODY1234'],
    idType: ['NATIONAL_ID'],
    prn: ['2210000000017'],
    q: ['Kampala'],
    transaction: await column('SELECT DISTINCT transaction AS value FROM row_version'),
    brns,
  }
}

const requiredIn = (schema: unknown): string[] =>
  schema instanceof z.ZodObject
    ? Object.entries(schema.shape).flatMap(([name, field]) => ((field as z.ZodType).isOptional() ? [] : [name]))
    : []

/** Values without which a call answers nothing, though its contract leaves them open. */
const needed: Readonly<Record<string, readonly string[]>> = {
  'USERS-LIST': ['accountType'],
  'PORTAL-PEOPLE-SEARCH': ['number'],
}

/** Tells whether a value of a call's body is an array. */
const takesSeveral = ({ body }: CallFacts | (ListCall & { body?: undefined }), name: string) =>
  body instanceof z.ZodObject && body.shape[name] instanceof z.ZodArray

const pathNames = ({ path }: CallFacts | ListCall) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

/** Returns values for a call, with each sample of each name that it needs, and which of these names stand in its path. */
const roundsFor = (call: CallFacts | ListCall, samples: Samples) => {
  const path = pathNames(call)
  const rest = [...requiredIn(isList(call) ? call.filter : (call.body ?? call.query)), ...(needed[call.id] ?? [])]
  const names = [...path, ...rest]
  const missing = names.filter(name => !samples[name]?.length)
  if (missing.length) throw new Error(`${call.id}: add samples for ${missing.join(', ')}`)
  const most = Math.max(1, ...names.map(name => samples[name]?.length ?? 0))
  const rounds = Array.from({ length: most }, (_, round) =>
    Object.fromEntries(names.map(name => [name, samples[name]?.[round % samples[name].length] ?? ''])),
  )
  return { path, rest, rounds }
}

/** Returns filters for a list: with each sample of each name that it needs, also of those in its path. */
export const filtersFor = (call: ListCall, samples: Samples): Record<string, string>[] =>
  roundsFor(call, samples).rounds

/** Returns requests for a call: with each sample of each name that it needs, and the longest page of a list. */
export const requestsFor = (call: CallFacts | ListCall, samples: Samples): (InjectOptions & { url: string })[] => {
  const { path, rest, rounds } = roundsFor(call, samples)
  return rounds.map(round => {
    const url = path.reduce((text, name) => text.replace(`{${name}}`, encodeURIComponent(round[name] ?? '')), call.path)
    const values = Object.fromEntries(rest.map(name => [name, round[name] ?? '']))
    const page = isList(call) ? call.paging.encode({ page: 1, perPage: 1000 }) : {}
    if (call.method !== 'GET') {
      const sent = Object.entries(values).map(([name, value]) => [name, takesSeveral(call, name) ? [value] : value])
      return { method: call.method, url, payload: { ...Object.fromEntries(sent), ...page } }
    }
    const isSimpleRest = isList(call) && call.dialect === 'simple-rest'
    const asked = isSimpleRest ? { filter: JSON.stringify(values) } : values
    const query = new URLSearchParams(
      Object.entries({ ...asked, ...page }).map(([name, value]) => [name, String(value)]),
    )
    return { method: 'GET' as const, url: `${url}?${query}` }
  })
}
