import { holds } from '@/authProvider/session'
import { Dashboard } from '@/customPages/dashboard/Dashboard'
import { resources } from '@/resources'
import { useDesk } from './deskContext'
import { HOME, mayEnter } from './guard'
import type { ShownEntry } from './menu'
import { iconOf } from './shell/icons'
import { useShownMenu } from './shell/useShownMenu'

const leaves = (entries: readonly ShownEntry[]): ShownEntry[] =>
  entries.flatMap(entry => (entry.children.length ? leaves(entry.children) : [entry]))

/** The dashboard with the areas this person finds in the menu and is let into. */
const DashboardPage = () => {
  const { http, capabilities } = useDesk()
  const areas = leaves(useShownMenu())
    .filter(({ path }) => mayEnter(path, holds))
    .map(({ path, icon }) => ({
      path,
      address: `${HOME}/${path}`,
      Icon: iconOf(icon),
      name: resources.find(resource => resource.path === path)?.name,
    }))
  return <Dashboard http={http} hasSummary={capabilities?.summary === true} areas={areas} />
}

export default DashboardPage
