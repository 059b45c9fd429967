const LOOK_EVERY = 100
const LOOKS = 25

/**
 * Polls for up to 2.5 seconds, so that a quick result can be returned at once; returns undefined when it takes longer.
 */
export const soon = async <T>(look: () => Promise<T | undefined>): Promise<T | undefined> => {
  for (let times = 0; times < LOOKS; times++) {
    const found = await look()
    if (found !== undefined) return found
    await new Promise(later => setTimeout(later, LOOK_EVERY))
  }
  return undefined
}
