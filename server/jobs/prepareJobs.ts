import type { ClientBase } from 'pg'
import { createBoss, JOBS_SCHEMA, over } from './boss'
import type { Queue } from './queue'

/** Creates the schema of jobs and these queues, as the owner; existing ones are brought up to date. */
// biome-ignore lint/suspicious/noExplicitAny: each queue's payload is checked where it is used
export const prepareJobs = async (client: ClientBase, queues: readonly Queue<any>[]) => {
  const boss = createBoss(over(client), { migrate: true })
  await boss.start()
  for (const { name, retries, retryAfterSeconds, seconds } of queues) {
    const options = {
      name,
      retryLimit: retries,
      retryDelay: retryAfterSeconds,
      retryBackoff: true,
      expireInSeconds: seconds,
    }
    await boss.createQueue(name, options)
    await boss.updateQueue(name, options)
  }
  await boss.stop({ graceful: false })
  // Without this index each fetch sorts all waiting jobs, so a long queue drains slowly.
  await client.query(`
    CREATE INDEX IF NOT EXISTS job_in_turn ON ${JOBS_SCHEMA}.job (name, priority DESC, created_on, id)
    WHERE state < 'active'`)
  // The doctor counts failed jobs (server/doctor/staffChecks.ts).
  await client.query(`
    CREATE INDEX IF NOT EXISTS job_failed ON ${JOBS_SCHEMA}.job (name) WHERE state = 'failed'`)
}

/** Grants the application's role every use of the jobs, but not their ownership. */
export const grantJobs = (client: ClientBase, role: string) =>
  client.query(`
    GRANT USAGE ON SCHEMA ${JOBS_SCHEMA} TO ${role};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${JOBS_SCHEMA} TO ${role}`)
