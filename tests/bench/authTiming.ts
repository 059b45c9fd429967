import { contract } from '@contract/index'
import { pathOf } from '../support/pathOf'
import { middle } from './clock'
import { benchRegistry } from './registry'

const ROUNDS = 150

/**
 * Measures the password step for an unknown name, a wrong password and a disabled account with the right one, in turns:
 * their median times must not differ.
 */
export const measure = async () => {
  const registry = await benchRegistry(20)
  await registry.database.pool.query("UPDATE account SET enabled = false WHERE username = 'newcomer'")
  const kinds = {
    'unknown name': ['nobody-of-this-name', 'first-day-here'],
    'wrong password': ['clerk', 'not-the-password'],
    'disabled account': ['newcomer', 'first-day-here'],
  } as const
  const times: Record<string, number[]> = {}
  const bodies = new Set<string>()
  for (let round = 0; round < ROUNDS; round++) {
    for (const [kind, [usernameOrEmail, password]] of Object.entries(kinds)) {
      await registry.database.pool.query('DELETE FROM sign_in_failure')
      const started = performance.now()
      const { statusCode, body } = await registry.app.inject({
        method: 'POST',
        url: pathOf(contract.session.signIn),
        payload: { usernameOrEmail, password },
        // Each request comes from its own address.
        remoteAddress: `10.0.${round}.${kind.length}`,
      })
      times[kind] = [...(times[kind] ?? []), performance.now() - started]
      bodies.add(`${statusCode} ${body}`)
    }
  }
  const medians = Object.entries(times).map(([kind, taken]) => [kind, middle(taken)] as const)
  for (const [kind, ms] of medians) console.log(`${kind.padEnd(46)} ${ms.toFixed(2).padStart(9)} ms`)
  const all = medians.map(([, ms]) => ms)
  console.log(
    `${'largest gap'.padEnd(46)} ${(Math.max(...all) - Math.min(...all)).toFixed(2).padStart(9)} ms   wanted < 5`,
  )
  console.log(`different answers: ${bodies.size}   wanted 1`)
  await registry.close()
}
