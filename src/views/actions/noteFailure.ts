const about = (error: unknown) =>
  typeof error === 'object' && error !== null
    ? [...('status' in error ? [error.status] : []), ...('code' in error && error.code ? [error.code] : [])].join(' ')
    : ''

/**
 * Notes in the browser's own log that a write failed, for whoever is called to help (001 section 8): which form, which
 * status and which code, and nothing that was typed or answered.
 */
export const noteFailure = (resource: string, form: string, error: unknown): void => {
  // biome-ignore lint/suspicious/noConsole: the browser's log is where it is looked for
  console.warn(`${resource} ${form}: not saved ${about(error)}`.trimEnd())
}
