import { fileKey } from '@contract/fileKeys'
import { foldText } from '@contract/fold'
import type { CellFault, NumberKind } from '@contract/imports'
import { unescapeFormula } from './formulaEscape'

/** `="80…"`, the spelling that keeps digits when Excel opens a .csv. */
const TEXT_FORMULA = /^\s*="((?:[^"]|"")*)"\s*$/

/** Returns the text of `="80…"`; undefined for any other cell. */
const textOfFormula = (cell: string): string | undefined => TEXT_FORMULA.exec(cell)?.[1]?.replaceAll('""', '"')

/** Returns a cell of a .csv as a spreadsheet program shows it. */
export const csvText = (cell: string) => (textOfFormula(cell) ?? unescapeFormula(cell)).trim()

/** Whole numbers, with separators of thousands or with zeros behind a decimal sign. */
const spellings = [
  /^(\d+)[.,]0+$/,
  /^(\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.0+)?$/,
  /^(\d{1,3}\.\d{3}(?:\.\d{3})+)(?:,0+)?$/,
  /^(\d{1,3}(?:['’]\d{3})+)(?:[.,]0+)?$/,
]

/** Returns a number without what spreadsheets add to it: apostrophes, separators of thousands, decimals of zero. */
const plainNumber = (cell: string) => {
  const text = (textOfFormula(cell) ?? cell).replace(/^['‘’]+(?=\s*[\p{L}\p{N}])/u, '')
  const compact = text.replace(/\s+/g, '')
  // The last spelling that fits is taken, because 123,000 has a separator rather than decimals.
  const digits = spellings.map(spelling => spelling.exec(compact)?.[1]).findLast(found => found !== undefined)
  return digits?.replace(/\D/g, '') ?? text
}

/** Column of an import, as far as its cells are read by it. */
type ReadColumn = { kind?: NumberKind | undefined }

/** Returns a value as it is stored: a number in its one spelling, as forms normalise it, any other text folded. */
export const storedValue = ({ kind }: ReadColumn, cell: string): string =>
  kind ? fileKey(kind, plainNumber(foldText(cell))) : foldText(cell)

/** Errors that spreadsheet programs show in place of a result. */
const ERROR =
  /^#(?:N\/A|NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|BUSY!|UNKNOWN!|GETTING_DATA|ERROR!?)$/i
const SCIENTIFIC = /^[+-]?\d+(?:[.,]\d*E[+-]?|E\+)\d+$/i

/** Returns the fault of a value that stands for another one: an error, or a number without all of its digits. */
export const textFault = ({ kind }: ReadColumn, value: string): CellFault | undefined => {
  if (ERROR.test(value.trim())) return 'error-value'
  return kind && SCIENTIFIC.test(value.replace(/\s+/g, '')) ? 'scientific-notation' : undefined
}

/** Faults that are told by the whole row. */
const ofRow: readonly CellFault[] = ['extra-cell']

/**
 * Returns the faults of a row from its file, by the places of the columns that an import reads. Those of other columns do
 * not matter; one that is told by the whole row stands at the last column that is read.
 */
export const markedFaults = (
  faults: Readonly<Record<number, CellFault>> | undefined,
  places: readonly (number | undefined)[],
): (CellFault | undefined)[] => {
  if (!faults) return []
  const marks = places.map(place => (place === undefined ? undefined : faults[place]))
  const whole = Object.values(faults).find(fault => ofRow.includes(fault))
  if (whole && !marks.includes(whole)) {
    const last = Math.max(...places.map(place => place ?? -1))
    marks[places.indexOf(last)] ??= whole
  }
  return marks
}
