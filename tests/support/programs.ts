import { type Program, programsBelow } from '../../scripts/figures/sources'

let parsed: Program[] | undefined

/** Returns the project's code, parsed once for all tests of a worker. */
export const programs = (): Program[] => {
  parsed ??= programsBelow('.')
  return parsed
}
