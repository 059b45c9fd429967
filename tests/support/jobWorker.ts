import { connectDatabase } from '@server/db/connect'
import { startWorkers, worker } from '@server/jobs/workers'
import { sql } from 'drizzle-orm'
import { slow } from './jobs'

/** Separate server that takes a job, starts to write, reports that, and never finishes. */
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
