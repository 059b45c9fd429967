import { flagsIn } from '@contract/portal/marks'
import { FlagIconOnly } from './FlagChip'

/** Flags of a row, before its headline. */
const RowFlags = ({ row }: { row: object }) => {
  const flags = flagsIn(row)
  if (!flags.length) return null
  return (
    <span className="flag-icons no-print">
      {flags.map(flag => (
        <FlagIconOnly key={flag.name} flag={flag} />
      ))}
    </span>
  )
}

export default RowFlags
