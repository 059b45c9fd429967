import type { Id } from '@contract/id'
import { processTexts } from '@contract/processes/process'
import { computed, type Tone } from '@/definition/field'
import type { Lead } from '@/definition/recordLink'

/** Common part of the lists of processes (PROC-05). */
export const processList = {
  sizes: [12, 20, 50, 100],
  size: 12,
  numbered: true,
  compact: true,
  watched: { seconds: 5 },
  notFoundHint: 'Check the number, choose another status, or clear the dates.',
} as const

const tones: Record<string, Tone> = {
  SUCCESS: 'good',
  SENT: 'good',
  FAILED: 'bad',
  EXPIRED: 'bad',
  PAUSED: 'warning',
  IN_PROGRESS: 'quiet',
  PENDING: 'quiet',
}

/** Compares a status without case, because hosts send both spellings (decision G8). */
export const is = (status: string | null | undefined, ...names: string[]) =>
  names.includes(String(status ?? '').toUpperCase())

export const statusTone = (status: string) => tones[status.toUpperCase()]

/** Returns the entity that a process is about, for the link of its name. */
export const entityOf = ({ brn }: { brn?: string | null | undefined }): Lead => ({ record: 'entity', key: brn })

/** Returns the search text without spaces if it is a BRN, which people type and paste with spaces. */
export const sendsBrn = (typed: string) => (/^[\d\s]+$/.test(typed) ? typed.replace(/\s+/g, '') : typed)

/** Column with a request or response, read in full on demand where the list cuts it off. */
export const textOf = <Row extends { id: Id }>(
  label: string,
  part: 'request' | 'response',
  of: (row: Row) => string | null | undefined,
  size: (row: Row) => number | null | undefined,
) =>
  computed<Row>('json', label, of, {
    whole: {
      cut: row => (size(row) ?? 0) > (of(row)?.length ?? 0),
      read: processTexts.whole.from(({ id }: Row) => ({ path: { id, part } })),
    },
  })

const CAUSES = ['cause', 'message', 'error', 'detail', 'reason', 'title'] as const
const LONGEST = 200

const causeText = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return undefined
  for (const name of CAUSES) {
    const text = causeText(Reflect.get(value, name))
    if (text) return text
  }
  return undefined
}

/** Returns the cause of a failure that the host does not name: the message in the answer, or its first line. */
export const causeIn = (answer: string | null | undefined): string => {
  const text = answer?.trim() ?? ''
  try {
    return (causeText(JSON.parse(text)) ?? '').slice(0, LONGEST)
  } catch {
    return text.split('\n', 1)[0]?.slice(0, LONGEST) ?? ''
  }
}
