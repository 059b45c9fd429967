import { idText } from '@contract/id'
import { urgencies, type WorkCount } from '@contract/portal/work'
import { workSources } from '@contract/portal/workSources'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { currentUser } from '@/authProvider/session'
import { useListContextValue } from '@/views/list/listContext'
import { useWorkText } from './useWorkText'
import './work.css'

type Filters = Readonly<Record<string, string>>

/** Value of the owner's filter for work that nobody owns. */
const NOBODY = 'NOBODY'

const whoseOf = (owner: string | undefined): WorkCount['whose'] | undefined =>
  owner === NOBODY ? 'NOBODY' : owner && owner === idText(currentUser()?.userId) ? 'MINE' : undefined

/** Returns the number of items of each urgency under the filters for area, kind and owner; undefined for a colleague's. */
export const countsByUrgency = (
  counts: readonly WorkCount[],
  { area, source, owner }: Filters,
): Partial<Record<string, number>> | undefined => {
  const whose = whoseOf(owner)
  if (owner && !whose) return undefined
  const fitting = counts.filter(
    count =>
      (!whose || count.whose === whose) &&
      (!source || count.source === source) &&
      (!area || workSources[count.source].area === area),
  )
  const sums: Partial<Record<string, number>> = {}
  for (const { urgency, count } of fitting) sums[urgency] = (sums[urgency] ?? 0) + count
  return sums
}

type Props = {
  /** Number of items of each urgency; undefined until it is known. */
  counts: Partial<Record<string, number>> | undefined
  /** Tells that the numbers are not those of the rows, and left out. */
  isUncounted?: boolean
}

/** Groups by urgency with their numbers, and the choice whose work is shown. */
export const WorkViews = ({ counts, isUncounted = false }: Props) => {
  const { say, urgency, number } = useWorkText()
  const { state, change } = useListContextValue()
  const { filters } = state
  const own = idText(currentUser()?.userId)
  const set = (name: string, value: string) => change({ filters: { ...filters, [name]: value }, page: 1 })
  return (
    <div className="work-views">
      <ToggleButtonGroup
        size="small"
        exclusive
        value={filters.owner ?? ''}
        onChange={(_, owner: string | null) => owner !== null && set('owner', owner)}
        aria-label={say('whose')}
      >
        <ToggleButton value="">{say('everybodys')}</ToggleButton>
        <ToggleButton value={own}>{say('mine')}</ToggleButton>
        <ToggleButton value={NOBODY}>{say('nobodys')}</ToggleButton>
      </ToggleButtonGroup>
      <ul className="work-groups" aria-label={say('groups')}>
        {urgencies.map(name => {
          const isChosen = filters.urgency === name
          return (
            <li key={name}>
              <button
                type="button"
                data-urgency={name}
                aria-pressed={isChosen}
                onClick={() => set('urgency', isChosen ? '' : name)}
              >
                <span>{urgency(name)}</span>
                {!isUncounted && <strong className="figures">{counts ? number(counts[name] ?? 0) : '–'}</strong>}
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
