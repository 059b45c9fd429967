/** Returns the value that this share of all values is not above; 0 without values. */
export const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0

/** Returns the median. */
export const middle = (values: readonly number[]) => quantile(values, 0.5)

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

/** Runs two works so many times in pairs, which begin in turn with either: the second of a pair finds warmer caches. */
export const inPairs = async <T>(
  pairs: number,
  one: (pair: number) => Promise<T>,
  other: (pair: number) => Promise<T>,
): Promise<[one: T, other: T][]> => {
  const results: [T, T][] = []
  for (let pair = 0; pair < pairs; pair++)
    if (pair % 2 === 0) results.push([await one(pair), await other(pair)])
    else {
      const second = await other(pair)
      results.push([await one(pair), second])
    }
  return results
}

/** Returns the median ratio of the first to the second of each pair. */
export const middleRatio = (pairs: readonly (readonly [number, number])[]) =>
  middle(pairs.map(([one, other]) => one / other))
