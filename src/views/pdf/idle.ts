const LATEST = 1000

/** Runs something once the page has nothing else to do, soon at the latest. Returns what calls it off. */
export const whenIdle = (work: () => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 100)
    return () => clearTimeout(timer)
  }
  const asked = window.requestIdleCallback(work, { timeout: LATEST })
  return () => window.cancelIdleCallback(asked)
}

export const idle = () => new Promise<void>(done => whenIdle(done))
