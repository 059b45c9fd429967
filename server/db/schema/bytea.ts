import { customType } from 'drizzle-orm/pg-core'

/** Column for bytes. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
