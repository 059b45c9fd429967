import { type WorkArea, workAreas, workSources } from '@contract/portal/workSources'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useId } from 'react'
import type { Queue } from './calls'
import { useQueue, useSources } from './useQueue'
import { useWorkText } from './useWorkText'

type Choice = Queue & { value: string; label: string }

/** Choice of the backlog, of which Next hands out nothing otherwise. */
const BACKLOG = 'BACKLOG'

/** Returns the areas whose work a person may do, each followed by its sources where it has several of them, and the backlog. */
const useChoices = (): Choice[] => {
  const { say, area: areaWords, source: sourceWords } = useWorkText()
  const sources = useSources()
  const choicesOf = (area: WorkArea): Choice[] => {
    const own = sources.filter(name => workSources[name].area === area)
    if (!own.length) return []
    const several = own.length > 1 ? own : []
    return [
      { value: area, area, label: areaWords(area) },
      ...several.map(source => ({ value: source, source, label: sourceWords(source) })),
    ]
  }
  return [...workAreas.flatMap(choicesOf), { value: BACKLOG, backlog: true, label: say('backlogOnly') }]
}

/** Choice of the area, or of one source in it, that Next takes items from. */
export const QueueChoice = () => {
  const id = useId()
  const { say } = useWorkText()
  const [queue, setQueue] = useQueue()
  const choices = useChoices()
  return (
    <span className="work-queue">
      <span id={id} className="only-spoken">
        {say('queue')}
      </span>
      <Select
        size="small"
        displayEmpty
        value={queue.backlog ? BACKLOG : (queue.source ?? queue.area ?? '')}
        labelId={id}
        onChange={({ target }) => {
          const { area, source, backlog } = choices.find(choice => choice.value === target.value) ?? {}
          setQueue({ area, source, backlog })
        }}
      >
        <MenuItem value="">{say('allAreas')}</MenuItem>
        {choices.map(({ value, label, source }) => (
          <MenuItem key={value} value={value} className={source && 'work-queue-source'}>
            {label}
          </MenuItem>
        ))}
      </Select>
    </span>
  )
}
