import { openDatabase } from '../db/open'
import { connectionFor } from '../db/running'
import { verifyTrail } from '../portal/verifyTrail'
import { readSettings } from '../settings'

const settings = readSettings(process.env)
const database = (await connectionFor(settings)) ?? (await openDatabase(settings, console.warn))
const { entries, faults } = await verifyTrail(database.read)
await database.close()
for (const { id, fault } of faults.slice(0, 100)) console.error(`entry ${id}: ${fault}`)
console.log(
  faults.length ? `${faults.length} faults in ${entries} entries.` : `${entries} entries, all as they were written.`,
)
process.exit(faults.length ? 1 : 0)
