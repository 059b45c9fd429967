import { useMemo } from 'react'
import type { Standing } from '@/components/file/Section'
import { useFactText } from '@/components/file/useFactText'

const tones = { APPROVED: 'good', REJECTED: 'bad' } as const
const toneOf = (status: string) => (status === 'APPROVED' || status === 'REJECTED' ? tones[status] : 'quiet')

/** Returns the texts of insolvency applications, and the format of their values. */
export const useInsolvencyText = () => {
  const sayings = useFactText('insolvency')
  return useMemo(
    () => ({
      ...sayings,
      /** Status of a section: locked once approved (docs/requirements/insolvency.md), with label and tone. */
      standing: (status: string | null | undefined): Standing | undefined =>
        status ? { locked: status === 'APPROVED', label: sayings.option(status), tone: toneOf(status) } : undefined,
    }),
    [sayings],
  )
}
