import { type CallFacts, isList, type ListCall } from '@contract/call'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../db/database'
import type { Complete } from '../http/aroundCalls'
import { requestFile, textAt } from '../http/requestFile'
import { readMarks, readRecordNotes } from '../notes/activeFlags'
import { maskingOf } from './masking'

type Add = (db: Db, request: FastifyRequest, values: unknown[]) => Promise<unknown[]>

const asFields = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {})

/** Returns the function that adds the flags of each row; undefined for a list whose rows stand for no record. */
const addFlags = ({ rowRecord }: ListCall): Add | undefined => {
  if (!rowRecord) return undefined
  const { kind, key } = rowRecord
  return async (db, _, rows) => {
    const keys = rows.flatMap(row => textAt(row, key) ?? [])
    const marks = await readMarks(db, kind, keys)
    if (!marks.size) return rows
    return rows.map(row => {
      const flags = marks.get(textAt(row, key) ?? '')
      return flags ? { ...asFields(row), flags } : row
    })
  }
}

/** Returns the function that adds the notes and flags of the file that a call reads; undefined for other calls. */
const addNotes = (call: CallFacts): Add | undefined => {
  if (!call.notes || !call.file) return undefined
  return async (db, request, answers) => {
    const file = requestFile(call, request)
    if (!file || file.kind === 'DOCUMENT') return answers
    const notes = await readRecordNotes(db, { kind: file.kind, key: file.key })
    return answers.map(answer => ({ ...asFields(answer), notes }))
  }
}

/**
 * Returns the function that completes the answer of a call, or the rows of a list, after its handler: it adds flags and
 * notes, and masks personal data. Undefined for a call that needs neither.
 */
export const completionOf = (call: CallFacts | ListCall): Complete | undefined => {
  const add = isList(call) ? addFlags(call) : addNotes(call)
  const mask = maskingOf(call)
  if (!add) return mask
  return async (db, caller, request, values) => {
    const added = await add(db, request, values)
    return mask ? mask(db, caller, request, added) : added
  }
}
