import Tooltip from '@mui/material/Tooltip'
import { useLocaleState, useTranslate } from 'react-admin'
import { Link, useLocation } from 'react-router-dom'
import { HOME } from '@/authProvider/guard'
import { useStored } from '@/createStore'
import { isWithin, type VisibleEntry } from '../menu'
import { iconOf } from './icons'
import { menuCounts } from './menuCounts'
import { useVisibleMenu } from './useVisibleMenu'
import './menu.css'

type Props = { collapsed?: boolean; onGo?: () => void }

const Entry = ({ entry, place, collapsed = false, onGo }: Props & { entry: VisibleEntry; place: string }) => {
  const { label } = entry
  const Icon = iconOf(entry.icon)
  const within = isWithin(entry, place)
  const count = useStored(menuCounts)[entry.path]
  const [locale] = useLocaleState()
  const link = (
    <Link
      to={`${HOME}/${entry.path}`}
      // A page with a menu of its own is one place here, whatever is open in it.
      aria-current={place === entry.path || (within && !entry.children.length) ? 'page' : undefined}
      aria-label={collapsed ? label : undefined}
      aria-describedby={count ? 'work-waiting' : undefined}
      onClick={onGo}
    >
      <Icon />
      <span className="side-words">{label}</span>
      {/* Drawn by the style sheet: a screen reader is told by the description. */}
      {count && <span className="side-count" data-count={count.toLocaleString(locale)} aria-hidden />}
    </Link>
  )
  return (
    <li data-within={within && entry.children.length > 0 ? '' : undefined}>
      {collapsed ? (
        <Tooltip title={label} placement="right" describeChild={false}>
          {link}
        </Tooltip>
      ) : (
        link
      )}
      {within && entry.children.length > 0 && (
        <ul>
          {entry.children.map(child => (
            <Entry key={child.path} entry={child} place={place} collapsed={collapsed} onGo={onGo} />
          ))}
        </ul>
      )}
    </li>
  )
}

/** The entries this person sees; children show when their parent is active (MENU-03). */
export const MenuList = ({ collapsed = false, onGo }: Props) => {
  const { pathname } = useLocation()
  const translate = useTranslate()
  const place = pathname.slice(HOME.length + 1).replace(/\/+$/, '')
  return (
    <nav className="side-list" aria-label={translate('daftari.shell.menu')}>
      <ul className="side-top">
        {useVisibleMenu().map(entry => (
          <Entry key={entry.path} entry={entry} place={place} collapsed={collapsed} onGo={onGo} />
        ))}
      </ul>
    </nav>
  )
}
