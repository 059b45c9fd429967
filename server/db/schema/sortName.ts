import { type SQL, sql } from 'drizzle-orm'
import { text } from 'drizzle-orm/pg-core'

/** Characters by which a name is sorted: the rows of an index have a largest size. */
const SORTED = 100

/** Column by which rows are sorted by a name: its beginning, without regard to case and signs. */
export const sortNameOf = (name: SQL) =>
  text('sort_name').generatedAlwaysAs(sql`left(search_fold(${name}), ${sql.raw(String(SORTED))})`)
