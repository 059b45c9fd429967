import type { ListCall } from '@contract/call'

/**
 * Rows that stand below one another: the list is also shown as a tree. In the table those below one row have it for their
 * header, by what its field offers to choose from.
 */
export type Tree<Row> = {
  /** The column that names the row above. */
  parent: keyof Row & string
  /** What stands below a row, asked for where the list brought its first level alone; `by` names the row in the filter. */
  below: { list: ListCall; by: string }
}
