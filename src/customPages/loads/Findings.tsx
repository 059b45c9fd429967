import type { LoadFinding, LoadWhole } from '@contract/portal/loads'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useMemo, useState } from 'react'
import { ListPanel } from '@/components/list/ListPanel'
import { useAddress } from '@/components/useAddress'
import type { Resource } from '@/definition/defineResource'
import { useLoadText } from './useLoadText'

type Outcome = LoadFinding['outcome']
type Props = { load: LoadWhole; findings: Resource; outcomes: readonly Outcome[] }

/** Parameters of a reason that are names of fields, which the host sends in English. */
const FIELDS = ['field', 'fields']

/** Returns the list with reasons that name fields in the reader's language. */
const useReasons = (findings: Resource): Resource => {
  const { label } = useLoadText()
  return useMemo(() => {
    const { computed = {} } = findings
    const labels = (text: string) => text.split(', ').map(label).join(', ')
    const fill = ({ params }: LoadFinding) =>
      Object.fromEntries(
        Object.entries(params).map(([name, value]) => [name, FIELDS.includes(name) ? labels(value) : value]),
      )
    return { ...findings, computed: { ...computed, ...(computed.reason && { reason: { ...computed.reason, fill } }) } }
  }, [findings, label])
}

/** Rows of a load with a reason, a page at a time, by what became of them and by kind. */
export const Findings = ({ load, findings, outcomes }: Props) => {
  const { say, kind: kindWords, count } = useLoadText()
  const [, setAddress] = useAddress()
  const numbers: Record<Outcome, number> = {
    REFUSED: load.refused,
    MISSING: load.outcomes.reduce((sum, { missing }) => sum + missing, 0),
    KEPT: load.kept,
  }
  const shown = outcomes.filter(outcome => numbers[outcome] > 0)
  const [chosen, setChosen] = useState<Outcome>()
  const [kind, setKind] = useState('')
  const resource = useReasons(findings)
  const outcome = shown.find(one => one === chosen) ?? shown[0]
  if (!outcome) return null
  const firstPage = () =>
    setAddress(
      now => {
        now.delete('page')
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <section className="loads-findings">
      <div className="loads-tools">
        <h3>{say(`findings.${outcome}`)}</h3>
        {shown.length > 1 && (
          <ToggleButtonGroup
            size="small"
            exclusive
            value={outcome}
            aria-label={say('findings.which')}
            onChange={(_, next: Outcome | null) => {
              if (!next) return
              setChosen(next)
              firstPage()
            }}
          >
            {shown.map(one => (
              <ToggleButton key={one} value={one}>
                {say(`findings.choice.${one}`, { count: count(numbers[one]) })}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        )}
        {outcome !== 'KEPT' && load.outcomes.length > 1 && (
          <TextField
            select
            size="small"
            className="loads-kind"
            label={say('outcome.kind')}
            value={kind}
            onChange={({ target }) => {
              setKind(target.value)
              firstPage()
            }}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          >
            <MenuItem value="">{say('findings.allKinds')}</MenuItem>
            {load.outcomes.map(one => (
              <MenuItem key={one.kind} value={one.kind}>
                {kindWords(one.kind)}
              </MenuItem>
            ))}
          </TextField>
        )}
      </div>
      <ListPanel
        resource={resource}
        filter={{ load: load.id, outcome, ...(kind && outcome !== 'KEPT' && { kind }) }}
        none={say('findings.none')}
      />
    </section>
  )
}
