import { memo } from 'react'
import { useTranslate } from 'react-admin'
import { MenuList } from './MenuList'
import './menu.css'

type Props = { collapsed: boolean; onToggle(): void }

/** The menu at the side of every page. */
export const SideMenu = memo(function SideMenu({ collapsed, onToggle }: Props) {
  const translate = useTranslate()
  const label = translate(collapsed ? 'daftari.shell.expand' : 'daftari.shell.collapse')
  return (
    <div className="side">
      <MenuList collapsed={collapsed} />
      <button
        type="button"
        className="side-toggle"
        aria-expanded={!collapsed}
        aria-label={label}
        title={label}
        onClick={onToggle}
      >
        <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
          <rect x="2.7" y="3.7" width="14.6" height="12.6" rx="2" />
          <path d="M7.7 3.7v12.6" />
          <path
            d={collapsed ? 'm11.3 7.7 2.3 2.3-2.3 2.3' : 'm13.7 7.7-2.3 2.3 2.3 2.3'}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
        <span className="side-words">{label}</span>
      </button>
    </div>
  )
})
