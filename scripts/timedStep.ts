const secondsSince = (started: number) => `${((performance.now() - started) / 1000).toFixed(1)} s`

/** Runs a step; prints a line when it begins, and the line again with its seconds when it ends. */
export const timedStep = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
  const started = performance.now()
  console.log(`${name} …`)
  const result = await work()
  console.log(`${name} … ${secondsSince(started)}`)
  return result
}

/** Returns a function that prints a part of a step, indented, with the seconds since the part before. */
export const partTimer = () => {
  let started = performance.now()
  return (part: string) => {
    console.log(`  ${part} … ${secondsSince(started)}`)
    started = performance.now()
  }
}
