import { type CallFacts, isList, type ListCall } from '@contract/call'
import type { FileKind } from '@contract/personal'
import { addressMaskOf, maskOf, otherFilesMaskOf } from '@contract/personalWalk'
import { SEES_PERSONAL_DATA } from '@contract/portal/personalData'
import type { FastifyRequest } from 'fastify'
import { revealsOf } from '../auth/reveals'
import type { Db } from '../db/database'
import type { Complete } from '../http/aroundCalls'
import { type RequestFile, requestFile, textAt } from '../http/requestFile'
import { readSuppressed } from '../notes/activeFlags'
import { keysOf } from '../notes/records'

/**
 * Returns a test for values of suppressed addresses: those of the file that the call reads, or of the rows that stand for
 * such records. They are masked for everybody, whatever reason was given.
 */
const suppressionOf = async (db: Db, call: CallFacts | ListCall, request: FastifyRequest, values: unknown[]) => {
  const rowRecord = isList(call) ? (call.rowRecord ?? call.rowFile) : undefined
  const file = requestFile(call, request)
  if (file && file.kind !== 'DOCUMENT') {
    const keys = await readSuppressed(db, file.kind, [file.key])
    if (keys.size) return () => true
  }
  if (!rowRecord || rowRecord.kind === 'DOCUMENT') return () => false
  const keyOf = (value: unknown) => textAt(value, rowRecord.key) ?? ''
  const keys = await readSuppressed(db, rowRecord.kind, values.map(keyOf))
  return (value: unknown) => keys.has(keyOf(value))
}

/** Name of a file, by which reveals are compared. */
const nameOf = (kind: FileKind, key: string | undefined) => `${kind} ${key}`

/** Returns the keys of the records that an answer says it was put together from. */
const partsOf = (answer: unknown, name: string | undefined) => {
  const parts: unknown = name && typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : undefined
  return Array.isArray(parts) ? parts.map(part => textAt(part, 'key')) : []
}

/**
 * Tells whether the session has given a reason for a file as it is now, and for each record in the answer: one for a
 * person holds for the records that they had when it was given.
 */
const isRevealed = async (
  db: Db,
  reveals: ReadonlySet<string>,
  { kind, key }: RequestFile,
  parts: readonly (string | undefined)[],
) => {
  if (!reveals.size || kind === 'DOCUMENT') return false
  const keys = [...(await keysOf(db, { kind, key })), ...parts]
  return keys.every(own => reveals.has(nameOf(kind, own)))
}

/**
 * Returns the function that masks the answer of a call, or the rows of a list, before the dialect wraps it; undefined
 * for a call without personal data. Values stay whole for holders of the permission, and in the files for which the
 * session has given a reason, but for addresses that a flag suppresses.
 */
export const maskingOf = (call: CallFacts | ListCall): Complete | undefined => {
  const mask = maskOf(isList(call) ? call.row : call.answer)
  const maskAddresses = addressMaskOf(isList(call) ? call.row : call.answer)
  const maskOthers = otherFilesMaskOf(isList(call) ? call.row : call.answer)
  if (!mask || !maskAddresses || !maskOthers) return undefined
  const rowFile = isList(call) ? call.rowFile : undefined

  return async (db, { who, token }, request, values) => {
    if (!values.length) return values
    const sees = who.permissions.has(SEES_PERSONAL_DATA)
    const file = requestFile(call, request)
    const reveals = !sees && token && (file || rowFile) ? await revealsOf(db, token) : new Set<string>()
    const parts = values.flatMap(value => partsOf(value, call.file?.parts))
    const isWholeFile = sees || (file && (await isRevealed(db, reveals, file, parts)))
    const isWhole = (row: unknown) =>
      isWholeFile || (rowFile && reveals.has(nameOf(rowFile.kind, textAt(row, rowFile.key))))
    if (!values.some(isWhole)) return values.map(mask)
    const isSuppressed = await suppressionOf(db, call, request, values)
    const own = (value: unknown) =>
      sees ? value : maskOthers(value, ({ kind, key }, other) => reveals.has(nameOf(kind, textAt(other, key))))
    const whole = (value: unknown) => own(isSuppressed(value) ? maskAddresses(value) : value)
    return values.map(value => (isWhole(value) ? whole(value) : mask(value)))
  }
}
