import { contract } from '@contract/index'
import { pathOf } from '../support/pathOf'
import { middle } from './clock'
import { type BenchRegistry, benchRegistry } from './registry'

const ROUNDS = 150

const line = (label: string, ms: number, wanted = '') =>
  console.log(`${label.padEnd(46)} ${ms.toFixed(2).padStart(9)} ms${wanted}`)

/** Measures requests of several kinds in turns: their median times must not differ, and neither must their answers. */
const compare = async ({ app, database }: BenchRegistry, url: string, kinds: Record<string, object>) => {
  const times: Record<string, number[]> = {}
  const bodies = new Set<string>()
  for (let round = 0; round < ROUNDS; round++) {
    for (const [kind, payload] of Object.entries(kinds)) {
      await database.pool.query('DELETE FROM sign_in_failure')
      const started = performance.now()
      // Each request comes from its own address.
      const remoteAddress = `10.0.${round}.${kind.length}`
      const { statusCode, body } = await app.inject({ method: 'POST', url, payload, remoteAddress })
      times[kind] = [...(times[kind] ?? []), performance.now() - started]
      bodies.add(`${statusCode} ${body}`)
    }
  }
  const medians = Object.entries(times).map(([kind, taken]) => [kind, middle(taken)] as const)
  for (const [kind, ms] of medians) line(kind, ms)
  const all = medians.map(([, ms]) => ms)
  line('largest gap', Math.max(...all) - Math.min(...all), '   wanted < 5')
  console.log(`different answers: ${bodies.size}   wanted 1`)
}

/**
 * Measures the password step for an unknown name, a wrong password and a disabled account with the right one, and a
 * request for a new password for an unknown, a known and a disabled account.
 */
export const measure = async () => {
  const registry = await benchRegistry(20, {}, { send: async () => undefined })
  await registry.database.pool.query("UPDATE account SET enabled = false WHERE username = 'newcomer'")
  await compare(registry, pathOf(contract.session.signIn), {
    'unknown name': { usernameOrEmail: 'nobody-of-this-name', password: 'first-day-here' },
    'wrong password': { usernameOrEmail: 'clerk', password: 'not-the-password' },
    'disabled account': { usernameOrEmail: 'newcomer', password: 'first-day-here' },
  })
  await compare(registry, pathOf(contract.reset.request), {
    'reset: unknown address': { email: 'nobody@registry.example' },
    'reset: known account': { email: 'clerk@registry.example' },
    'reset: disabled account': { email: 'newcomer@registry.example' },
  })
  await registry.close()
}
