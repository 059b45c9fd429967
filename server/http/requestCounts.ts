/** Milliseconds of a window: it begins with the first request that is counted under a name. */
const WINDOW = 60_000
/** Longest time in milliseconds that a counted request stays unknown to the other servers. */
const EXCHANGE_EVERY = 1000
/** A name that used this part of what was left of its limit since the last exchange is exchanged at once. */
const EARLY_PART = 1 / 20
/** Milliseconds before the next exchange after one that failed. */
const AFTER_FAILURE = 5000
/** Names counted at once; the oldest is forgotten first. */
const MOST_NAMES = 50_000

/** Requests counted under a name, and the milliseconds until its window ends. */
type NamedCount = { name: string; made: number; ttl: number }

/** Adds the growth of one server to the counts of all, and returns the sums for the same names. */
export type ExchangeCounts = (growth: readonly NamedCount[]) => Promise<NamedCount[]>

type Count = { made: number; unsent: number; endsAt: number }

/**
 * Counts requests by name in windows of a minute. Counting is synchronous and in memory; the growth of all names is
 * exchanged in one statement about once a second, so a limit is overshot by what the other servers accept between two
 * exchanges (decision 056). Without `exchange`, or while it fails, a server counts for itself.
 */
export class RequestCounts {
  private readonly counts = new Map<string, Count>()
  private timer: NodeJS.Timeout | undefined
  private running: Promise<void> | undefined
  private isPaused = false
  private isClosed = false

  constructor(
    private readonly exchange?: ExchangeCounts,
    private readonly onFailure: (error: unknown) => void = () => undefined,
  ) {}

  /** Counts a request. Returns the requests of the name's window, and the milliseconds until it ends. */
  add(name: string, most: number): { current: number; ttl: number } {
    const now = performance.now()
    const open = this.counts.get(name)
    const count = open && open.endsAt > now ? open : this.begin(name, now)
    count.made++
    count.unsent++
    // Past its limit a name is refused here anyway.
    const isEarly = count.made <= most && count.unsent >= (most - count.made) * EARLY_PART
    if (this.exchange && !this.isClosed) this.plan(isEarly)
    return { current: count.made, ttl: count.endsAt - now }
  }

  /** Stops exchanging; resolves when no statement runs any more. */
  async close() {
    this.isClosed = true
    clearTimeout(this.timer)
    await this.running
  }

  private begin(name: string, now: number): Count {
    this.counts.delete(name)
    const [oldest] = this.counts.keys()
    if (this.counts.size >= MOST_NAMES && oldest !== undefined) this.counts.delete(oldest)
    const count = { made: 0, unsent: 0, endsAt: now + WINDOW }
    this.counts.set(name, count)
    return count
  }

  private plan(isEarly: boolean) {
    if (this.running) return
    if (isEarly && !this.isPaused) this.run()
    else this.timer ??= setTimeout(() => this.run(), this.isPaused ? AFTER_FAILURE : EXCHANGE_EVERY).unref()
  }

  private run() {
    clearTimeout(this.timer)
    this.timer = undefined
    this.running = this.exchangeAll()
      .then(
        () => {
          this.isPaused = false
        },
        error => {
          this.isPaused = true
          this.onFailure(error)
        },
      )
      .finally(() => {
        this.running = undefined
        const isWaiting = [...this.counts.values()].some(({ unsent }) => unsent > 0)
        if (isWaiting && !this.isClosed) this.plan(false)
      })
  }

  private async exchangeAll() {
    const now = performance.now()
    const sent = new Map<string, { count: Count; growth: number }>()
    for (const [name, count] of this.counts) {
      if (count.endsAt <= now) this.counts.delete(name)
      else if (count.unsent) sent.set(name, { count, growth: count.unsent })
    }
    if (!sent.size) return
    const growth = [...sent].map(([name, { count, growth: made }]) => ({ name, made, ttl: count.endsAt - now }))
    const sums = (await this.exchange?.(growth)) ?? []
    const received = performance.now()
    for (const { name, made, ttl } of sums) {
      const one = sent.get(name)
      if (!one) continue
      one.count.unsent -= one.growth
      one.count.made = made + one.count.unsent
      one.count.endsAt = received + ttl
    }
  }
}
