const errors = new WeakSet<object>()

/** Begins to note the errors of imports whose file did not come, which Vite announces before it throws them. */
export const noteMissingCode = () =>
  addEventListener('vite:preloadError', event => {
    const { payload } = event as Event & { payload?: unknown }
    if (typeof payload === 'object' && payload !== null) errors.add(payload)
  })

/**
 * Tells whether an error means that code did not come: after an update of the server, which no longer has the files of the
 * version that is open, or for want of a connection.
 */
export const isMissingCode = (error: unknown) => typeof error === 'object' && error !== null && errors.has(error)
