import { type SQLWrapper, sql } from 'drizzle-orm'
import { JOBS_SCHEMA } from './boss'
import type { Queue } from './queue'

/** Returns a subquery of the jobs of a queue that have not ended and whose payload has this value. */
export const openJob = <Payload>({ name }: Queue<Payload>, key: keyof Payload & string, value: SQLWrapper) =>
  sql`(SELECT FROM ${sql.raw(JOBS_SCHEMA)}.job j
    WHERE j.name = ${name} AND j.state < 'completed' AND j.data->>${key}::text = ${value}::text)`
