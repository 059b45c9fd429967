/** Milliseconds that a request waits for another one of its caller to be done. */
const CALLER_WAITS = 5000

/** An answer that tells when its receiver has left. */
type Answer = { once(event: 'close', left: () => void): unknown; off(event: 'close', left: () => void): unknown }

type Most = {
  /** Most requests of a caller in work at once. */
  mostOf(name: string): number
  /** Most requests of a caller that wait. */
  mostWaiting: number
}

/** Requests in work by the name of their caller. Further ones of a caller wait, first come first served. */
export class CallerPlaces {
  private readonly inWork = new Map<string, number>()
  private readonly waiting = new Map<string, Set<(hasPlace: boolean) => void>>()

  constructor(private readonly most: Most) {}

  /** Takes a place for a caller's request; false when the caller has as many as it may have. */
  take(name: string): boolean {
    const inWork = this.inWork.get(name) ?? 0
    if (inWork >= this.most.mostOf(name)) return false
    this.inWork.set(name, inWork + 1)
    return true
  }

  /** Waits for a place of the caller; false when too many of the caller wait, this one too long, or its sender left. */
  async wait(name: string, answer: Answer): Promise<boolean> {
    const waiting = this.waiting.get(name) ?? new Set()
    if (waiting.size >= this.most.mostWaiting) return false
    this.waiting.set(name, waiting)
    return new Promise(done => {
      const settle = (hasPlace: boolean) => {
        clearTimeout(late)
        answer.off('close', leave)
        waiting.delete(settle)
        if (!waiting.size) this.waiting.delete(name)
        done(hasPlace)
      }
      const leave = () => settle(false)
      const late = setTimeout(leave, CALLER_WAITS).unref()
      answer.once('close', leave)
      waiting.add(settle)
    })
  }

  /** Gives a place to the caller's request that has waited longest, or back. */
  give(name: string) {
    const [next] = this.waiting.get(name) ?? []
    if (next) return next(true)
    const left = (this.inWork.get(name) ?? 0) - 1
    if (left > 0) this.inWork.set(name, left)
    else this.inWork.delete(name)
  }
}
