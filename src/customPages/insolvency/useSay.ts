import { useMemo } from 'react'
import type { Standing } from '@/views/file/Section'
import { useSayings } from '@/views/file/useSayings'

const tones = { APPROVED: 'good', REJECTED: 'bad' } as const
const toneOf = (status: string) => (status === 'APPROVED' || status === 'REJECTED' ? tones[status] : 'quiet')

/** The words of insolvency applications, and how their values read. */
export const useSay = () => {
  const sayings = useSayings('insolvency')
  return useMemo(
    () => ({
      ...sayings,
      /** How a part stands: approved ones are locked (002 section 4). */
      standing: (status: string | null | undefined): Standing | undefined =>
        status ? { locked: status === 'APPROVED', label: sayings.option(status), tone: toneOf(status) } : undefined,
    }),
    [sayings],
  )
}
