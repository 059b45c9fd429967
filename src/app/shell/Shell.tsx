import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useStore, useTranslate } from 'react-admin'

import { ConnectionBanner } from './ConnectionBanner'
import type { Connection } from './connection'
import { MenuDrawer } from './MenuDrawer'
import { ShortcutsDialog } from './ShortcutsDialog'
import { SideMenu } from './SideMenu'
import { TopBar } from './TopBar'
import './shell.css'

type Props = { connection: Connection; onLogout(): void; children: ReactNode }

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/**
 * The frame around every page below /home: top bar, side menu at 17% or 4%, and the page
 * (docs/requirements/portal-shell.md).
 */
export const Shell = ({ connection, onLogout, children }: Props) => {
  const translate = useTranslate()
  const [collapsed, setCollapsed] = useStore('shell.collapsed', false)
  const [drawer, setDrawer] = useState(false)
  const [keys, setKeys] = useState(false)
  const closeDrawer = useCallback(() => setDrawer(false), [])

  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || isTyping(event.target)) return
      event.preventDefault()
      setKeys(true)
    }
    window.addEventListener('keydown', pressed)
    return () => window.removeEventListener('keydown', pressed)
  }, [])

  return (
    <div className="shell" data-collapsed={collapsed ? '' : undefined}>
      <a className="skip-link" href="#content">
        {translate('daftari.skip')}
      </a>
      <TopBar onLogout={onLogout} onMenu={() => setDrawer(true)} onKeys={() => setKeys(true)} />
      <ConnectionBanner connection={connection} />
      <div className="shell-body">
        <SideMenu collapsed={collapsed} onToggle={() => setCollapsed(!collapsed)} />
        <main id="content" className="shell-content" tabIndex={-1}>
          {children}
        </main>
      </div>
      <MenuDrawer open={drawer} onClose={closeDrawer} />
      <ShortcutsDialog open={keys} onClose={() => setKeys(false)} />
    </div>
  )
}
