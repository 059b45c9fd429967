import PauseIcon from '@mui/icons-material/PauseOutlined'
import ResumeIcon from '@mui/icons-material/PlayArrowOutlined'
import IconButton from '@mui/material/IconButton'
import { useTranslate } from 'react-admin'
import type { AutoRefresh } from './useAutoRefresh'
import './filters.css'

/** Note that a list refreshes automatically, with a button to stop it. */
export const AutoRefreshNote = ({ watching: refresh }: { watching: AutoRefresh }) => {
  const translate = useTranslate()
  const { state, seconds, toggle } = refresh
  const Icon = state === 'stopped' ? ResumeIcon : PauseIcon
  const act = translate(state === 'stopped' ? 'daftari.watching.resume' : 'daftari.watching.pause')
  return (
    <div className="list-watch" data-state={state}>
      <span className="list-watch-dot" aria-hidden />
      <span>{translate(`daftari.watching.${state}`, { smart_count: seconds })}</span>
      <IconButton size="small" aria-label={act} title={act} onClick={toggle}>
        <Icon fontSize="small" />
      </IconButton>
    </div>
  )
}
