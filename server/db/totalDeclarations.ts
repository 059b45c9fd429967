import { getTableName, type SQL, sql } from 'drizzle-orm'
import { type PgColumn, PgDialect, type PgTable } from 'drizzle-orm/pg-core'

/** One stored total of a table, or one for each value of some columns. */
type TotalDeclaration<Key extends string = string> = {
  /** Beginning of the key in `tally`. */
  key: Key
  /** Columns or expressions whose values follow in the key, divided by colons. Rows with a null are not counted. */
  by?: readonly (PgColumn | SQL)[]
  /** Condition of the rows that count; all rows without it. */
  rows?: SQL
  /** Amount to add up in cents, instead of the number of rows. */
  sum?: PgColumn
}

/** Keys in `tally` of one total: it is the sum of all of them. */
export class StoredTotal {
  constructor(readonly keys: readonly string[]) {}
}

type KeyPart = string | readonly string[] | undefined

const dialect = new PgDialect()

const cellOf = ({ key, by = [], rows, sum }: TotalDeclaration) => {
  const name = sql.join([sql`${key}`, ...by], sql` || ':' || `)
  return sql`SELECT ${rows ? sql`CASE WHEN ${rows} THEN ${name} END` : name}, ${sum ? sql`(${sum} * 100)::bigint` : sql`1`}`
}

/** Totals of one table, kept by triggers; `declareTotals` declares them. */
export class TableTotals<Key extends string = string> {
  constructor(
    readonly table: PgTable,
    readonly declarations: readonly TotalDeclaration<Key>[],
  ) {}

  /**
   * Returns the stored total under a declared key, followed by the values of its `by` columns. A list of values adds up
   * the totals of each; an undefined value is left out of the key.
   */
  of(key: Key, ...values: KeyPart[]): StoredTotal {
    const parts = values.filter(value => value !== undefined).map(value => [value].flat())
    return new StoredTotal(
      parts.reduce<string[]>((keys, next) => keys.flatMap(start => next.map(value => `${start}:${value}`)), [key]),
    )
  }

  /** Returns the query that gives the keys and amounts of one row, which has the table's own name as its alias. */
  cells(): string {
    return dialect.sqlToQuery(sql.join(this.declarations.map(cellOf), sql` UNION ALL `).inlineParams()).sql
  }

  /** Returns the statement of a migration that makes the database keep these totals. */
  migration(): string {
    return `SELECT keep_totals('${getTableName(this.table)}', $cells$${this.cells()}$cells$);`
  }
}

/**
 * Declares the totals of a list, beside its table. One line there and one statement in a migration are all that a list
 * needs:
 *
 *     export const permitTotals = declareTotals(permit, [{ key: 'permit' }, { key: 'permit', by: [permit.status] }])
 *
 *     SELECT keep_totals('permit', $cells$SELECT 'permit', 1 UNION ALL SELECT 'permit' || ':' || "permit"."status", 1$cells$);
 *
 * `permitTotals.migration()` writes that statement. It creates the triggers of the table and counts the rows that it
 * already has; the same statement with other cells replaces an earlier declaration. The list reads its total with
 * `readPage(db, { total: permitTotals.of('permit', status), ... })`. At start the server reports every declaration that
 * the database does not keep.
 */
export const declareTotals = <const Key extends string>(
  table: PgTable,
  declarations: readonly TotalDeclaration<Key>[],
): TableTotals<Key> => new TableTotals(table, declarations)

/** Returns both versions of a choice, for totals with and without it: any value, and the value of the row. */
export const anyOr = (value: PgColumn | SQL): SQL[] => [sql`'*'`, sql`${value}`]

/** Returns the declarations of a schema. */
export const totalsIn = (schema: Record<string, unknown>): TableTotals[] =>
  Object.values(schema).filter(value => value instanceof TableTotals)
