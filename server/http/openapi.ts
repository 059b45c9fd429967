import { partnerAddress } from '@contract/access/partnerApi'
import { Sum } from '@contract/amount'
import { type CallFacts, isList, type ListCall, type Upload } from '@contract/call'
import { SORT_KEY } from '@contract/dialects'
import { ErrorBody } from '@contract/errorBody'
import { calls } from '@contract/index'
import { LIVE_UPDATES } from '@contract/portal/liveUpdates'
import { z } from 'zod'

const schema = (type: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(type, { io, unrepresentable: 'any', target: 'openapi-3.0' })

const inQuery = (name: string, type: object, required = false) => ({ name, in: 'query', required, schema: type })

const queryOf = (type: z.ZodType | undefined) => {
  const { properties = {}, required = [] } = type
    ? (schema(type, 'input') as { properties?: Record<string, object>; required?: string[] })
    : {}
  return Object.entries(properties).map(([name, property]) => inQuery(name, property, required.includes(name)))
}

/** Query of a list: the call's own keys, or those of ra-data-simple-rest, with JSON in them. */
const listQuery = (call: ListCall) => {
  const page = Object.keys(call.paging.encode({ page: 1, perPage: 10 }))
  const sort = (call.sortable ? [SORT_KEY] : []).map(name => inQuery(name, { type: 'string' }))
  if (call.dialect !== 'simple-rest')
    return [...queryOf(call.filter), ...page.map(name => inQuery(name, { type: 'integer' })), ...sort]
  const filter = { 'application/json': { schema: schema(call.filter, 'input') } }
  return [
    { name: 'filter', in: 'query', required: false, content: filter },
    ...page.map(name => inQuery(name, { type: 'string' })),
    ...sort,
  ]
}

const parameters = (call: CallFacts | ListCall) => [
  ...[...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  })),
  ...(isList(call) ? (call.method === 'GET' ? listQuery(call) : []) : queryOf(call.query)),
]

/** A list by POST: its filter's keys and its page's. */
const searchBody = (call: ListCall) => {
  const page = Object.keys(call.paging.encode({ page: 1, perPage: 10 }))
  const filter = schema(call.filter, 'input') as { properties?: object }
  const properties = {
    ...filter.properties,
    ...Object.fromEntries(page.map(key => [key, { type: 'integer' }])),
    ...(call.sortable && { [SORT_KEY]: { type: 'string' } }),
  }
  return { 'application/json': { schema: { ...filter, properties } } }
}

/** Multipart form of a call: its file, and the fields of its body beside it. */
const uploadBody = ({ body, upload }: CallFacts) => {
  const { field, optional } = upload as Upload
  const beside = body ? (schema(body, 'input') as { properties?: object; required?: string[] }) : {}
  return {
    'multipart/form-data': {
      schema: {
        type: 'object',
        ...beside,
        required: [...(optional ? [] : [field]), ...(beside.required ?? [])],
        properties: { [field]: { type: 'string', format: 'binary' }, ...beside.properties },
      },
    },
  }
}

const requestBody = (call: CallFacts) => {
  if (call.upload) return uploadBody(call)
  return call.body ? { 'application/json': { schema: schema(call.body, 'input') } } : undefined
}

type Described = Record<string, unknown> & { properties?: object }

/** The schema of an answer as its dialect wraps it, with `inner` where `hole` stands. */
const around = (wrapped: unknown, hole: object, inner: Described): Described => {
  if (wrapped === hole) return inner
  if (Array.isArray(wrapped)) return { type: 'array', items: around(wrapped[0], hole, inner) }
  if (typeof wrapped !== 'object' || wrapped === null) return { type: 'integer' }
  const parts = Object.entries(wrapped).map(([key, part]) => [key, around(part, hole, inner)])
  return { type: 'object', required: Object.keys(wrapped), properties: Object.fromEntries(parts) }
}

/** Sums are there only when everything was counted, so that nobody may require them. */
const withSums = (call: ListCall, page: Described) =>
  call.sums
    ? { ...page, properties: { ...page.properties, sums: { type: 'array', items: schema(Sum, 'input') } } }
    : page

const answer = (call: CallFacts | ListCall) => {
  const hole = {}
  return isList(call)
    ? withSums(call, around(call.envelope.wrap([hole], 1, { page: 1, perPage: 1 }), hole, schema(call.row, 'input')))
    : around(call.wrapping.wrap(hole), hole, schema(call.answer, 'input'))
}

const binary = { schema: { type: 'string', format: 'binary' } }

/** JSON as its dialect wraps it, or a file of any of the kinds that the call names. */
const answered = (call: CallFacts | ListCall) =>
  !isList(call) && call.download
    ? Object.fromEntries(call.download.types.map(type => [type, binary]))
    : { 'application/json': { schema: answer(call) } }

const refused = {
  description: 'Refused',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
}

/** Returns true for a call that an organisation makes with its key. */
const isOfPartner = ({ path }: CallFacts | ListCall) => path.startsWith(`${partnerAddress.LIVE}/`)

const operation = (call: CallFacts | ListCall) => {
  const content = isList(call) ? (call.method === 'POST' ? searchBody(call) : undefined) : requestBody(call)
  return {
    operationId: call.id,
    ...(call.assumed && { description: call.assumed }),
    'x-permit': call.permit,
    ...(call.permit === 'public' && { security: isOfPartner(call) ? [{ key: [] }] : [] }),
    parameters: parameters(call),
    ...(content && { requestBody: { required: true, content } }),
    responses: {
      200: { description: 'Done', content: answered(call) },
      default: refused,
    },
  }
}

/** The stream of live updates, which is no call of the contract because its answer does not end. */
const liveUpdates = {
  get: {
    operationId: 'PORTAL-LIVE-UPDATES',
    description: 'Server-sent events that say that something changed, and never what it is now.',
    'x-permit': 'signed-in',
    responses: {
      200: { description: 'Done', content: { 'text/event-stream': { schema: { type: 'string' } } } },
      default: refused,
    },
  },
}

const describe = () => {
  const paths: Record<string, Record<string, object>> = { [LIVE_UPDATES]: liveUpdates }
  for (const call of calls) paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call) }
  return {
    openapi: '3.0.3',
    info: { title: 'Daftari registry API', version: '1' },
    security: [{ session: [] }],
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer' },
        key: { type: 'http', scheme: 'bearer', bearerFormat: '<apiKey>.<secretKey>' },
      },
      schemas: { Error: schema(ErrorBody, 'output') },
    },
    paths,
  }
}

let description: ReturnType<typeof describe> | undefined

/** Returns the API's description, which `/openapi.json` answers; it is made from the contract at the first request. */
export const apiDescription = () => {
  description ??= describe()
  return description
}
