import { Refusal } from '@contract/errors'
import type { ProcessStatus } from './process'

/** How a service spells its statuses on the wire: which of ours each stands for. */
export type Spelling = Record<string, readonly ProcessStatus[]>

/** Our statuses of a list of spelled ones, in any case; all of them when nothing is asked for. */
export const statusesIn = (spelling: Spelling, asked: string | undefined): ProcessStatus[] => {
  const wanted = (asked ?? '')
    .split(',')
    .map(one => one.trim())
    .filter(Boolean)
  const names = wanted.length ? wanted : Object.keys(spelling)
  const found = names.flatMap(name => {
    const [, statuses] = Object.entries(spelling).find(([one]) => one.toUpperCase() === name.toUpperCase()) ?? []
    if (!statuses)
      throw new Refusal(
        'invalid-fields',
        { fields: 'status' },
        { status: `One of ${Object.keys(spelling).join(', ')}` },
      )
    return statuses
  })
  return [...new Set(found)]
}

/** How one of our statuses is spelled. */
export const spelled = (spelling: Spelling, status: ProcessStatus): string =>
  Object.entries(spelling).find(([, statuses]) => statuses.includes(status))?.[0] ?? status
