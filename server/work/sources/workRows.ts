import { createHash } from 'node:crypto'
import type { WorkSource } from '@contract/portal/workSources'
import { getTableName, type SQL, sql } from 'drizzle-orm'
import { type PgColumn, PgDialect, type PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database'

type Value = PgColumn | SQL

/** Another table whose rows decide about work. */
type Watched = {
  table: PgTable
  /** Primary key of the row of work that a row of this table belongs to. */
  record: Value
  /** Rows that can matter; all rows without it. */
  rows?: SQL
}

type Declaration = {
  source: WorkSource
  table: PgTable
  /** Primary key of the table. */
  record: PgColumn
  /** Condition of the rows that are work. */
  rows: SQL
  /** Condition on the row alone, without which no row is work; `rows` by default. It may read no other table. */
  mayBe?: SQL
  /** Number by which staff know the record. */
  key: Value
  /** Kind of the record, where its address needs one. */
  kind?: Value
  subject: Value
  about?: Value
  since: Value
  /** Working days until it is due; with 0 it is due on the first working day. */
  days: number
  /** Condition under which somebody else must act first, such as an applicant who was asked. */
  paused?: SQL
  /** Moment since which a row has been paused that is paused when it becomes work; otherwise that moment. */
  pausedSince?: SQL
  /** Column of the table with the owner, for rows that always have one: the item follows it. */
  owner?: PgColumn
  /** Returns the condition of accounts that may own these rows, besides the permissions of the source. */
  mayOwn?: (db: Db, records: readonly string[]) => Promise<SQL | undefined>
  /** Day on which the row becomes work. Until then the item is snoozed. */
  from?: Value
  watches?: readonly Watched[]
}

const dialect = new PgDialect()
const textOf = (query: SQL) => dialect.sqlToQuery(query.inlineParams()).sql
const nothing = sql`NULL`

/** Rows of one table that are work; `declareWork` declares them. */
export class WorkRows {
  constructor(readonly declaration: Declaration) {}

  get source(): WorkSource {
    return this.declaration.source
  }

  /** Returns the query for the rows that are work, with the columns that the function `keep_work` expects. */
  rows(): string {
    const { table, record, key, kind, subject, about, since, days, paused, pausedSince, owner, from, rows } =
      this.declaration
    return textOf(sql`SELECT ${record}::text AS record, ${key}::text AS key, ${kind ?? nothing}::text AS kind,
      coalesce(${subject}::text, ${key}::text) AS subject, ${about ?? nothing}::text AS about, ${since}::timestamptz AS since,
      ${days}::smallint AS days, ${paused ?? sql`false`} AS paused,
      ${pausedSince ?? nothing}::timestamptz AS paused_since, ${owner ?? nothing}::uuid AS owner,
      ${from ?? nothing}::date AS wakes FROM ${table} WHERE (${rows})`)
  }

  /** Changes the owner of rows that always have one; their items follow by the triggers. */
  async setOwner(tx: Db, records: readonly string[], ownerId: string): Promise<void> {
    const { table, record, owner } = this.declaration
    if (!owner || !records.length) return
    await tx.execute(
      sql`UPDATE ${table} SET ${sql.identifier(owner.name)} = ${ownerId} WHERE ${record}::text = ANY (${sql.param([...records])}::text[])`,
    )
  }

  /** Returns the condition of the rows whose keys are in the array `work_keys`. */
  keyed(): string {
    const { record } = this.declaration
    return textOf(sql`${record} = ANY (work_keys::${sql.raw(record.getSQLType())}[])`)
  }

  /** Returns the tables whose triggers keep the items, each with the key and condition of its rows. */
  watched(): { table: string; record: string; rows: string }[] {
    const { table, record, rows, mayBe = rows, watches = [] } = this.declaration
    return [{ table, record, rows: mayBe }, ...watches].map(one => ({
      table: getTableName(one.table),
      record: textOf(sql`${one.record}::text`),
      rows: textOf(one.rows ?? sql`true`),
    }))
  }

  /** Returns a hash of the declaration, which its triggers carry. */
  mark(): string {
    const parts = [this.rows(), this.keyed(), ...this.watched().flatMap(Object.values)]
    return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16)
  }

  /** Returns the statement of a migration that makes the database keep the items of this source. */
  migration(): string {
    const watched = JSON.stringify(this.watched())
    return `SELECT keep_work('${this.source}', '${this.mark()}', $rows$${this.rows()}$rows$, $keyed$${this.keyed()}$keyed$, $watched$${watched}$watched$);`
  }
}

/**
 * Declares the rows of a table that are work. One declaration and one statement in a migration make a source:
 *
 *     export const complaintWork = declareWork({ source: 'COMPLAINT', table: complaint, rows: pending, days: 5, ... })
 *
 * `complaintWork.migration()` writes the statement. It creates the triggers and adds the items of the rows that there
 * are; the same statement with another declaration replaces the earlier one. At start the server reports every source
 * that the database does not keep (docs/decisions/068-work.md).
 */
export const declareWork = (declaration: Declaration): WorkRows => new WorkRows(declaration)
