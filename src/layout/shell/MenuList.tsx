import Tooltip from '@mui/material/Tooltip'
import { type MouseEvent, startTransition, useOptimistic } from 'react'
import { useTranslate } from 'react-admin'
import { Link, useLocation, useNavigation } from 'react-router-dom'
import { HOME, placeOf } from '@/authProvider/guard'
import { opensElsewhere } from '@/components/linkPress'
import { useLocale } from '@/i18n/useLocale'
import { isWithin, type VisibleEntry } from '@/routes/menu'
import { iconOf } from './icons'
import { useMenuCount } from './menuCounts'
import { useVisibleMenu } from './useVisibleMenu'
import './menu.css'

type Props = { collapsed?: boolean; onGo?: () => void }

type EntryProps = { entry: VisibleEntry; place: string; collapsed: boolean; go(path: string, event: MouseEvent): void }

const Entry = ({ entry, place, collapsed, go }: EntryProps) => {
  const { label } = entry
  const Icon = iconOf(entry.icon)
  const within = isWithin(entry, place)
  const count = useMenuCount(entry.path)
  const locale = useLocale()
  return (
    <li data-within={within && entry.children.length > 0 ? '' : undefined}>
      <Tooltip title={collapsed ? label : null} placement="right">
        <Link
          to={`${HOME}/${entry.path}`}
          // A page with a menu of its own is one place here, whatever is open in it.
          aria-current={place === entry.path || (within && !entry.children.length) ? 'page' : undefined}
          aria-label={collapsed ? label : undefined}
          aria-describedby={count ? 'work-waiting' : undefined}
          onClick={event => go(entry.path, event)}
        >
          <Icon />
          <span className="side-words">{label}</span>
          {/* Drawn by the style sheet: a screen reader is told by the description. */}
          {count && <span className="side-count" data-count={count.toLocaleString(locale)} aria-hidden />}
        </Link>
      </Tooltip>
      {within && entry.children.length > 0 && (
        <ul>
          {entry.children.map(child => (
            <Entry key={child.path} entry={child} place={place} collapsed={collapsed} go={go} />
          ))}
        </ul>
      )}
    </li>
  )
}

/**
 * The entries this person sees; children show when their parent is active (MENU-03). A pressed entry is the active one at
 * once, before its page is drawn.
 */
export const MenuList = ({ collapsed = false, onGo }: Props) => {
  const current = useLocation()
  // The page whose code is on its way.
  const { location: next = current } = useNavigation()
  const translate = useTranslate()
  const [shown, show] = useOptimistic(placeOf(next.pathname))
  const go = (path: string, event: MouseEvent) => {
    if (!opensElsewhere(event)) startTransition(() => show(path))
    onGo?.()
  }
  return (
    <nav className="side-list" aria-label={translate('daftari.shell.menu')}>
      <ul className="side-top">
        {useVisibleMenu().map(entry => (
          <Entry key={entry.path} entry={entry} place={shown} collapsed={collapsed} go={go} />
        ))}
      </ul>
    </nav>
  )
}
