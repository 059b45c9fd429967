import type { Step } from './code'
import { contractSteps } from './contractSteps'
import type { Fields } from './fields'
import type { ListNames } from './names'
import { screenSteps } from './screenSteps'
import { serverSteps } from './serverSteps'
import { testSteps } from './testSteps'

/** Returns the steps of a list, by the sections of docs/add-a-list.md. */
export const stepsOf = (names: ListNames, fields: Fields): Record<string, Step[]> => ({
  contract: contractSteps(names, fields),
  screen: screenSteps(names, fields),
  server: serverSteps(names, fields),
  tests: testSteps(names, fields),
})

/** Returns the text of a file after a step. Throws without the place. */
export const withStep = (current: string, { file, place, text }: Step): string => {
  if (place === 'at the top') return text + current
  const [, side, line = ''] = /^(before|after) the line `(.*)`$/.exec(place) ?? []
  const lines = current.split('\n')
  const at = side === 'after' ? lines.indexOf(line) + 1 : lines.lastIndexOf(line)
  if (!side || at < (side === 'after' ? 1 : 0)) throw new Error(`${file} has no place ${place}`)
  return lines.toSpliced(at, 0, text.trimEnd()).join('\n')
}
