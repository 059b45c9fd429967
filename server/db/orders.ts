import type { Page } from '@contract/dialects'
import { asc, desc, type SQL, type SQLWrapper } from 'drizzle-orm'

/** An order in both directions. One index has its columns and serves both, the second read backwards. */
type BothWays = Record<NonNullable<Page['sort']>['order'], readonly SQL[]>

/** Orders of a list by the fields of its rows. Each ends in the key, so that pages repeat no row and miss none. */
export type Orders<Field extends string = string> = Readonly<Record<Field, BothWays>>

/** Returns the order by these columns; the last one is the key. */
export const bothWays = (...columns: readonly SQLWrapper[]): BothWays => ({
  ASC: columns.map(column => asc(column)),
  DESC: columns.map(column => desc(column)),
})

/** Returns the order that a page is asked for in, else the list's own. */
export const orderOf = ({ sort }: Page, orders: Orders, own: readonly SQL[]): readonly SQL[] =>
  (sort && orders[sort.field]?.[sort.order]) ?? own
