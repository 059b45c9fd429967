import { timestamp } from 'drizzle-orm/pg-core'

/** Column for a point in time with its time zone, read as the text that PostgreSQL writes. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })
