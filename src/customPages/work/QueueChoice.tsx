import { type WorkArea, workAreas, workSources } from '@contract/portal/workSources'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useId } from 'react'
import type { Queue } from './calls'
import { useQueue, useSources } from './useQueue'
import { useWorkText } from './useWorkText'

type Choice = Queue & { value: string; label: string }

/** Returns the areas whose work a person may do, each followed by its sources where it has several of them. */
const useChoices = (): Choice[] => {
  const { area: areaWords, source: sourceWords } = useWorkText()
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
  return workAreas.flatMap(choicesOf)
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
        value={queue.source ?? queue.area ?? ''}
        labelId={id}
        onChange={({ target }) => {
          const { area, source } = choices.find(choice => choice.value === target.value) ?? {}
          setQueue({ area, source })
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
