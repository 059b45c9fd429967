import Typography from '@mui/material/Typography'
import { memo, type ReactNode, useCallback, useEffect, useState } from 'react'
import { useStore, useTranslate } from 'react-admin'
import { useAwayExports } from '@/components/export/listExports'
import { LoadWhenQuiet } from '@/components/LoadWhenQuiet'
import { fetchDialogs } from '@/components/lazyDialogs'
import { lazyPart } from '@/components/lazyPart'
import { isTyping } from '@/components/shortcutKeys'
import { WorkContext } from '@/customPages/work/workContext'
import type { Connection } from '@/routes/connection'
import { AccountMenuItems } from './AccountMenu'
import { ConnectionBanner } from './ConnectionBanner'
import { GoKeys } from './GoKeys'
import { PrintHead } from './PrintHead'
import { SideMenu } from './SideMenu'
import { TopBar } from './TopBar'
import { useWorkShell } from './useWorkShell'
import './shell.css'

const MenuDrawer = lazyPart(
  () => import('./MenuDrawer'),
  ({ MenuDrawer }) => MenuDrawer,
)
const ShortcutsDialog = lazyPart(
  () => import('./ShortcutsDialog'),
  ({ ShortcutsDialog }) => ShortcutsDialog,
)

const AwayExports = lazyPart(
  () => import('@/components/export/AwayExports'),
  ({ AwayExports }) => AwayExports,
)

/** Loads what is behind a press in the shell or on a page without a list. */
const fetchParts = () => Promise.all([fetchDialogs(), AccountMenuItems.fetch()])

/** Exports whose list was left. */
const ExportsPart = () => useAwayExports().length > 0 && <AwayExports />

type Props = { connection: Connection; onLogout(): void; children: ReactNode }

/** A new address of the page leaves the bar as it is drawn. */
const StillTopBar = memo(TopBar)

/**
 * The frame around every page below /home: top bar, side menu at 17% or 4%, and the page
 * (docs/requirements/portal-shell.md).
 */
export const Shell = ({ connection, onLogout, children }: Props) => {
  const translate = useTranslate()
  const [collapsed, setCollapsed] = useStore('shell.collapsed', false)
  const [drawer, setDrawer] = useState(false)
  const [keys, setKeys] = useState(false)
  const openDrawer = useCallback(() => setDrawer(true), [])
  const closeDrawer = useCallback(() => setDrawer(false), [])
  const openKeys = useCallback(() => setKeys(true), [])
  const work = useWorkShell()
  const toggle = useCallback(() => setCollapsed(!collapsed), [collapsed, setCollapsed])

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
    <WorkContext value={work.functions}>
      <div className="shell" data-collapsed={collapsed ? '' : undefined}>
        <a className="skip-link" href="#content">
          {translate('daftari.skip')}
        </a>
        <StillTopBar onLogout={onLogout} onMenu={openDrawer} onKeys={openKeys} />
        <PrintHead />
        <ConnectionBanner connection={connection} />
        <ExportsPart />
        <LoadWhenQuiet load={fetchParts} />
        <GoKeys />
        {work.part}
        <div className="shell-body">
          <SideMenu collapsed={collapsed} onToggle={toggle} />
          <main id="content" className="shell-content" tabIndex={-1}>
            {/* The title of a page that is made of react-admin's components: its `<Title>` writes here. */}
            <Typography variant="h1" component="div" role="heading" aria-level={1} id="react-admin-title" />
            {children}
          </main>
        </div>
        {drawer && <MenuDrawer open={drawer} onClose={closeDrawer} />}
        {keys && <ShortcutsDialog open={keys} onClose={() => setKeys(false)} />}
      </div>
    </WorkContext>
  )
}
