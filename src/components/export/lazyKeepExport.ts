/** Keeps an export as `keepExport` does, whose code comes with the first export; without it the file is saved only. */
export const lazyKeepExport: typeof import('./keepExport').keepExport = async exported => {
  const code = await import('./keepExport').catch(() => undefined)
  await code?.keepExport(exported)
}
