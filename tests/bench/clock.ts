/** Returns the median. */
export const middle = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

/** Returns the median duration of several runs, in milliseconds. */
export const median = async (runs: number, work: () => Promise<unknown>): Promise<number> => {
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    const started = performance.now()
    await work()
    times.push(performance.now() - started)
  }
  return middle(times)
}

export const print = (what: string, ms: number, floor: number, wanted: string) =>
  console.log(
    `${what.padEnd(46)} ${ms.toFixed(2).padStart(9)} ms   floor ${floor.toFixed(2).padStart(9)} ms   ratio ${(ms / floor).toFixed(2).padStart(6)}   wanted ${wanted}`,
  )
