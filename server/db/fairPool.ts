import { AsyncLocalStorage } from 'node:async_hooks'
import pg, { type PoolClient } from 'pg'
import { isLockTimeout } from './databaseErrors'
import type { Connection } from './dedicatedConnection'

type Callback = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (fault?: Error | boolean) => void,
) => void

/** Milliseconds that a request waits for a connection before the answer is 503. */
const WAIT_FOR_CONNECTION = 4000

type Waiting = { caller: string; wake: () => void }

/** Connections that the requests of one call hold, and its requests that wait for one. */
class CallShare {
  private held = 0
  private readonly heldBy = new Map<string, number>()
  /** True after a request waited in vain for a lock: one request at a time then tries until one succeeds. */
  private jammed = false
  private readonly waiting = new Set<Waiting>()

  constructor(
    private readonly most: number,
    private readonly mostOfCaller: number,
  ) {}

  private isFull(caller: string) {
    return this.held >= (this.jammed ? 1 : this.most) || (this.heldBy.get(caller) ?? 0) >= this.mostOfCaller
  }

  async take(caller: string) {
    const until = Date.now() + WAIT_FOR_CONNECTION
    while (this.isFull(caller)) {
      if (this.jammed || Date.now() >= until) throw new Error('timeout exceeded when trying to connect')
      await new Promise<void>(done => {
        const waiting = {
          caller,
          wake: () => {
            clearTimeout(late)
            this.waiting.delete(waiting)
            done()
          },
        }
        const late = setTimeout(waiting.wake, until - Date.now())
        this.waiting.add(waiting)
      })
    }
    this.held++
    this.heldBy.set(caller, (this.heldBy.get(caller) ?? 0) + 1)
  }

  give(caller: string) {
    this.held--
    const left = (this.heldBy.get(caller) ?? 0) - 1
    if (left > 0) this.heldBy.set(caller, left)
    else this.heldBy.delete(caller)
    for (const one of this.waiting) if (!this.isFull(one.caller)) return one.wake()
  }

  succeeded() {
    this.jammed = false
  }

  failed(error: unknown) {
    if (!isLockTimeout(error)) return
    this.jammed = true
    for (const { wake } of [...this.waiting]) wake()
  }
}

const shareInUse = new AsyncLocalStorage<{ share: CallShare; caller: string }>()

/**
 * Connection pool of which one call holds at most a quarter (half of a pool of fewer than 20, at most five), so that a
 * locked table stops only the calls that need it. Of these, one caller holds at most half, so that slow searches of one
 * person leave some to everybody else. After a request of a call waited in vain for a lock, one request of
 * it tries at a time and the rest are refused at once, until one succeeds. Work outside `shared`, such as looking up
 * the session, is not counted.
 */
export class FairPool extends pg.Pool {
  private readonly shares = new Map<string, CallShare>()
  private readonly mostOfOne: number

  constructor(config: Connection & { max: number }) {
    super({ ...config, connectionTimeoutMillis: WAIT_FOR_CONNECTION })
    this.mostOfOne = Math.max(2, Math.min(5, Math.ceil(config.max / 2)), Math.ceil(config.max / 4))
  }

  /** Runs the work of a request; its connections count as those of the call and the caller. */
  async shared<T>({ call, caller }: { call: string; caller: string }, work: () => Promise<T>): Promise<T> {
    const mostOfCaller = Math.max(2, Math.ceil(this.mostOfOne / 2))
    const share = this.shares.get(call) ?? new CallShare(this.mostOfOne, mostOfCaller)
    this.shares.set(call, share)
    try {
      const answer = await shareInUse.run({ share, caller }, work)
      share.succeeded()
      return answer
    } catch (error) {
      share.failed(error)
      throw error
    }
  }

  private async take(): Promise<PoolClient> {
    const use = shareInUse.getStore()
    await use?.share.take(use.caller)
    try {
      const client = await super.connect()
      const { release } = client
      client.release = fault => {
        use?.share.give(use.caller)
        release(fault)
      }
      return client
    } catch (error) {
      use?.share.give(use.caller)
      throw error
    }
  }

  override connect(): Promise<PoolClient>
  override connect(callback: Callback): void
  override connect(callback?: Callback): Promise<PoolClient> | undefined {
    const connection = this.take()
    if (!callback) return connection
    connection.then(
      client => callback(undefined, client, client.release),
      (error: Error) => callback(error, undefined, () => undefined),
    )
    return undefined
  }
}
