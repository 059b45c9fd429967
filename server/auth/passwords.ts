import { availableParallelism } from 'node:os'
import { Refusal } from '@contract/errors'
import { hash, verify } from '@node-rs/argon2'

// OWASP's parameters for argon2id (the library's default): 19 MiB and two passes.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
// Node's thread pool has four threads; files and compression need one.
const AT_ONCE = Math.min(3, availableParallelism())
const WAITING = 100

let running = 0
const queue: (() => void)[] = []

/**
 * Runs a hash, at most `AT_ONCE` at a time because hashing is slow on purpose. Others wait in a queue; a full queue
 * answers 503.
 */
const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (running < AT_ONCE) running++
  else {
    if (queue.length >= WAITING) throw new Refusal('busy')
    await new Promise<void>(next => queue.push(next))
  }
  try {
    return await work()
  } finally {
    const next = queue.shift()
    if (next) next()
    else running--
  }
}

/** Returns the hash of a password. Refuses ('busy') when the queue is full. */
export const hashPassword = (password: string) => inTurn(() => hash(password, cost))

// Computed at start, so that the first unknown username takes no longer to refuse than any other.
const nobodys = hash('nobody has this password', cost)

/**
 * Checks a password against a stored hash. Without an account it verifies a dummy hash, so that both take the same
 * time.
 */
export const passwordFits = async (stored: string | undefined, password: string): Promise<boolean> => {
  const against = stored ?? (await nobodys)
  const fits = await inTurn(() => verify(against, password))
  return fits && stored !== undefined
}
