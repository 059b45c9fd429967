import type { Sending } from '@contract/call'
import type { Field, Kind, Tone } from './field'
import type { Lead, LeadsTo } from './recordLink'

/** Line of a cell; `ticked` marks a confirmed one. */
export type Line = {
  text: string
  ticked?: boolean | undefined
  /** The text is a value of the column and is shown with the label of that option. */
  option?: true
  /** The text is a value of this kind, and is shown as it. */
  kind?: Kind
  /** Record that this line alone leads to, in place of that of the column. */
  lead?: Lead | undefined
}

/** Column that is computed from the whole row, for a value that no property holds. */
export type Computed<Row> = Omit<Field<string>, 'required' | 'tone' | 'accepts' | 'leadsTo'> & {
  of(row: Row): string | number | readonly string[] | null | undefined
  leadsTo?: LeadsTo<Row>
  /**
   * For a choice whose options are sentences: the values of their placeholders. `text` is the text of another column of the
   * row, in the person's language.
   */
  fill?(row: Row, text: (source: string) => string): Record<string, string>
  /** Further text about the value, in a box that opens from the cell; a list is one of codes, each shown with its label. */
  more?(row: Row): string | readonly string[] | null | undefined
  /** The value split into lines, and the accessible name of the tick beside one. */
  lines?(row: Row): Line[]
  tick?: string
  /** Shorter text of the value, for the cells of a list alone. */
  brief?(value: string): string
  /** Name of the row's action that the cell starts. */
  opens?(row: Row): string | undefined
  /** Another column whose value, where present, is shown as a mark beside this one. */
  aside?: string
  /** The value is the status of an entity: the standing that the host sends with the row stands beside it, or in its place. */
  standing?: true
  /** Text that unfolds under the row, and the labels of the button that shows and hides it. */
  folded?: { show: string; hide: string; of(row: Row): string | null | undefined }
  /** Label and tone in place of a missing value ('None' in red). */
  absent?: { label: string; tone?: Tone }
  tone?(value: string): Tone | undefined
  /** For a value that the list cuts off: tells whether it was cut, and reads the full text. */
  whole?: { cut(row: Row): boolean; read: Sending<Row, { text: string }> }
}

/** Column computed from the row, shown as the given kind. */
export const computed = <Row>(
  kind: Kind,
  label: string,
  of: Computed<Row>['of'],
  more: Omit<Computed<Row>, 'kind' | 'label' | 'of'> = {},
): Computed<Row> => ({ kind, label, of, ...more })
