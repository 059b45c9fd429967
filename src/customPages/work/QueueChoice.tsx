import { workAreas } from '@contract/portal/workSources'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useId } from 'react'
import { useQueue } from './useQueue'
import { useWorkText } from './useWorkText'

/** Choice of the area that Next takes items from. */
export const QueueChoice = () => {
  const id = useId()
  const { say, area } = useWorkText()
  const [queue, setQueue] = useQueue()
  return (
    <span className="work-queue">
      <span id={id} className="only-spoken">
        {say('queue')}
      </span>
      <Select
        size="small"
        displayEmpty
        value={queue.area ?? ''}
        labelId={id}
        onChange={({ target }) => setQueue({ area: workAreas.find(name => name === target.value) })}
      >
        <MenuItem value="">{say('allAreas')}</MenuItem>
        {workAreas.map(name => (
          <MenuItem key={name} value={name}>
            {area(name)}
          </MenuItem>
        ))}
      </Select>
    </span>
  )
}
