import { AsyncLocalStorage } from 'node:async_hooks'
import pg, { type PoolClient } from 'pg'
import { isLockTimeout } from './databaseErrors'

type Callback = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (fault?: Error | boolean) => void,
) => void

/** Milliseconds that a request waits for a connection before the answer is 503. */
const WAIT_FOR_CONNECTION = 4000

/** Connections that the requests of one call hold, and its requests that wait for one. */
class CallShare {
  private held = 0
  /** True after a request waited in vain for a lock: one request at a time then tries until one succeeds. */
  private jammed = false
  private readonly waiting = new Set<() => void>()

  constructor(private readonly most: number) {}

  private get isFull() {
    return this.held >= (this.jammed ? 1 : this.most)
  }

  async take() {
    const until = Date.now() + WAIT_FOR_CONNECTION
    while (this.isFull) {
      if (this.jammed || Date.now() >= until) throw new Error('timeout exceeded when trying to connect')
      await new Promise<void>(done => {
        const settle = () => {
          clearTimeout(late)
          this.waiting.delete(settle)
          done()
        }
        const late = setTimeout(settle, until - Date.now())
        this.waiting.add(settle)
      })
    }
    this.held++
  }

  give() {
    this.held--
    const [next] = this.waiting
    next?.()
  }

  succeeded() {
    this.jammed = false
  }

  failed(error: unknown) {
    if (!isLockTimeout(error)) return
    this.jammed = true
    for (const wake of [...this.waiting]) wake()
  }
}

const shareInUse = new AsyncLocalStorage<CallShare>()

/**
 * Connection pool of which one call holds at most a quarter (half of a pool of fewer than 20, at most five), so that a
 * locked table stops only the calls that need it. After a request of a call waited in vain for a lock, one request of
 * it tries at a time and the rest are refused at once, until one succeeds. Work outside `shared`, such as looking up
 * the session, is not counted.
 */
export class FairPool extends pg.Pool {
  private readonly shares = new Map<string, CallShare>()
  private readonly mostOfOne: number

  constructor(config: pg.PoolConfig & { max: number }) {
    super({ ...config, connectionTimeoutMillis: WAIT_FOR_CONNECTION })
    this.mostOfOne = Math.max(2, Math.min(5, Math.ceil(config.max / 2)), Math.ceil(config.max / 4))
  }

  /** Runs the work of a request; its connections count as those of the call. */
  async shared<T>(call: string, work: () => Promise<T>): Promise<T> {
    const share = this.shares.get(call) ?? new CallShare(this.mostOfOne)
    this.shares.set(call, share)
    try {
      const answer = await shareInUse.run(share, work)
      share.succeeded()
      return answer
    } catch (error) {
      share.failed(error)
      throw error
    }
  }

  private async take(): Promise<PoolClient> {
    const share = shareInUse.getStore()
    await share?.take()
    try {
      const client = await super.connect()
      const { release } = client
      client.release = fault => {
        share?.give()
        release(fault)
      }
      return client
    } catch (error) {
      share?.give()
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
