import { connectDatabase } from '@server/db/connect'
import { startWorkers } from '@server/jobs/workers'
import { processWorkers } from '@server/processes/processWorkers'
import { done } from './processes'

/** Separate server that sends waiting messages: every second one is answered at once, the others never. */
const database = connectDatabase(JSON.parse(process.env.CONNECTION ?? '{}'), { connections: 5 })
let told = 0
await startWorkers(
  database,
  processWorkers({
    async tell(request) {
      process.stdout.write('told\n')
      return told++ % 2 ? new Promise(() => undefined) : done(request)
    },
  }),
  { pollMs: 20 },
)
