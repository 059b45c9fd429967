const about = (error: unknown) =>
  typeof error === 'object' && error !== null
    ? [...('status' in error ? [error.status] : []), ...('code' in error && error.code ? [error.code] : [])].join(' ')
    : ''

/**
 * Logs a failed write to the browser's console for support staff (docs/requirements/portal-shell.md): form, status and
 * code, but no input and no answer.
 */
export const noteFailure = (resource: string, form: string, error: unknown): void => {
  // biome-ignore lint/suspicious/noConsole: the browser's log is where it is looked for
  console.warn(`${resource} ${form}: not saved ${about(error)}`.trimEnd())
}
