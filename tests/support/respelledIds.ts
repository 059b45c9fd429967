import { createHash } from 'node:crypto'
import { type CallFacts, isList, type ListCall } from '@contract/call'
import { ChosenId, Id, type WireId } from '@contract/id'
import { calls } from '@contract/index'
import { accessRequests } from '@contract/portal/accessRequests'
import { audit } from '@contract/portal/audit'
import { bulk } from '@contract/portal/bulk'
import { closingDays } from '@contract/portal/closingDays'
import { documentFiling } from '@contract/portal/documentFiling'
import { extracts } from '@contract/portal/extracts'
import { filedChanges } from '@contract/portal/filedChanges'
import { find } from '@contract/portal/find'
import { flags } from '@contract/portal/flags'
import { guides } from '@contract/portal/guides'
import { jobs } from '@contract/portal/jobs'
import { loads } from '@contract/portal/loads'
import { news } from '@contract/portal/news'
import { notes } from '@contract/portal/notes'
import { ownAccount } from '@contract/portal/ownAccount'
import { personalData } from '@contract/portal/personalData'
import { personData } from '@contract/portal/personData'
import { personPairs } from '@contract/portal/personPairs'
import { persons } from '@contract/portal/persons'
import { presence } from '@contract/portal/presence'
import { views } from '@contract/portal/views'
import { work } from '@contract/portal/work'
import { workTeam } from '@contract/portal/workTeam'
import type { z } from 'zod'
import { isOfOwnList } from './published'

/**
 * Writes that carry no ids: addresses of the portal's own pages, names of lists, keys of files, marks of open pages, and
 * numbers of work, notes, documents, jobs, views, flags, extracts, filings, loads and lists with a permission of their own, which only our own server issues.
 */
export const withoutIds: ReadonlySet<string> = new Set([
  find.recent.id,
  find.pin.id,
  audit.took.id,
  personalData.giveReason.id,
  personData.take.id,
  persons.decide.id,
  personPairs.undo.id,
  notes.add.id,
  notes.edit.id,
  notes.remove.id,
  notes.remind.id,
  notes.endReminder.id,
  flags.set.id,
  flags.lift.id,
  flags.liftKind.id,
  work.next.id,
  work.take.id,
  work.release.id,
  work.passOn.id,
  work.snooze.id,
  workTeam.reassign.id,
  workTeam.undo.id,
  workTeam.addAbsence.id,
  workTeam.endAbsence.id,
  closingDays.add.id,
  closingDays.remove.id,
  closingDays.toggle.id,
  bulk.start.id,
  extracts.issue.id,
  extracts.withdraw.id,
  filedChanges.file.id,
  bulk.cancel.id,
  jobs.cancel.id,
  jobs.file.id,
  jobs.keep.id,
  ...Object.values(loads).map(({ id }) => id),
  presence.here.id,
  presence.left.id,
  news.seen.id,
  documentFiling.ask.id,
  documentFiling.upload.id,
  filedChanges.document.id,
  accessRequests.ask.id,
  ownAccount.changePassword.id,
  ownAccount.setPhone.id,
  guides.end.id,
  views.add.id,
  views.save.id,
  views.remove.id,
  views.makeDefault.id,
  ...calls.filter(isOfOwnList).map(({ id }) => id),
])

/** Spellings of ids on other hosts, by the number of the id. */
const oneSpelling = {
  numbers: number => 7000 + number,
  texts: number => `SVC-${String(number).padStart(3, '0')}`,
  UUIDs: number => {
    const digits = createHash('sha256').update(`id ${number}`).digest('hex')
    return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20, 32)}`
  },
  'numerals with leading zeros': number => String(number).padStart(7, '0'),
} satisfies Record<string, (number: number) => WireId>
/** Spellings that a host uses for all of its ids. */
export const uniform = Object.keys(oneSpelling) as (keyof typeof oneSpelling)[]

const inTurn = Object.values(oneSpelling)
const spellings = {
  ...oneSpelling,
  /** Every list then has ids of each spelling. */
  'of all spellings in turn': (number: number): WireId =>
    (inTurn[number % inTurn.length] ?? oneSpelling.numbers)(number),
}
export type Spelling = keyof typeof spellings

type Schema = z.core.$ZodType & {
  _zod: { def: Partial<Record<'innerType' | 'element' | 'in' | 'out' | 'valueType', Schema>> & SchemaParts }
}
type SchemaParts = { shape?: Record<string, Schema>; options?: Schema[] }

/** Returns the inner schemas of a wrapper schema, which describe the same value. */
const same = ({ _zod: { def } }: Schema): Schema[] =>
  [def.innerType, def.in, def.out, ...(def.options ?? [])].filter(inner => inner !== undefined)

const isId = (schema: Schema | undefined): boolean =>
  schema !== undefined &&
  ([Id, ChosenId].some(one => (one as unknown) === schema) || same(schema).some(isId) || isId(schema._zod.def.element))

/** Collects the names under which a schema has ids or lists of ids. */
const idNames = (schema: Schema | undefined, names = new Set<string>(), seen = new Set<Schema>()): Set<string> => {
  if (!schema || seen.has(schema)) return names
  seen.add(schema)
  for (const [name, inner] of Object.entries(schema._zod.def.shape ?? {})) {
    if (isId(inner)) names.add(name)
    idNames(inner, names, seen)
  }
  for (const inner of [...same(schema), schema._zod.def.element, schema._zod.def.valueType]) idNames(inner, names, seen)
  return names
}

/** Path parameters that are ids; the `{id}` of continuous filing is a BRN (decision D3). */
const PATH_IDS = /^(id|no|taskId|userId)$/
const idsInPath = ({ path }: CallFacts | ListCall) =>
  path.includes('/continuous-filing/')
    ? []
    : [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) => (PATH_IDS.test(name) ? [name] : []))

type Known = {
  call: CallFacts | ListCall
  pattern: RegExp
  path: Set<string>
  query: Set<string>
  body: Set<string>
  answer: Set<string>
}

const known: Known[] = calls
  .map(call => ({
    call,
    pattern: new RegExp(
      `^${call.path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, (_: string, name: string) => `(?<${name}>[^/]+)`)}$`,
    ),
    path: new Set(idsInPath(call)),
    query: idNames((isList(call) ? call.filter : call.query) as unknown as Schema | undefined),
    body: idNames((isList(call) ? call.filter : call.body) as unknown as Schema | undefined),
    answer: idNames((isList(call) ? call.row : call.answer) as unknown as Schema),
  }))
  // A path without braces comes before one with a parameter in its place.
  .toSorted((a, b) => a.call.path.split('{').length - b.call.path.split('{').length)

const callAt = (method: string, path: string) =>
  known.find(({ call, pattern }) => call.method === method && pattern.test(path))

const isIdValue = (value: unknown): value is WireId => typeof value === 'string' || typeof value === 'number'

/** Changes every id under the given names, also in lists. */
const changed = (
  value: unknown,
  names: ReadonlySet<string>,
  change: (id: unknown, name: string) => unknown,
): unknown => {
  if (Array.isArray(value)) return value.map(one => changed(one, names, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      if (!names.has(name)) return [name, changed(inner, names, change)]
      if (Array.isArray(inner) && !inner.some(one => typeof one === 'object'))
        return [name, inner.map(one => change(one, name))]
      return [name, typeof inner === 'object' && inner !== null ? changed(inner, names, change) : change(inner, name)]
    }),
  )
}

const FIELD = (name: string) => new RegExp(`(name="${name}"\\r\\n\\r\\n)([^\\r]*)`)

/** Calls with ids that people type: the host decides on their form. */
const TYPED = new Set(['TAXHEAD-CREATE'])

/**
 * Replaces the ids of our API with the spelling of another host, and restores them in requests. `faults` records, by
 * call and name, every id that comes back with another type or text than it was sent with.
 */
export const respelledIds = (spelling: Spelling) => {
  const spelled = new Map<string, WireId>()
  const originals = new Map<string, WireId>()
  const faults: string[] = []
  const sent: { call: string; body: unknown }[] = []
  const rows = new Map<string, unknown[]>()

  const spell = (id: unknown): unknown => {
    if (!isIdValue(id) || id === '') return id
    const key = JSON.stringify(id)
    const now = spelled.get(key) ?? spellings[spelling](spelled.size + 1)
    spelled.set(key, now)
    originals.set(JSON.stringify(now), id)
    return now
  }
  const read = (id: unknown, where: string) => {
    const original = originals.get(JSON.stringify(id))
    if (original === undefined) faults.push(`${where}: ${JSON.stringify(id)}`)
    return original ?? id
  }
  /** Returns the original id of a text: in addresses and multipart bodies ids are text. */
  const readText = (text: string, where: string) => {
    const original = originals.get(JSON.stringify(text)) ?? originals.get(text)
    if (original === undefined) faults.push(`${where}: ${text}`)
    return String(original ?? text)
  }

  const readBody = ({ call, body }: Known, payload: Buffer): Buffer => {
    if (!payload.length || !body.size || TYPED.has(call.id)) return payload
    if ('upload' in call && call.upload) {
      let text = payload.toString('latin1')
      for (const name of body)
        text = text.replace(FIELD(name), (_, head, id) => head + readText(id, `${call.id} ${name}`))
      return Buffer.from(text, 'latin1')
    }
    const json: unknown = JSON.parse(payload.toString())
    return Buffer.from(JSON.stringify(changed(json, body, (id, name) => read(id, `${call.id} ${name}`))))
  }

  return {
    faults,
    sent,
    /** Rows of all answers of each list, by call id: figures of a page may ask the same list with another filter. */
    rows,
    /** Returns the request with the ids of our API. */
    request(method: string, url: string, payload: Buffer): { url: string; payload: Buffer } {
      const [path = '', query = ''] = url.split('?')
      const found = callAt(method, path)
      if (!found) return { url, payload }
      const { call } = found
      const parts = found.pattern.exec(path)?.groups ?? {}
      const ownPath = call.path.replace(/\{(\w+)\}/g, (_: string, name: string) => {
        const part = parts[name] ?? ''
        return found.path.has(name)
          ? encodeURIComponent(readText(decodeURIComponent(part), `${call.id} {${name}}`))
          : part
      })
      const params = new URLSearchParams(query)
      for (const name of found.query)
        if (params.has(name)) params.set(name, readText(params.get(name) ?? '', `${call.id} ?${name}`))
      return { url: `${ownPath}${query && `?${params}`}`, payload: readBody(found, payload) }
    },
    /** Answers changes of a signed-in person without performing them. */
    answerTo(method: string, url: string, payload: Buffer): unknown {
      const call = callAt(method, url.split('?')[0] ?? '')?.call
      if (!call || isList(call) || !call.changes || call.permit === 'public') return undefined
      const isJson = !call.upload && payload.length > 0
      const body: unknown = isJson ? JSON.parse(payload.toString()) : undefined
      const fits = isJson ? call.body?.safeParse(body) : undefined
      if (fits?.error) faults.push(`${call.id}: ${fits.error.message}`)
      sent.push({ call: call.id, body })
      return { message: 'Done' }
    },
    answer(method: string, url: string, json: unknown): unknown {
      const found = callAt(method, url.split('?')[0] ?? '')
      if (!found) return json
      const own = changed(json, found.answer, spell)
      if (isList(found.call)) {
        const answered = rows.get(found.call.id) ?? []
        rows.set(found.call.id, [...answered, ...found.call.envelope.open(own).rows])
      }
      return own
    },
  }
}

export type RespelledIds = ReturnType<typeof respelledIds>
