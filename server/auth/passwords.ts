import { availableParallelism } from 'node:os'
import { Refusal } from '@contract/errors'
import { hash, verify } from '@node-rs/argon2'

// OWASP's argon2id (the library's default kind) with 19 MiB and two passes.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
// Node's pool has four threads; files and compression need one.
const AT_ONCE = Math.min(3, availableParallelism())
const WAITING = 100

let running = 0
const queue: (() => void)[] = []

/** Hashing is made to be slow: a few at a time, the rest waits in line, and past that the answer is 503. */
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

/** The hash to keep of a password. Refuses ('busy') when too many wait in line. */
export const hashPassword = (password: string) => inTurn(() => hash(password, cost))

// Made at once: the first unknown name takes no longer than any other.
const nobodys = hash('nobody has this password', cost)

/** Whether the password fits. Without an account the work is the same, against a hash of nobody's. */
export const passwordFits = async (stored: string | undefined, password: string): Promise<boolean> => {
  const against = stored ?? (await nobodys)
  const fits = await inTurn(() => verify(against, password))
  return fits && stored !== undefined
}
