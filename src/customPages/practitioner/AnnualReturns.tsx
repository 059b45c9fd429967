import type { PractitionerFile } from '@contract/registry/practitioners'
import { FactTable } from '@/components/file/FileTable'
import { annualReturns } from './facts'
import { usePractitionerText } from './usePractitionerText'

/** Annual returns of a practitioner, read-only (decision D16). */
export const AnnualReturns = ({ file }: { file: PractitionerFile }) => {
  const { say, shown } = usePractitionerText()
  return (
    <FactTable
      title={say('tab.annualReturns')}
      facts={shown(annualReturns.facts)}
      rows={annualReturns.rows(file)}
      none={say('noReturns')}
    />
  )
}
