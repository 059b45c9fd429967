/** Returns the index of the current entry in this tab's history, as the router counts them; 0 for the first. */
export const historyIndex = (): number => {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : 0
}
