import { idText } from '@contract/id'
import { urgencies } from '@contract/portal/work'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import type { ReactNode } from 'react'
import { currentUser } from '@/authProvider/session'
import { useListContextValue } from '@/components/list/listContext'
import { NOBODY, openAmong } from './counts'
import { useWorkText } from './useWorkText'
import './work.css'

type Props = {
  /** Number of items of each urgency; undefined until it is known. */
  counts: Partial<Record<string, number>> | undefined
  /** Acts on the work that is shown. */
  children?: ReactNode
}

/** Groups by urgency with their numbers, and the choice whose work is shown. */
export const WorkViews = ({ counts, children }: Props) => {
  const { say, urgency, number } = useWorkText()
  const { state, change } = useListContextValue()
  const { filters } = state
  const own = idText(currentUser()?.userId)
  const set = (name: string, value: string) => change({ filters: now => ({ ...now, [name]: value }), page: 1 })
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
        <li>
          <button type="button" aria-pressed={!filters.urgency} onClick={() => set('urgency', '')}>
            <span>{say('allOpen')}</span>
            <strong className="figures">{counts ? number(openAmong(counts)) : '–'}</strong>
          </button>
        </li>
        {urgencies.map(name => {
          const isChosen = filters.urgency === name
          return (
            <li key={name}>
              <button
                type="button"
                data-urgency={counts?.[name] ? name : undefined}
                aria-pressed={isChosen}
                onClick={() => set('urgency', isChosen ? '' : name)}
              >
                <span>{urgency(name)}</span>
                <strong className="figures">{counts ? number(counts[name] ?? 0) : '–'}</strong>
              </button>
            </li>
          )
        })}
      </ul>
      {children}
    </div>
  )
}
