import type { CallFacts, ListCall } from '@contract/call'
import { fileKey } from '@contract/fileKeys'
import type { FileKind } from '@contract/personal'
import type { FastifyRequest } from 'fastify'

/** A file by its kind and its key, in the one spelling of `fileKey`. */
export type RequestFile = { kind: FileKind; key: string }

/** Returns a value of a row, path, query or body as text; undefined when it is absent or empty. */
export const textAt = (parts: unknown, name: string): string | undefined => {
  const value: unknown = typeof parts === 'object' && parts !== null ? Reflect.get(parts, name) : undefined
  const text = typeof value === 'string' || typeof value === 'number' ? `${value}`.trim() : ''
  return text || undefined
}

/**
 * Returns the file that a request reads, from its path, query or body; undefined when its call reads none. Handlers find
 * a file by more than one spelling of its key: the access log, reasons and suppressed addresses must agree on one.
 */
export const requestFile = (
  { file }: CallFacts | ListCall,
  { params, query, body }: Pick<FastifyRequest, 'params' | 'query' | 'body'>,
): RequestFile | undefined => {
  if (!file) return undefined
  const key = textAt(params, file.key) ?? textAt(query, file.key) ?? textAt(body, file.key)
  return key === undefined ? undefined : { kind: file.kind, key: fileKey(file.kind, key) }
}
