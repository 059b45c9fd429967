const LATEST = 1000

/** Runs a function when the browser is idle, or soon in any case. Returns a function that cancels it. */
export const whenIdle = (work: () => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 100)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(work, { timeout: LATEST })
  return () => window.cancelIdleCallback(handle)
}

export const idle = () => new Promise<void>(done => whenIdle(done))
