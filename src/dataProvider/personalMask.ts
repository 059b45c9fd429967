import { type CallFacts, isList, type ListCall, type Listed, type Parts } from '@contract/call'
import type { ReadsFile } from '@contract/personal'
import { maskOf, otherFilesMaskOf } from '@contract/personalWalk'
import type { createReveals } from './reveals'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Returns the key of a file that stands in a row or in the values of a call, as text. */
export const fileKeyAt = (values: unknown, key: string) => {
  const value = isRecord(values) ? values[key] : undefined
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : undefined
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Lists by their answer, so that an unchanged list stays the same object and is not drawn again. */
const masked = new WeakMap<object, { files: unknown; listed: object }>()

/**
 * Returns the functions that mask the answer or the rows of a call; undefined for a call without personal data. What a
 * host masked already stays the same object.
 */
export const personalMask = (call: CallFacts | ListCall, reveals: ReturnType<typeof createReveals>) => {
  const mask = maskOf(isList(call) ? call.row : call.answer)
  if (!mask) return undefined
  const rowFile = isList(call) ? call.rowFile : undefined
  const isRevealed = (file: ReadsFile | undefined, ...places: unknown[]) => {
    const key = file && places.map(place => fileKeyAt(place, file.key)).find(text => text !== undefined)
    return file !== undefined && key !== undefined && reveals.find(file.kind, key) !== undefined
  }
  const maskOthers = otherFilesMaskOf(isList(call) ? call.row : call.answer)
  const hideOthers = <T>(value: T): T => told(value, maskOthers?.(value, isRevealed) ?? value)
  const hide = <T>(value: T): T => told(value, mask(value))
  const told = <T>(value: T, result: unknown): T => {
    if (isSame(result, value)) return value
    reveals.tellMaskedHere(call.id)
    return result as T
  }
  return {
    answer: <T>(answer: T, { path, query, body }: Parts = {}): T =>
      isRevealed(call.file, path, query, body) ? hideOthers(answer) : hide(answer),
    rows: <Row>(listed: Listed<Row>, filter: Record<string, unknown>): Listed<Row> => {
      if (isRevealed(call.file, filter)) return listed
      const { files } = reveals.get()
      const last = masked.get(listed)
      if (last?.files === files) return last.listed as Listed<Row>
      const rows = listed.rows.map(row => (isRevealed(rowFile, row) ? row : hide(row)))
      const result = rows.every((row, index) => row === listed.rows[index]) ? listed : { ...listed, rows }
      masked.set(listed, { files, listed: result })
      return result
    },
  }
}
