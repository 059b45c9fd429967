import { Refusal } from '@contract/errors'
import { limits } from './limits'
import { nameAt } from './sheetData'

/** Properties of the rows and cells of a worksheet besides their values; rows and columns are counted from 0. */
export type SheetScan = {
  hiddenRows: Set<number>
  hiddenColumns: number[]
  /** Formulas without a stored result, as scripts write them. */
  formulas: [row: number, column: number][]
}

const LESS = 0x3c
const GREATER = 0x3e
const SLASH = 0x2f
const ascii = new TextDecoder('latin1')

const textOf = (tag: string, attribute: string) => new RegExp(`\\s${attribute}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1]
const isTrue = (text: string | undefined) => text === '1' || text === 'true'

/** Tells whether a row or column is hidden by a filter, by hand or in a closed group, or has no height or width. */
const isHidden = (tag: string, size: 'ht' | 'width') =>
  isTrue(textOf(tag, 'hidden')) || Number(textOf(tag, size) ?? 1) === 0

/** Returns the place of a cell in its row, from a reference such as AB12. */
export const columnOf = (reference: string): number =>
  [...reference.replace(/[^A-Z].*$/i, '').toUpperCase()].reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
    0,
  ) - 1

/** Returns a name of up to three letters as a number, so that millions of elements are compared without texts. */
const codeOf = (name: string) => [...name].reduce((code, letter) => code * 256 + letter.charCodeAt(0), 0)
const [ROW, CELL, FORMULA, VALUE, INLINE, COLUMN] = ['row', 'c', 'f', 'v', 'is', 'col'].map(codeOf)

/** Returns the code of an element's name at its first byte; 0 for a longer one. */
const nameCodeAt = (bytes: Uint8Array, at: number) => {
  let code = 0
  for (let end = at; end < at + 4; end++) {
    const byte = bytes[end]
    if (byte === undefined || byte <= 0x20 || byte === SLASH || byte === GREATER) return code
    code = code * 256 + byte
  }
  return 0
}

/**
 * Reads a worksheet in one pass over its bytes, without building objects from its cells. Throws reading-too-large for more
 * formulas than cells that are read.
 */
export const scanSheet = (bytes: Uint8Array): SheetScan => {
  const scan: SheetScan = { hiddenRows: new Set(), hiddenColumns: [], formulas: [] }
  let [row, column, cell] = [-1, -1, -1]
  let [hasFormula, hasValue, hasEmptyValue] = [false, false, false]
  const tagAt = (less: number) => ascii.decode(bytes.subarray(less, bytes.indexOf(GREATER, less) + 1))
  const endCell = () => {
    if (cell >= 0 && hasFormula && !hasValue) {
      const tag = tagAt(cell)
      const isEmptyText = hasEmptyValue && textOf(tag, 't') === 'str'
      const reference = textOf(tag, 'r')
      const place = reference ? columnOf(reference) : column
      if (!isEmptyText && place < limits.columns) scan.formulas.push([row, place])
      if (scan.formulas.length > limits.cells) throw new Refusal('reading-too-large')
    }
    cell = -1
    hasFormula = hasValue = hasEmptyValue = false
  }
  for (let less = bytes.indexOf(LESS); less >= 0; less = bytes.indexOf(LESS, less + 1)) {
    const isEnd = bytes[less + 1] === SLASH
    const element = nameCodeAt(bytes, nameAt(bytes, less))
    if (isEnd) {
      if (element === CELL) endCell()
      continue
    }
    if (element === CELL) {
      endCell()
      cell = less
      column++
    } else if (element === FORMULA) hasFormula = true
    else if (element === INLINE) hasValue = true
    else if (element === VALUE) {
      const end = bytes.indexOf(GREATER, less)
      if (bytes[end - 1] === SLASH || bytes[end + 1] === LESS) hasEmptyValue = true
      else hasValue = true
    } else if (element === ROW) {
      const tag = tagAt(less)
      row = Number(textOf(tag, 'r') ?? row + 2) - 1
      column = -1
      if (isHidden(tag, 'ht')) scan.hiddenRows.add(row)
    } else if (element === COLUMN) {
      const tag = tagAt(less)
      if (!isHidden(tag, 'width')) continue
      const last = Math.min(Number(textOf(tag, 'max')), limits.columns)
      for (let at = Number(textOf(tag, 'min')); at <= last; at++) scan.hiddenColumns.push(at - 1)
    }
  }
  return scan
}
