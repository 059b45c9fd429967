import { type AsOf, filingOf } from '@contract/registry/asOf'
import HistoryIcon from '@mui/icons-material/History'
import Alert from '@mui/material/Alert'
import { Days } from '@/components/Days'
import { useEffectWords } from './effectWords'

/** Says above a file which moment of the past it shows, and that nothing can be changed there. */
export const PastNote = ({ moment: { asOf, knownOn } }: { moment: AsOf }) => {
  const { say, day } = useEffectWords()
  const filing = filingOf(asOf)
  const shown = filing
    ? say('pastFiling', { number: filing })
    : asOf
      ? say('past', { day: day(asOf) })
      : say('pastToday')
  const said = [shown, knownOn && say('pastKnown', { day: day(knownOn) }), say('pastNoActions')]
  return (
    <Alert role="note" severity="warning" variant="outlined" icon={<HistoryIcon fontSize="small" />}>
      <Days text={said.filter(Boolean).join(' ')} />
    </Alert>
  )
}
