import { connectDatabase } from '@server/db/open'
import { startWorkers, worker } from '@server/jobs/workers'
import { sql } from 'drizzle-orm'
import { slow } from './jobs'

/** A server of its own that takes a job, begins to write, says so, and never comes to the end. */
const database = connectDatabase(JSON.parse(process.env.CONNECTION ?? '{}'), { connections: 5 })
await startWorkers(database, [
  worker(slow, ({ payload, finish }) =>
    finish(async tx => {
      await tx.execute(sql`INSERT INTO tally (key, delta) VALUES (${payload.name}, 1)`)
      process.stdout.write('begun\n')
      await new Promise(() => undefined)
    }),
  ),
])
