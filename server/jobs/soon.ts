const LOOK_EVERY = 100
const LOOKS = 25

/** Looks again and again for a moment, so that what work comes to quickly is told at once; undefined when it takes longer. */
export const soon = async <T>(look: () => Promise<T | undefined>): Promise<T | undefined> => {
  for (let times = 0; times < LOOKS; times++) {
    const found = await look()
    if (found !== undefined) return found
    await new Promise(later => setTimeout(later, LOOK_EVERY))
  }
  return undefined
}
