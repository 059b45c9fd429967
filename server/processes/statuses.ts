import { Refusal } from '@contract/errors'
import type { ProcessStatus } from './process'

/** Wire spelling of a service's statuses: each name with our statuses that it stands for. */
export type Spelling = Record<string, readonly ProcessStatus[]>

/** Converts comma-separated wire names, in any letter case, to our statuses; all of them without a filter. */
export const statusesIn = (spelling: Spelling, filter: string | undefined): ProcessStatus[] => {
  const typed = (filter ?? '')
    .split(',')
    .map(one => one.trim())
    .filter(Boolean)
  const names = typed.length ? typed : Object.keys(spelling)
  const statuses = names.flatMap(name => {
    const [, meaning] = Object.entries(spelling).find(([one]) => one.toUpperCase() === name.toUpperCase()) ?? []
    if (!meaning)
      throw new Refusal(
        'invalid-fields',
        { fields: 'status' },
        { status: { code: 'one-of', params: { values: Object.keys(spelling).join(', ') } } },
      )
    return meaning
  })
  return [...new Set(statuses)]
}

/** Returns the wire spelling of a status. */
export const spelled = (spelling: Spelling, status: ProcessStatus): string =>
  Object.entries(spelling).find(([, statuses]) => statuses.includes(status))?.[0] ?? status
