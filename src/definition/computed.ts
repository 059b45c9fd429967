import type { Sending } from '@contract/call'
import type { Field, Kind, Tone } from './field'

/** One of the lines of a cell; a ticked one was confirmed. */
export type Line = {
  text: string
  ticked?: boolean | undefined
  /** The text is a value of the column, and reads in the words known for it. */
  option?: true
}

/** A column that no property of the record holds: read from the whole row. */
export type Computed<Row> = Omit<Field<string>, 'required' | 'tone' | 'accepts'> & {
  of(row: Row): string | number | null | undefined
  /** What else there is to read about the value, in a box that opens from the cell. */
  more?(row: Row): string | null | undefined
  /** The value in lines of its own, and what a tick beside one says. */
  lines?(row: Row): Line[]
  tick?: string
  /** The action of the row that the cell starts. */
  opens?(row: Row): string | undefined
  /** Another column whose value, where it has any, is told by a mark beside this one. */
  aside?: string
  /** What unfolds under the row, and what the cell says to unfold it and to fold it again. */
  folded?: { show: string; hide: string; of(row: Row): string | null | undefined }
  /** Said in place of a missing value, in its own words and tone ('None' in red). */
  absent?: { label: string; tone?: Tone }
  tone?(value: string): Tone | undefined
  /** What the list brings only the beginning of: whether it did, and how all of it is read. */
  whole?: { cut(row: Row): boolean; read: Sending<Row, { text: string }> }
}

/** A column computed from the row, shown as the given kind. */
export const computed = <Row>(
  kind: Kind,
  label: string,
  of: Computed<Row>['of'],
  more: Omit<Computed<Row>, 'kind' | 'label' | 'of'> = {},
): Computed<Row> => ({ kind, label, of, ...more })
