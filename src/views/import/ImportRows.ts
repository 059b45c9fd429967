import type { ImportColumn } from '@/definition/defineResource'

export type Fault = 'required' | 'pattern' | 'longest' | 'repeated'
export type ImportRow = {
  row: number
  values: string[]
  /** Values from the file, once a cell of the row was corrected. */
  original?: string[]
  faults: (Fault | undefined)[]
  excluded: boolean
}

const normal = (value: string) => value.trim().toUpperCase()

/**
 * Rows of a file as they will be sent: each is validated when it is added and when a cell is corrected. Of rows that
 * repeat a unique value, only the first in the file is valid.
 */
export class ImportRows {
  readonly rows: ImportRow[] = []
  private readonly places: Map<string, number[]>[]

  constructor(readonly columns: readonly ImportColumn[]) {
    this.places = columns.map(() => new Map())
  }

  /** Adds a part of the file. Rows without any value in the required columns are skipped. */
  add(slice: { row: number; values: string[] }[]) {
    for (const { row, values } of slice) {
      if (!values.some(Boolean)) continue
      const at = this.rows.length
      this.rows.push({ row, values, faults: [], excluded: false })
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
    row.values = row.values.with(column, value)
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

  leaveOutFaulty() {
    for (const [at, { faults, excluded }] of this.rows.entries())
      if (!excluded && faults.some(Boolean)) this.leaveOut(at, true)
  }

  counts() {
    let [good, faulty, excluded] = [0, 0, 0]
    for (const row of this.rows) {
      if (row.excluded) excluded++
      else if (row.faults.some(Boolean)) faulty++
      else good++
    }
    return { all: this.rows.length, good, faulty, excluded }
  }

  /** Returns the corrected values of the rows that are sent, with columns by index. */
  corrections(): [row: number, column: number, value: string][] {
    return this.good().flatMap(({ row, values, original }) =>
      original
        ? values.flatMap((value, at): [number, number, string][] =>
            value.trim() === original[at] ? [] : [[row, at, value.trim()]],
          )
        : [],
    )
  }

  /** Returns what a person changed, with rows and columns by index, for a draft. */
  edits(): { corrections: [at: number, column: number, value: string][]; left: number[] } {
    return {
      corrections: this.rows.flatMap(({ values, original }, at) =>
        values.flatMap((value, column): [number, number, string][] =>
          original && value !== original[column] ? [[at, column, value]] : [],
        ),
      ),
      left: this.rows.flatMap(({ excluded }, at) => (excluded ? [at] : [])),
    }
  }

  /** Repeats the changes of a draft on the rows of its file. */
  repeat({ corrections, left }: ReturnType<ImportRows['edits']>) {
    for (const [at, column, value] of corrections) this.correct(at, column, value)
    for (const at of left) this.leaveOut(at, true)
  }

  /** Returns the rows to send: not excluded and without errors. */
  good() {
    return this.rows.filter(({ excluded, faults }) => !excluded && !faults.some(Boolean))
  }

  /** Returns the rows that are not sent because of their errors. */
  faulty() {
    return this.rows.filter(({ excluded, faults }) => !excluded && faults.some(Boolean))
  }

  private placesOf(column: number, value: string): number[] {
    const key = normal(value)
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
    row.faults = this.columns.map((column, index) => this.faultOf(at, index, column, row.values[index]?.trim() ?? ''))
  }

  private faultOf(at: number, index: number, column: ImportColumn, value: string): Fault | undefined {
    if (!value) return column.required ? 'required' : undefined
    if (column.longest && value.length > column.longest) return 'longest'
    if (column.pattern && !column.pattern.test(value)) return 'pattern'
    if (!column.unique || this.rows[at]?.excluded) return undefined
    const first = this.placesOf(index, value).find(place => !this.rows[place]?.excluded)
    return first !== undefined && first !== at ? 'repeated' : undefined
  }
}
