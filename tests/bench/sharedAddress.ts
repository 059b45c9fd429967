import { contract } from '@contract/index'
import { pathOf } from '../support/pathOf'
import { callers, within } from './parallelCallers'
import { signedInPeople } from './people'
import { benchRegistry } from './registry'

const CLERKS = 300
/** A list reloads every ten seconds, and a clerk turns as many pages in that time. */
const EVERY = 5000
const SECONDS = Number(process.env.SECONDS ?? 600)
const PATH = `${pathOf(contract.blacklist.list)}?page=1&pageSize=15`

/**
 * Measures an office behind one address, with a script of a colleague that calls without pause: nobody else is refused.
 */
export const measure = async () => {
  const registry = await benchRegistry(5000)
  const [script = '', ...clerks] = await signedInPeople(registry.database, CLERKS + 1)
  await registry.app.listen({ host: '127.0.0.1', port: 0 })
  const address = registry.app.server.address()
  const port = address && typeof address === 'object' ? address.port : 0
  const office = { port, path: PATH, addresses: 1 }
  const [seen, ofScript] = await Promise.all([
    callers({ ...office, authorizations: clerks, every: EVERY, seconds: SECONDS }),
    callers({ ...office, authorizations: [script], every: 5, seconds: SECONDS }),
  ])
  const refused = seen.filter(({ status }) => status !== 200).length
  const held = ofScript.filter(({ status }) => status === 429).length
  console.log(`${CLERKS} clerks at one address, ${SECONDS} s: ${seen.length} calls, refused ${refused}   wanted 0`)
  console.log(`p95 ${within(seen, 0.95).toFixed(0)} ms, half ${within(seen, 0.5).toFixed(0)} ms`)
  console.log(`a script among them: ${ofScript.length} calls, refused ${held}`)
  await registry.close()
}
