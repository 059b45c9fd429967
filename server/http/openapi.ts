import { type CallFacts, isList, type ListCall, type Upload } from '@contract/call'
import { ErrorBody } from '@contract/errors'
import { z } from 'zod'

const schema = (type: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(type, { io, unrepresentable: 'any', target: 'openapi-3.0' })

const parameters = (call: CallFacts | ListCall) => {
  const path = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const asked = isList(call) ? call.filter : call.query
  const shape = asked ? (schema(asked, 'input') as { properties?: Record<string, object> }).properties : undefined
  const page = isList(call) ? Object.keys(call.paging.encode({ page: 1, perPage: 10 })) : []
  return [
    ...path,
    ...Object.entries(shape ?? {}).map(([name, type]) => ({ name, in: 'query', schema: type })),
    ...page.map(name => ({ name, in: 'query', schema: { type: 'string' } })),
  ]
}

const requestBody = (call: CallFacts) => {
  const upload = call.upload as Upload | undefined
  if (upload)
    return {
      'multipart/form-data': {
        schema: {
          type: 'object',
          required: [upload.field],
          properties: { [upload.field]: { type: 'string', format: 'binary' } },
        },
      },
    }
  return call.body ? { 'application/json': { schema: schema(call.body, 'input') } } : undefined
}

/** The API's description, made from the contract: what `/openapi.json` answers. */
export const describe = (calls: (CallFacts | ListCall)[]) => {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const call of calls) {
    const content = isList(call) ? undefined : requestBody(call)
    const answer = schema(isList(call) ? z.array(call.row) : call.answer, 'output')
    paths[call.path] ??= {}
    Object.assign(paths[call.path] ?? {}, {
      [call.method.toLowerCase()]: {
        operationId: call.id,
        ...(call.assumed && { description: call.assumed }),
        'x-permit': call.permit,
        ...(call.permit === 'public' ? { security: [] } : {}),
        parameters: parameters(call),
        ...(content && { requestBody: { required: true, content } }),
        responses: {
          200: { description: 'Done', content: { 'application/json': { schema: answer } } },
          default: {
            description: 'Refused',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
          },
        },
      },
    })
  }
  return {
    openapi: '3.0.3',
    info: { title: 'Daftari registry API', version: '1' },
    security: [{ session: [] }],
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: schema(ErrorBody, 'output') },
    },
    paths,
  }
}
