import type { ListCall } from '@contract/call'

/**
 * Tree of rows: the list can also be shown as a tree. In the table, the rows below one parent share it as their group
 * header, with the label from the parent field's options.
 */
export type Tree<Row> = {
  /** Column with the id of the parent row. */
  parent: keyof Row & string
  /** Call for the children of a row, where the list brings only its first level; `by` is the filter for the parent. */
  below: { list: ListCall; by: string }
}
