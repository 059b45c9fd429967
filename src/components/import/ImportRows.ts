import { markedFaults, storedValue, textFault } from '@spreadsheet/cellText'
import type { Import, ImportColumn } from '@/definition/defineResource'
import type { Fault, Group, ImportRow, ReadRow } from './importRow'

/**
 * Rows of a file as they will be sent: each is validated when it is added and when a cell is corrected. Of rows that
 * repeat a unique value, only the first in the file is valid. Rows that name what the register does not have are good once
 * a person includes them.
 */
export class ImportRows {
  readonly rows: ImportRow[] = []
  readonly columns: readonly ImportColumn[]
  private readonly places: Map<string, number[]>[]
  /** Index of the column that is looked up; -1 without one. */
  private readonly lookedUp: number
  /** Values that were looked up; true for those that the register does not have. */
  private readonly isMissing = new Map<string, boolean>()

  constructor(
    { columns, lookUp }: Pick<Import, 'columns' | 'lookUp'>,
    /** Places of the columns in the sheet, as far as the file has them. */
    private readonly sheetPlaces: readonly (number | undefined)[] = [],
  ) {
    this.columns = columns
    this.places = columns.map(() => new Map())
    this.lookedUp = columns.findIndex(({ source }) => source === lookUp?.source)
  }

  /** Adds a part of the file. Numbers are normalised; a row that has values in other columns alone waits for these. */
  add(slice: ReadRow[]) {
    for (const { row, values: cells, hidden, faults } of slice) {
      const at = this.rows.length
      const values = cells.map((cell, index) => storedValue(this.columns[index] ?? {}, cell))
      this.rows.push({
        row,
        values,
        ...(values.some((value, index) => value !== cells[index]?.trim()) && { original: cells }),
        marks: markedFaults(faults, this.sheetPlaces),
        faults: [],
        excluded: hidden === true,
        included: false,
        key: '',
        ...(hidden && { hidden }),
      })
      this.columns.forEach((column, index) => {
        if (column.unique && values[index]) this.placesOf(index, values[index]).push(at)
      })
      this.check(at)
    }
  }

  /** Corrects one cell, and validates again all rows that share its old or new value. */
  correct(at: number, column: number, value: string) {
    const row = this.rows[at]
    if (!row) return
    const old = row.values[column] ?? ''
    row.original ??= row.values
    row.corrected = (row.corrected ?? new Set()).add(column)
    row.values = row.values.with(column, value)
    // Another number is another record, which nobody has decided about.
    if (column === this.lookedUp) row.included = false
    if (this.columns[column]?.unique) {
      const before = this.placesOf(column, old)
      if (before.includes(at)) before.splice(before.indexOf(at), 1)
      if (value.trim()) {
        const places = this.placesOf(column, value)
        places.push(at)
        places.sort((a, b) => a - b)
      }
      this.recheck(column, old)
      this.recheck(column, value)
    }
    this.check(at)
  }

  /** Excludes a row from the import, or includes it again. */
  leaveOut(at: number, excluded: boolean) {
    const row = this.rows[at]
    if (!row) return
    row.excluded = excluded
    this.check(at)
    for (const [column, value] of row.values.entries()) this.checkSuccessor(at, column, value)
  }

  /** Includes all rows that the sheet hides. */
  includeHidden() {
    for (const [at, { hidden, excluded }] of this.rows.entries()) if (hidden && excluded) this.leaveOut(at, false)
  }

  /** Tells whether the sheet hides rows: a file that is sent must not hide them any more, or not have them. */
  hasHidden() {
    return this.rows.some(({ hidden }) => hidden)
  }

  leaveOutFaulty() {
    for (const [at, row] of this.rows.entries()) if (this.groupOf(row) === 'faulty') this.leaveOut(at, true)
  }

  /** Includes all rows that the register does not have, or leaves them out again. */
  includeUnknown(included: boolean) {
    for (const row of this.rows) if (this.isUnknown(row)) row.included = included
  }

  /** Returns valid values that were not looked up yet, each once. */
  toLookUp(): string[] {
    if (this.lookedUp < 0) return []
    const values = new Set<string>()
    for (const row of this.rows) {
      if (row.key && !row.faults[this.lookedUp] && !this.isMissing.has(row.key)) values.add(row.key)
    }
    return [...values]
  }

  /** Takes the answer of a look-up: `unknown` holds those of the values that the register does not have. */
  takeLookUp(values: readonly string[], unknown: readonly string[]) {
    const missing = new Set(unknown)
    for (const value of values) this.isMissing.set(value, missing.has(value))
  }

  /** Tells whether the register does not have what a row names. Rows with errors are corrected first. */
  isUnknown(row: ImportRow): boolean {
    if (row.excluded || row.faults.some(Boolean)) return false
    return this.isMissing.get(row.key) ?? false
  }

  groupOf(row: ImportRow): Group {
    if (row.excluded) return 'excluded'
    if (row.faults.some(Boolean)) return 'faulty'
    return this.isUnknown(row) && !row.included ? 'unknown' : 'good'
  }

  counts() {
    const counts: Record<Group | 'hidden', number> = { good: 0, faulty: 0, unknown: 0, excluded: 0, hidden: 0 }
    for (const row of this.rows) counts[row.excluded && row.hidden ? 'hidden' : this.groupOf(row)]++
    return { all: this.rows.length, ...counts }
  }

  /** Returns the corrected values of the rows that are sent, with columns by index. */
  corrections(): [row: number, column: number, value: string][] {
    return this.good().flatMap(({ row, values, original, marks, corrected }) =>
      original
        ? values.flatMap((value, at): [number, number, string][] => {
            const text = storedValue(this.columns[at] ?? {}, value)
            const isMarked = marks[at] !== undefined && corrected?.has(at)
            return text === original[at]?.trim() && !isMarked ? [] : [[row, at, text]]
          })
        : [],
    )
  }

  /** Returns what a person changed, with rows and columns by index, for a draft. */
  edits(): { corrections: [at: number, column: number, value: string][]; left: number[]; included: number[] } {
    const placesWhere = (is: (row: ImportRow) => boolean) => this.rows.flatMap((row, at) => (is(row) ? [at] : []))
    return {
      corrections: this.rows.flatMap((row, at) =>
        row.values.flatMap((value, column): [number, number, string][] =>
          row.original && (value !== row.original[column] || row.corrected?.has(column)) ? [[at, column, value]] : [],
        ),
      ),
      left: placesWhere(({ excluded }) => excluded),
      included: placesWhere(({ included }) => included),
    }
  }

  /** Repeats the changes of a draft on the rows of its file. */
  repeat({ corrections, left, included }: ReturnType<ImportRows['edits']>) {
    for (const [at, column, value] of corrections) this.correct(at, column, value)
    const excluded = new Set(left)
    for (const [at, row] of this.rows.entries())
      if (row.excluded !== excluded.has(at)) this.leaveOut(at, excluded.has(at))
    for (const at of included) this.include(at, true)
  }

  /** Includes a row that the register does not have, or leaves it out again. */
  include(at: number, included: boolean) {
    const row = this.rows[at]
    if (row) row.included = included
  }

  /** Returns the rows of a group in the order of the file. */
  in(group: Group) {
    return this.rows.filter(row => this.groupOf(row) === group)
  }

  /** Returns the rows to send. */
  good() {
    return this.in('good')
  }

  private normal(column: number, value: string): string {
    return storedValue(this.columns[column] ?? {}, value)
  }

  private placesOf(column: number, value: string): number[] {
    const key = this.normal(column, value).toUpperCase()
    const map = this.places[column] ?? new Map<string, number[]>()
    const places = map.get(key) ?? []
    map.set(key, places)
    return places
  }

  /**
   * Validates the first other row with this value again: only that one changes when a row is excluded or included. A file
   * may repeat one value in all of its rows.
   */
  private checkSuccessor(at: number, column: number, value: string) {
    if (!this.columns[column]?.unique || !value) return
    const places = this.placesOf(column, value)
    const isIncluded = (place: number) => !this.rows[place]?.excluded
    const next = places.find(place => place !== at && isIncluded(place))
    if (next !== undefined) this.check(next)
  }

  private recheck(column: number, value: string) {
    if (!this.columns[column]?.unique || !value) return
    for (const at of this.placesOf(column, value)) this.check(at)
  }

  private check(at: number) {
    const row = this.rows[at]
    if (!row) return
    row.faults = this.columns.map((column, index) => {
      const mark = row.corrected?.has(index) ? undefined : row.marks[index]
      return mark ?? this.faultOf(at, index, column, this.normal(index, row.values[index] ?? ''))
    })
    row.key = this.lookedUp < 0 ? '' : this.normal(this.lookedUp, row.values[this.lookedUp] ?? '')
  }

  private faultOf(at: number, index: number, column: ImportColumn, value: string): Fault | undefined {
    if (!value) return column.required ? 'required' : undefined
    const fault = textFault(column, value)
    if (fault) return fault
    if (column.longest && value.length > column.longest) return 'longest'
    if (column.pattern && !column.pattern.test(value)) return 'pattern'
    if (!column.unique || this.rows[at]?.excluded) return undefined
    const first = this.placesOf(index, value).find(place => !this.rows[place]?.excluded)
    return first !== undefined && first !== at ? 'repeated' : undefined
  }
}
